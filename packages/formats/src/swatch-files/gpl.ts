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
    return `${bytes.join(' ')}\t${oneLine(name ?? hex)}\n`;
  });
  return `${GPL_START}\nName: ${oneLine(palette.name)}\nColumns: 0\n#\n${rows.join('')}`;
}

const ROW = /^\s*(\d{1,4})\s+(\d{1,4})\s+(\d{1,4})(?:\s+(.*))?$/s;

/**
 * Reads the current form of the format, and the old one, which has no `Name:`.
 *
 * @throws {FormatError} If a row is neither a color nor a comment.
 * @see writeGpl
 */
export function readGpl(text: string): ReadPalette {
  const palette = new PaletteBuilder('GPL');
  if (!text.startsWith(GPL_START)) throw palette.broken(0, `it does not start with ${GPL_START}`);
  for (const [line, at] of linesOf(text)) {
    if (at === 0 || line.startsWith('#') || line.trim() === '') continue;
    const [, r, g, b, name] = ROW.exec(line) ?? [];
    if (r !== undefined) {
      const [red, green, blue] = [r, g, b].map(Number) as [number, number, number];
      if (Math.max(red, green, blue) > 255) throw palette.broken(at, 'a channel is above 255');
      palette.add({ r: red / 255, g: green / 255, b: blue / 255 }, at, { name });
    } else if (line.startsWith('Name:')) {
      palette.name = line.slice('Name:'.length).trim();
    } else if (!line.startsWith('Columns:')) {
      throw palette.broken(at, 'this line is no color, such as 59 130 246 Blue');
    }
  }
  return palette.build();
}
