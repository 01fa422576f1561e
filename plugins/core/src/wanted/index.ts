/** Themes and palettes as the variables, styles and tokens to create in a file. */
export * from './want-palette.ts';
export * from './want-theme.ts';
