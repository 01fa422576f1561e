export {
  THEME_FILE_IDS,
  THEME_FORMAT_IDS,
  type ThemeFileId,
  type ThemeFormatId,
} from '../constants.ts';
export { downloadTheme, THEME_FILES, type ThemeDownload } from './download-theme.ts';
export { pullLine, themeLink } from './pull-line.ts';
export { pairsLine } from './summary.ts';
export { roleEntries, scaleEntries, twelveEntries } from './theme-colors.ts';
export type { ThemeFile, ThemeFileOptions, WrittenTheme } from './theme-file.ts';
export { findThemeFormat, THEME_FORMATS, type ThemeFormat, writeTheme } from './theme-formats.ts';
export { familyKeys } from './theme-keys.ts';
