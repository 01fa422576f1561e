export type { Range, Relaxed } from './admission.ts';
export * from './categorical.ts';
export * from './measure.ts';
export { READERS, type Reader } from './readers.ts';
