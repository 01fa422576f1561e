import type { ReadPalette } from '../palette/palette.ts';
import { PaletteBuilder } from '../palette/palette-builder.ts';
import { linesOf } from '../text/text.ts';
import { channelScale } from './channel-scale.ts';

interface NumberRow {
  numbers: number[];
  name: string;
  at: number;
}

/** The rows of a color map, and how many lines are something else. */
export interface ColorMap {
  rows: readonly NumberRow[];
  others: number;
}

const LONGEST_LINE = 300; // characters
const MOST_ROWS = 10_001; // one too many, so that the palette reports the limit
const NUMBER = /^[-+]?(?:\d{1,20}\.?\d{0,20}|\.\d{1,20})(?:e[-+]?\d{1,3})?$/i;

/** Comments of programs that list colors, and the line with which NCL begins. */
const COMMENT = /^(?:[#%!;*]|\/\/|ncolors\s{0,20}=|r\s+g\s+b\b)/i;

/**
 * Finds a color map: lines of red, green and blue with fractions, as NCL, Matplotlib, R and others write
 * them, also within the brackets of a list.
 */
export function findColorMap(text: string): ColorMap | undefined {
  const rows: NumberRow[] = [];
  let others = 0;
  // NCL says first how many colors there are; whole numbers alone are read as any list is.
  let isMap = /^\s{0,100}ncolors\s{0,20}=/i.test(text);
  for (const [line, at] of linesOf(text)) {
    const plain = line.slice(0, LONGEST_LINE).trim();
    if (plain === '' || COMMENT.test(plain)) continue;
    const row = rowOf(plain, at);
    if (row) {
      rows.push(row);
      isMap ||= row.numbers.slice(0, 3).some((number) => !Number.isInteger(number));
    } else if (/[^\s[\](){},;]/.test(plain)) others += 1;
    if (others > MOST_OTHERS + rows.length || rows.length === MOST_ROWS) break;
  }
  return isMap && rows.length > 1 && others <= rows.length ? { rows, others } : undefined;
}

const MOST_OTHERS = 20; // lines in front of the map

function rowOf(line: string, at: number): NumberRow | undefined {
  const words = line
    .replace(/^[\w.]{1,100}\s{0,20}(?:=|<-)\s{0,20}/, '')
    .replaceAll(/[[\](){},;]/g, ' ')
    .trim()
    .split(/\s+/);
  const end = words.findIndex((word) => !NUMBER.test(word));
  const numbers = words.slice(0, end < 0 ? undefined : end).map(Number);
  const isColor = numbers.length === 3 || numbers.length === 4;
  if (!isColor || numbers.some((number) => number < -1 || number > 255)) return undefined;
  const name =
    end < 0
      ? ''
      : words
          .slice(end)
          .join(' ')
          .replace(/^(?:#|\/\/)\s*/, '');
  return { numbers, name: name.replaceAll(/^["']|["']$/g, ''), at };
}

/**
 * Reads a color map. Where all channels are at most 1, they count to 1, else to 255. A fourth number is an
 * opacity, or a first one the place in the map, if it begins with 0 and rises.
 *
 * @throws {FormatError} If there are too many rows.
 * @see https://www.ncl.ucar.edu/Document/Graphics/create_color_table.shtml
 */
export function readColorMap({ rows, others }: ColorMap): ReadPalette {
  const palette = new PaletteBuilder('Color map');
  const hasPlace = rows.every(
    ({ numbers }, i) =>
      numbers.length === 4 && (i === 0 ? numbers[0] === 0 : numbers[0]! > rows[i - 1]!.numbers[0]!),
  );
  const channels = rows.map(({ numbers }) => (hasPlace ? numbers.slice(1) : numbers));
  const scale = channelScale(channels.flatMap((all) => all.slice(0, 3)));
  const full = channels.some(([, , , alpha = 0]) => alpha > 1) ? 255 : 1;
  for (const [i, { name, at }] of rows.entries()) {
    const [r = 0, g = 0, b = 0, alpha = full] = channels[i]!;
    palette.add({ r: r / scale, g: g / scale, b: b / scale }, at, { name, alpha: alpha / full });
  }
  palette.tally(others, '{line|lines} without a color {was|were} left out.');
  return palette.build();
}
