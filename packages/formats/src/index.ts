export { writeAse } from './ase.ts';
export { writeCss } from './css.ts';
export { fileName } from './file-name.ts';
export { FILE_LIMITS, FormatError, type FormatErrorCode } from './format-error.ts';
export { writeJson } from './json.ts';
export {
  type ExportedPalette,
  type ImportedColor,
  type ImportedPalette,
  type ReadPalette,
  toExported,
} from './palette.ts';
export { slugOf } from './slug.ts';
export { writeSvg } from './svg.ts';
export { writeTxt } from './txt.ts';
export { xmlText } from './xml-text.ts';
