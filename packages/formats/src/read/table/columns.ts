import { LAB, MODELS, type Model } from '../channel-models.ts';
import { isNotation } from '../same-color.ts';
import { colorOfCell, plainCell } from './cell-color.ts';
import type { Row } from './table-rows.ts';

/** Which columns of a table hold its palette. */
export interface Columns {
  /** The place of the first row of data. */
  start: number;
  titles: readonly string[];
  /** The columns whose cells are colors, the surest notation first; or those of channels. */
  colors: readonly number[];
  channels: { model: Model; places: readonly number[] } | undefined;
  /** -1 where there is none. */
  name: number;
  alpha: number;
}

const MOST_HEADS = 20; // rows that are tried as the head of the table

/** Titles of columns that hold colors, */
const COLOR_TITLE =
  /^(?:(?:hex|argb|colou?r|html|web)(?: ?(?:code|colou?r|value))?|code|value|css)$/i;
/** and those that make the first line of a text the head of a table, even if no row has a color. */
const SURE_TITLE = /^(?:(?:hex|colou?r)(?: ?(?:code|value))?|value|css)$/i;
const RGB_TITLE = /\brgb\b/i;
const ALPHA_TITLE = /^(?:a|alpha|opacity|transparency)$/;
const NAME_TITLES = [
  /^(?:colou?r ?)?(?:name|label|title)$/i,
  /name|label|title|token|variable|swatch|shade|role|key|colou?r/i,
];
const OTHER_TITLE = /hex|rgb|hs[lvb]|cmyk|lab|lch|pantone|ral|count|note|comment|description/i;

