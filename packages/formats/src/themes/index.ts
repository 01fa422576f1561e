export { THEME_FORMAT_IDS, type ThemeFormatId } from '../constants.ts';
export { downloadTheme, type ThemeDownload } from './download-theme.ts';
export { drawMode } from './mode-board.ts';
export { pairsLine } from './summary.ts';
export { roleEntries, scaleEntries, twelveEntries } from './theme-colors.ts';
export type { ThemeFile, ThemeFileOptions, WrittenTheme } from './theme-file.ts';
export { findThemeFormat, THEME_FORMATS, type ThemeFormat, writeTheme } from './theme-formats.ts';
export { familyKeys } from './theme-keys.ts';
