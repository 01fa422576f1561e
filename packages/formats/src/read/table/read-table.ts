import { FILE_LIMITS } from '../../constants.ts';
import { FormatError } from '../../palette/format-error.ts';
import type { ReadPalette } from '../../palette/palette.ts';
import { PaletteBuilder } from '../../palette/palette-builder.ts';
import { scanCode } from '../../text/scan-code.ts';
import { linesOf } from '../../text/text.ts';
import { alphaScale } from '../channel-scale.ts';
import { isNear, isNotation, isWide } from '../same-color.ts';
import { type CellColor, colorOfCell, plainCell } from './cell-color.ts';
import { type Columns, findColumns } from './columns.ts';
import { type Row, rowsOf } from './table-rows.ts';

const SEPARATORS = [',', ';', '\t'];
/** A block of code or of a style sheet, whose values are separated as cells are. */
const BLOCK = /^[^"{,;\t\n]{1,1000}\{[ \t]*(?:$|[\w'-]{1,100}[ \t]*:)/m;
const SAMPLE = 50_000; // characters in which the columns are looked for
const SAMPLED_ROWS = 100;

/** A table, or several of one document in Markdown. */
export interface Table {
  separator: string;
  parts: readonly { text: string; at: number }[];
  /** How many lines stand between the tables. */
  others: number;
}

/** The table that a text is; undefined if none of its columns holds colors. */
export function findTable(file: string): Table | undefined {
  // A spreadsheet may say in a first line what separates its cells.
  const text = file.replace(/^sep=.\r?\n/i, (line) => '\n'.repeat(line.length));
  const isCode = BLOCK.test(text);
  const found = SEPARATORS.flatMap((separator) => {
    if (isCode || !columnsOf(text, separator)) return [];
    return { separator, even: evenness(sampleOf(text, separator).rows) };
  });
  // A cell may hold what separates the cells of other tables.
  found.sort((a, b) => b.even - a.even);
  const [best] = found;
  if (best) return { separator: best.separator, parts: [{ text, at: 0 }], others: 0 };
  return findMarkdown(text.includes('<!--') ? scanCode(text, 'markup').code : text);
}

/** The part of the rows that are as long as most are. */
function evenness(rows: readonly Row[]): number {
  const counts = new Map<number, number>();
  for (const { cells } of rows) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  counts.delete(1);
  return Math.max(0, ...counts.values()) / rows.length;
}

function columnsOf(text: string, separator: string): Columns | undefined {
  const { rows, hasTitles } = sampleOf(text, separator);
  return rows.some(({ cells }) => cells.length > 1) ? findColumns(rows, hasTitles) : undefined;
}

/** The first rows, and whether the first of them surely holds titles. */
function sampleOf(text: string, separator: string): { rows: Row[]; hasTitles: boolean } {
  const rows: Row[] = [];
  let hasTitles = false;
  try {
    for (const row of rowsOf(text.slice(0, SAMPLE), separator)) {
      if (separator === '|' && isRule(row.cells)) hasTitles ||= rows.length === 1;
      else if (rows.push(row) === SAMPLED_ROWS) break;
    }
  } catch (error) {
    if (!(error instanceof FormatError)) throw error; // the quote may close behind the sample
  }
  return { rows, hasTitles };
}

const HEX = /(?<![\w&])#[\da-f]{3,8}(?!\w)/i;

/** The tables of Markdown, unless there are colors outside of them. */
function findMarkdown(text: string): Table | undefined {
  if (!text.includes('|')) return undefined;
  const parts: { text: string; at: number }[] = [];
  let others = 0;
  let start = -1;
  let end = 0;
  const close = () => {
    if (start >= 0) parts.push({ text: text.slice(start, end), at: start });
    start = -1;
  };
  for (const [line, at] of linesOf(text)) {
    if (at > end + 2) close();
    if (line.includes('|')) {
      if (start < 0) start = at;
      end = at + line.length;
    } else {
      close();
      if (HEX.test(line)) return undefined;
      if (line.trim()) others += 1;
    }
  }
  close();
  return parts.some((part) => columnsOf(part.text, '|'))
    ? { separator: '|', parts, others }
    : undefined;
}

/** A row that was read, before it is known how the file counts channels and opacities. */
interface Entry {
  at: number;
  name: string;
  colors: readonly { color: CellColor; title: string }[];
  channels: readonly number[] | undefined;
  alpha: number | undefined;
}

/**
 * Reads a table: the column whose cells are colors, whatever its title, or the columns of channels. Of
 * several notations of one color CIE Lab counts, else the hex; colors that differ, as of a light and a dark theme, are all
 * read, named by their column.
 *
 * @throws {FormatError} If a quote is never closed, or no row holds a color.
 */
export function readTable({ separator, parts, others }: Table): ReadPalette {
  const palette = new PaletteBuilder('CSV');
  let skipped = others;
  for (const { text, at } of parts) skipped += readPart(text, separator, palette, at);
  palette.tally(skipped, '{row|rows} without a color {was|were} left out.');
  return palette.build();
}

/** @returns How many rows hold something else. */
function readPart(text: string, separator: string, palette: PaletteBuilder, from: number): number {
  const columns = columnsOf(text, separator);
  const entries: Entry[] = [];
  let skipped = 0;
  let i = 0;
  for (const { cells, at } of rowsOf(text, separator)) {
    if (separator === '|' && isRule(cells)) continue;
    const isTitles = columns && columns.titles.length > 0 && i === columns.start - 1;
    i += 1;
    if (isTitles) continue;
    const entry =
      columns && i > columns.start ? entryOf(cells, columns, at + from, separator) : undefined;
    if (entry) entries.push(entry);
    else if (cells.some((cell) => cell.trim())) skipped += 1;
    if (entries.length > FILE_LIMITS.colors) break; // one too many, so that the palette reports the limit
  }
  return skipped + (columns ? addEntries(entries, columns, palette) : 0);
}

/** What Markdown has below the titles of a table. */
const isRule = (cells: readonly string[]): boolean =>
  cells.every((cell) => /^\s{0,200}:?-{1,200}:?\s{0,200}$/.test(cell));

function entryOf(
  cells: readonly string[],
  columns: Columns,
  at: number,
  separator: string,
): Entry | undefined {
  const colors = columns.colors.flatMap((place) => {
    const title = columns.titles[place] ?? '';
    const cell = cells[place] ?? '';
    const color = colorOfCell(/argb/i.test(title) ? withAlphaLast(cell) : cell);
    return color ? [{ color, title }] : [];
  });
  const channels = columns.channels?.places.map((place) => numberOf(cells[place]));
  const isWhole = channels?.every((channel) => channel !== undefined);
  if (colors.length === 0 && !isWhole) return undefined;
  const named = cells[columns.name] ?? '';
  const label = separator === '|' ? plainCell(named) : plainName(named);
  const alpha = numberOf(cells[columns.alpha]);
  return { at, name: label, colors, channels: isWhole ? (channels as number[]) : undefined, alpha };
}

/** `#80ff0000` as CSS has it. */
const withAlphaLast = (cell: string): string =>
  cell.replace(/^\s*#?([\da-f]{2})([\da-f]{6})\s*$/i, '#$2$1');

/** A spreadsheet would take the name for a formula without the apostrophe. */
const plainName = (cell: string): string => cell.replace(/^'(?=['=+\-@\t\r])/, '');

