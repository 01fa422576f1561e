import { isZip } from '../bytes/zip.ts';
import { FILE_LIMITS } from '../constants.ts';
import { FormatError } from '../palette/format-error.ts';
import type { ReadPalette } from '../palette/palette.ts';
import { readAco } from '../swatch-files/aco.ts';
import { ACT_SIZES, readAct } from '../swatch-files/act.ts';
import { readAse } from '../swatch-files/ase.ts';
import { GPL_START, readGpl } from '../swatch-files/gpl.ts';
import { readSwatches } from '../swatch-files/swatches.ts';
import { decodeText } from '../text/decode-text.ts';
import { findColumns, readCsv } from './read-csv.ts';
import { readJson } from './read-json.ts';
import { isLink, readLink } from './read-link.ts';
import { looksLikeObject, readObject } from './read-object.ts';
import { readSvg } from './read-svg.ts';
import { readText } from './read-text.ts';
import { hasVariables, readVariables } from './read-variables.ts';

export { isZip };

/** Every format that can be read, and how people write it. */
export const READ_FORMATS = {
  ase: 'Adobe Swatch Exchange',
  aco: 'Photoshop swatches',
  act: 'Photoshop color table',
  swatches: 'Procreate swatches',
  gpl: 'GIMP palette',
  tokens: 'Design tokens',
  json: 'JSON',
  svg: 'SVG',
  variables: 'CSS, SCSS or Less variables',
  tailwind: 'Tailwind configuration',
  csv: 'CSV',
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
  if (startsWith(bytes, 'ASEF')) return { ...readAse(bytes), format: 'ase' };
  if (isZip(bytes)) return { ...readSwatches(bytes), format: 'swatches' };
  for (const [start, what] of PICTURES) {
    if (startsWith(bytes, start)) {
      throw new FormatError(
        'unknown_format',
        what,
        0,
        'no palette file; pick its colors as an image',
      );
    }
  }
  if (isAco(bytes)) return { ...readAco(bytes), format: 'aco' };
  const text = decodeText(bytes);
  if (text !== undefined) return readAnyText(text);
  if (ACT_SIZES.includes(bytes.length)) return { ...readAct(bytes), format: 'act' };
  throw new FormatError('unknown_format', 'File', 0, 'it is neither text nor a known palette file');
}

const PICTURES: readonly (readonly [start: string, what: string])[] = [
  ['\x89PNG', 'PNG'],
  ['\xff\xd8\xff', 'JPEG'],
  ['GIF8', 'GIF'],
  ['%PDF', 'PDF'],
];

const startsWith = (bytes: Uint8Array, start: string): boolean =>
  [...start].every((letter, i) => bytes[i] === letter.charCodeAt(0));

/** Starts with version 1 or 2; a text never begins with a null byte. */
const isAco = ([high, low]: Uint8Array): boolean => high === 0 && (low === 1 || low === 2);

function readAnyText(text: string): ReadResult {
  const content = text.replace(/^\uFEFF/, '');
  const start = content.slice(0, 1000).trimStart();
  if (start.startsWith(GPL_START)) return { ...readGpl(content.trimStart()), format: 'gpl' };
  if (/^(?:\[|\{\s*(?:"|\}|$))/.test(start)) return readJson(content);
  if (/^<(?:svg|\?xml|!)/i.test(start) && /<svg\b/i.test(content)) {
    return { ...readSvg(content), format: 'svg' };
  }
  if (isLink(content)) return { ...readLink(content), format: 'link' };
  const columns = findColumns(content);
  if (columns) return { ...readCsv(content, columns), format: 'csv' };
  if (hasVariables(content)) return { ...readVariables(content), format: 'variables' };
  if (looksLikeObject(content)) {
    const found = readIfAny(() => readObject(content));
    if (found) return { ...found, format: 'tailwind' };
  }
  return { ...readText(content), format: 'text' };
}

/** A text that resembles a format may still be prose that contains colors. */
function readIfAny(read: () => ReadPalette): ReadPalette | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof FormatError && error.code === 'no_colors') return undefined;
    throw error;
  }
}
