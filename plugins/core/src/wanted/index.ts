/** Themes and palettes as the things that a file shall hold. */
export * from './want-palette.ts';
export * from './want-theme.ts';
