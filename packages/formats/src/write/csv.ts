import { exactText, OKLCH } from '@swatchwork/color';

import { type ExportedPalette, swatchesOf } from '../palette/palette.ts';
import { withoutDirectionMarks } from '../text/text.ts';

/**
 * What a spreadsheet would read as a formula, and the apostrophe that this file uses against it.
 */
const LOOKS_LIKE_FORMULA = /^['=+\-@\t\r]/;

/**
 * A table of name, hex, the RGB channels 0–255 and OKLCH, for spreadsheets. A name that a
 * spreadsheet would calculate begins with an apostrophe. The palette's name is not included.
 *
 * @see https://www.rfc-editor.org/rfc/rfc4180
 */
export function writeCsv(palette: ExportedPalette): string {
  const rows = swatchesOf(palette).map(({ name = '', bytes, rgb }) => [
    unlikeFormula(withoutDirectionMarks(name)),
    bytes,
    ...[rgb.r, rgb.g, rgb.b].map((channel) => String(Math.round(channel * 255))),
    exactText(OKLCH, rgb),
  ]);
  return [['Name', 'Hex', 'Red', 'Green', 'Blue', 'OKLCH'], ...rows]
    .map((row) => `${row.map(cell).join(',')}\r\n`)
    .join('');
}

const unlikeFormula = (name: string): string => (LOOKS_LIKE_FORMULA.test(name) ? `'${name}` : name);

const cell = (text: string): string =>
  /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
