import { isZip } from '../bytes/zip.ts';
import { FILE_LIMITS } from '../constants.ts';
import { FormatError } from '../palette/format-error.ts';
import type { ReadPalette } from '../palette/palette.ts';
import { readAco } from '../swatch-files/aco.ts';
import { ACT_SIZES, isCounted, readAct } from '../swatch-files/act.ts';
import { readAse } from '../swatch-files/ase.ts';
import { GPL_START, readGpl } from '../swatch-files/gpl.ts';
import { decodeText } from '../text/decode-text.ts';
import { scanCode } from '../text/scan-code.ts';
import { rootElement } from '../text/xml-nodes.ts';
import { readCode } from './code/read-code.ts';
import { readPlist } from './color-list/read-plist.ts';
import { findCarried } from './find-carried.ts';
import { readAcb } from './read-acb.ts';
import { readArchive } from './read-archive.ts';
import { isCpt, readCpt } from './read-cpt.ts';
import { readJson, readJson5Tokens } from './read-json.ts';
import { isLink, readLink } from './read-link.ts';
import { findColorMap, readColorMap } from './read-numbers.ts';
import { looksLikeObject, readObject } from './read-object.ts';
import { isPaintNet, readPaintNet } from './read-paint-net.ts';
import { readRiff } from './read-riff.ts';
import { isScheme, readSettings } from './read-settings.ts';
import { readText } from './read-text.ts';
import { looksLikeRules, readRules } from './sheets/read-rules.ts';
import { isStylus, readStylus } from './sheets/read-stylus.ts';
import { readVariables } from './sheets/read-variables.ts';
import { findTable, readTable } from './table/read-table.ts';
import { readMarkup } from './xml/read-markup.ts';

export { isZip };

/** Every format that can be read, and how people write it. */
export const READ_FORMATS = {
  ase: 'Adobe Swatch Exchange',
  aco: 'Photoshop swatches',
  acb: 'Photoshop color book',
  act: 'Photoshop color table',
  swatches: 'Procreate swatches',
  gpl: 'GIMP palette',
  kpl: 'Krita palette',
  clr: 'Color list of macOS',
  riff: 'Windows palette (RIFF)',
  'paint-net': 'Paint.NET palette',
  scheme: 'Color scheme of a terminal or desktop',
  soc: 'LibreOffice colors',
  scribus: 'Scribus colors',
  'plist-theme': 'Theme of iTerm2, Xcode or TextMate',
  'palette-xml': 'Coolors or CorelDRAW XML',
  cpt: 'Color palette table of GMT',
  'color-map': 'Color map as numbers (NCL, Matplotlib)',
  tableau: 'Tableau palette',
  qgis: 'QGIS color ramp',
  office: 'Office theme colors',
  android: 'Android color resources',
  xcassets: 'Xcode asset catalog',
  tokens: 'Design tokens',
  'legacy-tokens': 'Style Dictionary or Tokens Studio tokens',
  figma: 'Figma variables',
  sketchpalette: 'Sketch palette',
  json: 'JSON',
  svg: 'SVG',
  png: 'PNG of a palette from Swatchwork',
  pdf: 'PDF sheet from Swatchwork',
  variables: 'CSS, SCSS, Less or Stylus variables',
  rules: 'CSS rules',
  tailwind: 'Tailwind configuration',
  code: 'Swift, Kotlin or Dart source code',
  csv: 'CSV or another table',
  link: 'Palette link',
  text: 'Text',
} as const;

export type ReadFormatId = keyof typeof READ_FORMATS;

export interface ReadResult extends ReadPalette {
  format: ReadFormatId;
}

/**
 * Reads a palette from a file or a pasted text and recognizes the format by its content. A Tailwind
 * 4 theme counts as CSS.
 *
 * @param input At most 5 MiB.
 * @throws {FormatError} Naming the format and the offset where reading ended.
 */
export function readPalette(input: Uint8Array | string): ReadResult {
  if (input.length > FILE_LIMITS.bytes) {
    const { bytes } = FILE_LIMITS;
    throw new FormatError('too_large', 'File', bytes, 'it is larger than 5 MiB');
  }
  return typeof input === 'string' ? readAnyText(input) : readBytes(input);
}

function readBytes(bytes: Uint8Array): ReadResult {
  if (isCounted(bytes)) return { ...readAct(bytes), format: 'act' };
  if (startsWith(bytes, 'ASEF')) return { ...readAse(bytes), format: 'ase' };
  if (startsWith(bytes, 'bplist00')) return readPlist(bytes);
  if (startsWith(bytes, '8BCB')) return { ...readAcb(bytes), format: 'acb' };
  if (isZip(bytes)) return readArchive(bytes);
  const carried = findCarried(bytes);
  if (carried) return { ...readJson(carried.json), format: carried.format };
  for (const [start, what, advice] of OTHERS) {
    if (startsWith(bytes, start)) throw new FormatError('unknown_format', what, 0, advice);
  }
  if (startsWith(bytes, 'RIFF')) return { ...readRiff(bytes), format: 'riff' };
  if (isAco(bytes)) return { ...readAco(bytes), format: 'aco' };
  const text = decodeText(bytes);
  if (text !== undefined) return readAnyText(text);
  if (ACT_SIZES.includes(bytes.length)) return { ...readAct(bytes), format: 'act' };
  throw new FormatError('unknown_format', 'File', 0, 'it is neither text nor a known palette file');
}