/** A percentage is a part of 1. */
function numberOf(cell = ''): number | undefined {
  const [, number, percent] =
    /^\s*(-?\d{0,9}(?:[.,]\d{1,20})?)\s*(%?)\s*$/.exec(cell.slice(0, 60)) ?? [];
  if (!number || number === '-') return undefined;
  return Number(number.replace(',', '.')) / (percent ? 100 : 1);
}

/** @returns How many entries turned out to be no colors. */
function addEntries(
  entries: readonly Entry[],
  { channels, alpha, titles }: Columns,
  palette: PaletteBuilder,
): number {
  const alphas = alphaScale(entries.flatMap((entry) => entry.alpha ?? []));
  const add = channels?.model.reader(
    entries.flatMap((entry) => (entry.channels ? [entry.channels] : [])),
  );
  const isInverse = titles[alpha]?.toLowerCase() === 'transparency';
  let skipped = 0;
  for (const entry of entries) {
    const part = (entry.alpha ?? alphas) / alphas;
    const opacity = isInverse && entry.alpha !== undefined ? 1 - part : part;
    const { name, at } = entry;
    if (entry.channels) {
      if (!add?.(entry.channels, palette, at, { name, alpha: opacity })) skipped += 1;
      continue;
    }
    const several = distinct(entry.colors);
    for (const { color, title } of several) {
      const label = several.length > 1 ? `${name.trim()} ${title}` : name;
      palette.addCss(color.css, at, label, color.alpha < 1 ? 1 : opacity);
    }
  }
  return skipped;
}

/** The colors of a row, each once. Of notations the first counts, or the one that sRGB does not have. */
function distinct(colors: Entry['colors']): Entry['colors'] {
  const [first] = colors;
  const kept: { color: CellColor; title: string }[] = [];
  for (const one of colors) {
    const areNotations = isNotation(one.title) && isNotation(first!.title);
    const same = kept.findIndex(
      ({ color }) => areNotations || isNear(color.color, one.color.color),
    );
    if (same < 0) kept.push(one);
    else if (isWide(one.color.color) && !isWide(kept[same]!.color.color)) kept[same] = one;
  }
  return kept;
}
