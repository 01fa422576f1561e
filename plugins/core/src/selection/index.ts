export type { TextContrast } from './check-contrast.ts';
export type { SeenColor } from './count-colors.ts';
export * from './layer.ts';
export * from './look.ts';
export type { Seen, SeenPicture, SelectionAccess } from './selection.ts';
export type { Where } from './visible-layers.ts';