const PICTURE = 'not a palette file; open it with the Image Color Picker';
const OLD_ARCHIVE =
  'this seems to be a color list of an old macOS; save it again on a newer version, or export its colors as ASE or hex codes';

/** What other files begin with, and what to do instead. */
const OTHERS: readonly (readonly [start: string, what: string, advice: string])[] = [
  ['\x89PNG', 'PNG', PICTURE],
  ['\xff\xd8\xff', 'JPEG', PICTURE],
  ['GIF8', 'GIF', PICTURE],
  ['%PDF', 'PDF', PICTURE],
  ['8BPS', 'Photoshop', 'a document, not a palette; export its swatches as ASE or ACO instead'],
  ['bplist', 'Property list', 'its version is unknown; export its colors as ASE or hex codes'],
  ['\x04\x0bstreamtyped', 'Typed stream', OLD_ARCHIVE],
  ['GNUstep archive', 'GNUstep archive', 'save it with NSKeyedArchiver, or export its colors'],
];

const startsWith = (bytes: Uint8Array, start: string): boolean =>
  [...start].every((letter, i) => bytes[i] === letter.charCodeAt(0));

/** Starts with version 1 or 2; a text never begins with a null byte. */
const isAco = ([high, low]: Uint8Array): boolean => high === 0 && (low === 1 || low === 2);

function readAnyText(text: string): ReadResult {
  // Old Macs end lines with CR alone; each stays one code unit, so that offsets are those of the file.
  const content = text.replace(/^\uFEFF/, '').replaceAll(/\r(?!\n)/g, '\n');
  const start = content.slice(0, 1000).replaceAll(COMMENTS, '').trimStart();
  if (start.startsWith(GPL_START)) return { ...readGpl(content.trimStart()), format: 'gpl' };
  if (JSON_START.test(start) && !SECTION.test(start)) return readJson(content);
  const tokens = readJson5Tokens(content);
  if (tokens) return tokens;
  const root = rootElement(content);
  if (root !== undefined) {
    const styles = root === 'html' && readVariables(scanCode(content, 'markup').code);
    return styles ? { ...styles, format: 'variables' } : readMarkup(content, root);
  }
  if (isLink(content)) return { ...readLink(content), format: 'link' };
  if (isScheme(content)) {
    const found = readIfAny(() => readSettings(content));
    if (found) return { ...found, format: 'scheme' };
  }
  if (isPaintNet(content)) return { ...readPaintNet(content), format: 'paint-net' };
  if (isCpt(content)) {
    const found = readIfAny(() => readCpt(content));
    if (found) return { ...found, format: 'cpt' };
  }
  const table = findTable(content);
  if (table) return { ...readTable(table), format: 'csv' };
  const map = findColorMap(content);
  if (map) return { ...readColorMap(map), format: 'color-map' };
  const code = readCode(content);
  if (code) return { ...code, format: 'code' };
  const variables = readVariables(content);
  if (variables) return { ...variables, format: 'variables' };
  if (isStylus(content)) return { ...readStylus(content), format: 'variables' };
  if (looksLikeObject(content)) {
    const found = readIfAny(() => readObject(content));
    if (found) return { ...found, format: 'tailwind' };
  }
  if (looksLikeRules(content)) {
    const found = readIfAny(() => readRules(content));
    if (found) return { ...found, format: 'rules' };
  }
  return { ...readText(content), format: 'text' };
}

/** Comments, where JSON begins. */
const COMMENTS = /(?<![^\s{[,])\/\/.*$|(?<![^\s{[,])\/\*[^*]{0,1000}\*\//gm;

/** A section of settings, whose name may begin with a digit. */
const SECTION = /^\[{1,2}[^[\]\n"]{1,200}\]{1,2}[ \t\r]{0,20}\n\s{0,200}[\w.-]{1,100}\s{0,20}=/;

/** How JSON begins: a selector of CSS and a section of INI or TOML begin with a bracket, too. */
const JSON_START = /^(?:\[[\s[]*(?:["{\]\d-]|true\b|false\b|null\b|$)|\{\s*(?:"|\}|$))/;

/** A text that resembles a format may still be prose that contains colors. */
function readIfAny(read: () => ReadPalette): ReadPalette | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof FormatError && error.code === 'no_colors') return undefined;
    throw error;
  }
}
