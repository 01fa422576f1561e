export { systemColorOf } from '../roles/system-color.ts';
export * from './accept-brand.ts';
export * from './color-for.ts';
export { MODE_SCRIPT, type ThemeCssOptions, themeCss } from './theme-css.ts';
export { defineThemeElement } from './theme-element.ts';
