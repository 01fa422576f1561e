export { forcedColors } from '../roles/forced-colors.ts';
export * from './accept-brand.ts';
export * from './color-for.ts';
export { MODE_SCRIPT, type ThemeCssOptions, themeCss } from './theme-css.ts';
export { defineThemeElement } from './theme-element.ts';
