export { FILE_LIMITS } from './constants.ts';
export { FormatError, type FormatErrorCode } from './palette/format-error.ts';
export type { Inks } from './palette/inks.ts';
export {
  type ExportedPalette,
  type ImportedColor,
  type ImportedPalette,
  type ReadPalette,
  srgbsOf,
  toExported,
} from './palette/palette.ts';
export { writeAse } from './swatch-files/ase.ts';
export { embedFrame, FRAME_SIZE } from './text/embed-frame.ts';
export { fileName } from './text/file-name.ts';
export { htmlText } from './text/html-text.ts';
export { slugOf } from './text/slug.ts';
export { xmlText } from './text/xml-text.ts';
export { writeCss } from './write/css.ts';
export { writeJson } from './write/json.ts';
export { writeTxt } from './write/txt.ts';