/** Without what is in parentheses, and without signs: `Red (0-255)`, `L*` and `S %`. */
const plainTitle = (cell: string): string =>
  plainCell(cell)
    .replace(/[([][^)\]]*[)\]]$/, '')
    .replaceAll(/[*%'"]/g, '')
    .replace(/[ _](?:value|channel|component)$/i, '')
    .trim();

/**
 * The columns of a table by what its cells are; titles decide where this leaves a choice.
 *
 * @param rows Its first rows.
 * @param hasTitles Whether the first one surely holds the titles, as in Markdown.
 * @returns Undefined where no column holds colors.
 */
export function findColumns(rows: readonly Row[], hasTitles: boolean): Columns | undefined {
  for (const [head, { cells }] of rows.slice(0, MOST_HEADS).entries()) {
    const isTitled = hasTitles ? head === 0 : cells.length > 1 && isHead(cells.map(plainTitle));
    const found = isTitled ? columnsBelow(rows, head, 1) : undefined;
    if (found) return found;
  }
  const certain = rows.findIndex(({ cells }) => cells.some((cell) => isCertain(cell)));
  if (certain < 0) return bareChannels(rows);
  const first = firstOf(rows, certain);
  const width = rows[first]!.cells.length;
  const even = rows.slice(first).filter(({ cells }) => cells.length === width).length;
  if (even * 5 < (rows.length - first) * 4) return undefined;
  const above = rows[first - 1]?.cells.length === width ? first - 1 : -1;
  const found = columnsBelow(rows, above < 0 ? first - 1 : above, 2);
  if (!found || found.colors.length === 0) return undefined;
  if (above >= 0) return found;
  // Without titles, a list of colors alone is a text.
  return found.name < 0 ? undefined : { ...found, titles: [] };
}

/** Colors may be words in the rows above the first that has others. */
function firstOf(rows: readonly Row[], certain: number): number {
  const places = rows[certain]!.cells.flatMap((cell, i) => (isCertain(cell) ? [i] : []));
  const isRow = ({ cells }: Row) => places.every((place) => colorOfCell(cells[place] ?? ''));
  let first = certain;
  while (first > 0 && isRow(rows[first - 1]!)) first -= 1;
  return first;
}

const isCertain = (cell: string) => {
  const kind = colorOfCell(cell)?.kind;
  return kind === 'sure' || kind === 'digits';
};

/** A color such as `rgb(255, 0, 0)`, of which the separator cuts off a cell, is no title. */
const isHead = (titles: readonly string[]): boolean =>
  !titles.some((title) => CUT_COLOR.test(title)) &&
  (titles.some((title) => COLOR_TITLE.test(title) || isNotation(title)) ||
    channelsOf(titles) !== undefined);

const CUT_COLOR = /^[a-z]{3,9}\([^)]{0,200}$/i;

/** @param body Of whose rows one must have all channels. */
function channelsOf(titles: readonly string[], body?: readonly Row[]): Columns['channels'] {
  const lower = titles.map((title) => title.toLowerCase());
  for (const model of MODELS) {
    const places = model.titles.map((names) => lower.findIndex((title) => names.includes(title)));
    if (places.includes(-1)) continue;
    const isRow = ({ cells }: Row) =>
      places.every((place) => /^\s*-?[\d.,]/.test(cells[place] ?? ''));
    if (!body || body.some(isRow)) return { model, places };
  }
  return undefined;
}

/** Columns of CIE Lab, of which a hex beside them is only what screens show. */
function labBeside(titles: readonly string[]): Columns['channels'] {
  const first = titles.findIndex((_, i) => /^l,a,b$/i.test(titles.slice(i, i + 3).join()));
  return first < 0 ? undefined : { model: LAB, places: [first, first + 1, first + 2] };
}

function columnsBelow(rows: readonly Row[], head: number, least: number): Columns | undefined {
  const body = rows.slice(head + 1);
  const titles = (rows[head]?.cells ?? []).map(plainTitle);
  const width = body.reduce((most, { cells }) => Math.max(most, cells.length), titles.length);
  const all = Array.from({ length: width }, (_, i) => contentOf(body, i));
  const isColor = all.map((content, i) => holdsColors(content, titles[i] ?? '', least));
  const certain = all.map((_, i) => i).filter((i) => isColor[i]);
  const channels = certain.length > 0 ? labBeside(titles) : channelsOf(titles, body);
  const titled = head === 0 ? titles.findIndex((title) => SURE_TITLE.test(title)) : -1;
  const worded = all.findIndex(
    ({ words, filled }, i) => COLOR_TITLE.test(titles[i] ?? '') && words > 0 && words * 2 >= filled,
  );
  const last = worded < 0 ? titled : worded;
  const colors = certain.length > 0 || channels || last < 0 ? certain : [last];
  if (colors.length === 0 && !channels) return undefined;
  colors.sort((a, b) => rank(titles[a], all[a]!) - rank(titles[b], all[b]!) || a - b);
  const used = [...colors, ...(channels?.places ?? [])];
  const alpha = titles.findIndex(
    (title, i) => !used.includes(i) && ALPHA_TITLE.test(title.toLowerCase()),
  );
  const name = nameColumn(titles, all, [...used, alpha], head >= 0);
  return { start: head + 1, titles, colors, channels, name, alpha };
}

/** Three numbers up to 255 beside each other in every row, and a text: channels and a name. */
function bareChannels(rows: readonly Row[]): Columns | undefined {
  const numbers = rows.map(({ cells }) =>
    cells.map((cell) => /^\s*\d{1,3}\s*$/.test(cell) && +cell < 256),
  );
  const first = numbers[0]?.indexOf(true) ?? -1;
  const isRun = (row: readonly boolean[]) =>
    row.length > 3 && row.every((isNumber, i) => isNumber === (i >= first && i < first + 3));
  if (first < 0 || rows.length < 2 || !numbers.every(isRun)) return undefined;
  const channels = { model: MODELS[0]!, places: [first, first + 1, first + 2] };
  return { start: 0, titles: [], colors: [], channels, name: first > 0 ? 0 : 3, alpha: -1 };
}

interface Content {
  filled: number;
  sure: number;
  digits: number;
  triples: number;
  words: number;
  hasLetter: boolean;
  texts: number;
}

function contentOf(rows: readonly Row[], column: number): Content {
  const content = {
    filled: 0,
    sure: 0,
    digits: 0,
    triples: 0,
    words: 0,
    hasLetter: false,
    texts: 0,
  };
  for (const { cells } of rows) {
    const cell = cells[column]?.trim();
    if (!cell) continue;
    content.filled += 1;
    if (/\p{Letter}/u.test(cell)) content.texts += 1;
    const kind = colorOfCell(cell)?.kind;
    if (kind === 'sure') content.sure += 1;
    else if (kind === 'digits') {
      content.digits += 1;
      content.hasLetter ||= /[a-f]/i.test(cell);
    } else if (kind === 'triple') content.triples += 1;
    else if (kind === 'word') content.words += 1;
  }
  return content;
}

function holdsColors(content: Content, title: string, least: number): boolean {
  const { filled, sure, digits, triples, words, hasLetter } = content;
  const isTitled = COLOR_TITLE.test(title) || isNotation(title);
  const all = sure + digits + words;
  if (sure > 0) return isTitled || (all >= least && all * 2 >= filled);
  if (digits >= least && digits * 5 >= filled * 4) return isTitled || (hasLetter && digits > 1);
  return RGB_TITLE.test(title) && triples > 0 && triples * 2 >= filled;
}

/** A hex is what others are derived from. */
const rank = (title = '', { sure, digits }: Content): number =>
  /hex/i.test(title) ? 0 : sure > 0 ? 1 : digits > 0 ? 2 : 3;

function nameColumn(
  titles: readonly string[],
  all: readonly Content[],
  used: readonly number[],
  hasHead: boolean,
): number {
  const isFree = (i: number) => !used.includes(i) && all[i]!.filled > 0;
  for (const wanted of NAME_TITLES) {
    const found = titles.findIndex((title, i) => wanted.test(title) && isFree(i));
    if (found >= 0) return found;
  }
  return all.findIndex(({ texts, filled }, i) => {
    if (!isFree(i) || texts * 2 < filled) return false;
    const title = titles[i] ?? '';
    return hasHead ? title !== '' && !OTHER_TITLE.test(title) : true;
  });
}
