import { exactText, OKLCH } from '@swatchwork/color';

import { type ExportedPalette, swatchesOf } from '../palette/palette.ts';
import { csvOf, csvText } from '../text/csv-text.ts';

/**
 * A table of name, hex, the RGB channels 0–255 and OKLCH, for spreadsheets. A name that a
 * spreadsheet would calculate begins with an apostrophe. The palette's name is not included.
 */
export function writeCsv(palette: ExportedPalette): string {
  const rows = swatchesOf(palette).map(({ name = '', bytes, rgb }) => [
    csvText(name),
    bytes,
    ...[rgb.r, rgb.g, rgb.b].map((channel) => String(Math.round(channel * 255))),
    exactText(OKLCH, rgb),
  ]);
  return csvOf([['Name', 'Hex', 'Red', 'Green', 'Blue', 'OKLCH'], ...rows]);
}
