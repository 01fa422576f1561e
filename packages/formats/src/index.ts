export { writeAse } from './ase.ts';
export { writeCss } from './css.ts';
export { fileName } from './file-name.ts';
export { writeJson } from './json.ts';
export type { ExportedPalette } from './palette.ts';
export { slugOf } from './slug.ts';
export { writeSvg } from './svg.ts';
export { writeTxt } from './txt.ts';
export { xmlText } from './xml-text.ts';
