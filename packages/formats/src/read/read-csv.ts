import type { ReadPalette } from '../palette/palette.ts';
import { PaletteBuilder } from '../palette/palette-builder.ts';

const FORMAT = 'CSV';
const COLOR_COLUMN = /^(?:hex|colou?r|hex ?code|value|css)$/i;
const NAME_COLUMN = /^(?:name|label|title)$/i;
const SEPARATORS = [',', ';', '\t'];

/** The columns that a first line names; undefined where it names no color. */
interface Columns {
  color: number;
  name: number;
  separator: string;
}

/** Reads the first line as the head of a table. */
export function findColumns(text: string): Columns | undefined {
  const end = text.search(/[\r\n]/);
  const line = text.slice(0, Math.min(end < 0 ? text.length : end, 1000));
  for (const separator of SEPARATORS) {
    const titles = line.split(separator).map((title) => title.trim().replace(/^"(.*)"$/, '$1'));
    const color = titles.findIndex((title) => COLOR_COLUMN.test(title));
    if (titles.length > 1 && color >= 0) {
      return { color, name: titles.findIndex((title) => NAME_COLUMN.test(title)), separator };
    }
  }
  return undefined;
}

/**
 * Reads a table whose first line names its columns, one of them `Hex`, `Color` or `Value`, and
 * perhaps a `Name`.
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
    const value = cells[color];
    const added = !first && value && palette.addCss(value, at, label);
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
