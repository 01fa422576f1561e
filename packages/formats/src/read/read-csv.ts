import type { ReadPalette } from '../palette/palette.ts';
import { PaletteBuilder } from '../palette/palette-builder.ts';

const FORMAT = 'CSV';
const COLOR_COLUMN = /^(?:(?:hex|colou?r)(?: ?(?:code|value))?|value|css)$/i;
const NAME_COLUMN = /^(?:colou?r ?)?(?:name|label|title)$/i;
const CHANNEL_COLUMNS = [/^(?:r|red)$/i, /^(?:g|green)$/i, /^(?:b|blue)$/i];
const SEPARATORS = [',', ';', '\t'];

/** The columns that a first line names; undefined where it names no color. */
interface Columns {
  /** One with CSS colors, or three with channels from 0 to 255. */
  color: number | readonly number[];
  name: number;
  separator: string;
}

/** Reads the first line as the head of a table. */
export function findColumns(text: string): Columns | undefined {
  const end = text.search(/[\r\n]/);
  const line = text.slice(0, Math.min(end < 0 ? text.length : end, 1000));
  for (const separator of SEPARATORS) {
    const titles = line.split(separator).map((title) => title.trim().replace(/^"(.*)"$/, '$1'));
    const find = (column: RegExp) => titles.findIndex((title) => column.test(title));
    const color = find(COLOR_COLUMN);
    const channels = CHANNEL_COLUMNS.map(find);
    const isCss = titles.length > 1 && color >= 0;
    if (isCss || !channels.includes(-1)) {
      return { color: isCss ? color : channels, name: find(NAME_COLUMN), separator };
    }
  }
  return undefined;
}

/**
 * Reads a table whose first line names its columns, one of them `Hex`, `Color` or `Value`, or three
 * of them `R`, `G` and `B`, and perhaps a `Name`.
 *
 * @throws {FormatError} If a quote is never closed, or no row holds a color.
 * @see https://www.rfc-editor.org/rfc/rfc4180
 */
export function readCsv(text: string, { color, name, separator }: Columns): ReadPalette {
  const palette = new PaletteBuilder(FORMAT);
  let skipped = 0;
  let first = true;
  for (const { cells, at } of rows(text, separator, palette)) {
    const label = (cells[name] ?? '').replace(/^'(?=['=+\-@\t\r])/, '');
    const added = !first && addColor(palette, cells, color, label, at);
    if (!added && !first && cells.some((cell) => cell.trim())) skipped += 1;
    first = false;
  }
  palette.tally(
    skipped,
    'row without a color was left out.',
    'rows without a color were left out.',
  );
  return palette.build();
}

/** @returns Whether the row holds one. */
function addColor(
  palette: PaletteBuilder,
  cells: readonly string[],
  color: Columns['color'],
  name: string,
  at: number,
): boolean {
  if (typeof color === 'number') return palette.addCss(cells[color] ?? '', at, name);
  const channels = color.map((column) => cells[column]?.trim() ?? '');
  if (!channels.every((channel) => /^\d{1,3}$/.test(channel) && Number(channel) <= 255))
    return false;
  const [r = 0, g = 0, b = 0] = channels.map((channel) => Number(channel) / 255);
  palette.add({ r, g, b }, at, { name });
  return true;
}

const MOST_CELLS = 1000; // of one row; the reader ignores the rest

function* rows(text: string, separator: string, palette: PaletteBuilder) {
  let cells: string[] = [];
  let at = 0;
  let i = 0;
  while (i < text.length) {
    if (cells.length === 0 && isLineEnd(text, i)) {
      at = ++i; // millions of blank lines would each be a row
      continue;
    }
    const quoted = text[i] === '"';
    const end = quoted ? closingQuote(text, i + 1) : endOfCell(text, i, separator);
    if (end < 0) throw palette.broken(i, 'this quote is never closed');
    const cell = text.slice(quoted ? i + 1 : i, end);
    if (cells.length < MOST_CELLS) cells.push(quoted ? cell.replaceAll('""', '"') : cell);
    i = quoted ? endOfCell(text, end + 1, separator) : end;
    if (text[i] === separator) {
      i += 1;
      continue;
    }
    yield { cells, at };
    i += text.startsWith('\r\n', i) ? 2 : 1;
    at = i;
    cells = [];
  }
  yield { cells, at };
}

function closingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from);
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at;
}

function endOfCell(text: string, from: number, separator: string): number {
  let at = from;
  while (at < text.length && text[at] !== separator && !isLineEnd(text, at)) at++;
  return at;
}

const isLineEnd = (text: string, at: number) => text[at] === '\n' || text[at] === '\r';
