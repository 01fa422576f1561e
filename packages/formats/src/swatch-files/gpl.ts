import { type ExportedPalette, type ReadPalette, swatchesOf } from '../palette/palette.ts';
import { PaletteBuilder } from '../palette/palette-builder.ts';
import { linesOf, oneLine } from '../text/text.ts';

/** The first line of every GIMP palette. */
export const GPL_START = 'GIMP Palette';

/**
 * A palette of GIMP, Inkscape and Krita. A color without a name is named by its hex.
 *
 * @see https://developer.gimp.org/core/standards/gpl/
 */
export function writeGpl(palette: ExportedPalette): string {
  const rows = swatchesOf(palette).map(({ rgb, hex, name }) => {
    const bytes = [rgb.r, rgb.g, rgb.b].map((channel) =>
      String(Math.round(channel * 255)).padStart(3),
    );
    return `${bytes.join(' ')}\t${oneLine(name ?? '') || hex}\n`;
  });
  return `${GPL_START}\nName: ${oneLine(palette.name)}\nColumns: 0\n#\n${rows.join('')}`;
}

const ROW = /^\s*(\d{1,4})\s+(\d{1,4})\s+(\d{1,4})(?:\s+(.*))?$/s;
const ROW_WITH_ALPHA = /^\s*(\d{1,4})\s+(\d{1,4})\s+(\d{1,4})\s+(\d{1,4})(?:\s+(.*))?$/s;

/**
 * Reads the current form of the format, the old one, which has no `Name:`, and that of Aseprite,
 * whose `Channels: RGBA` adds an opacity. A row that is no color is left out.
 *
 * @throws {FormatError} If there is no color left, saying why.
 * @see writeGpl
 */
export function readGpl(text: string): ReadPalette {
  const palette = new PaletteBuilder('GPL');
  if (!text.startsWith(GPL_START)) throw palette.broken(0, `it does not start with ${GPL_START}`);
  let hasAlpha = false;
  let skipped = 0;
  for (const [line, at] of linesOf(text)) {
    if (at === 0 || line.startsWith('#') || line.trim() === '') continue;
    if (line.startsWith('Name:')) palette.name = line.slice('Name:'.length).trim();
    else if (/^Channels:\s{0,20}RGBA/.test(line)) hasAlpha = true;
    else if (!/^(?:Columns|Channels):/.test(line)) {
      const problem = addRow(palette, line, at, hasAlpha);
      if (problem) {
        skipped += 1;
        palette.leftOut(problem, at);
      }
    }
  }
  palette.tally(skipped, '{row was|rows were} not {a color|colors} and {was|were} left out.');
  return palette.build();
}

/** @returns What is wrong with the row, if it is no color. */
function addRow(
  palette: PaletteBuilder,
  line: string,
  at: number,
  hasAlpha: boolean,
): string | undefined {
  const [, ...cells] = (hasAlpha ? ROW_WITH_ALPHA : ROW).exec(line) ?? [];
  if (cells.length === 0) return 'this line is not a color such as 59 130 246 Blue';
  const name = cells.pop();
  const [r = 0, g = 0, b = 0, alpha = 255] = cells.map(Number);
  if (Math.max(r, g, b, alpha) > 255) return 'a channel is above 255';
  palette.add({ r: r / 255, g: g / 255, b: b / 255 }, at, { name, alpha: alpha / 255 });
  return undefined;
}
