export * from './contrast/wcag.ts';
export * from './difference.ts';
export * from './gamut.ts';
export * from './spaces/hsl.ts';
export * from './spaces/oklab.ts';
export * from './spaces/oklch.ts';
export * from './spaces/srgb.ts';
