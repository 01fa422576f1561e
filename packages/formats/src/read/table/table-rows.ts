import { FormatError } from '../../palette/format-error.ts';

/** A row of a table, and where it starts. */
export interface Row {
  cells: string[];
  at: number;
}

const MOST_CELLS = 1000; // of one row; the reader ignores the rest

/**
 * The rows of a table, without empty lines. A cell in double quotes may hold the separator and line ends;
 * in a table of Markdown, whose separator is `|`, quotes mean nothing, and both ends of a line may have one.
 *
 * @throws {FormatError} If a quote is never closed.
 * @see https://www.rfc-editor.org/rfc/rfc4180
 */
export function* rowsOf(text: string, separator: string): Generator<Row> {
  const hasQuotes = separator !== '|';
  let cells: string[] = [];
  let at = 0;
  let i = 0;
  while (i < text.length) {
    if (cells.length === 0 && isLineEnd(text, i)) {
      at = ++i; // millions of blank lines would each be a row
      continue;
    }
    const start = hasQuotes ? afterBlanks(text, i, separator) : i;
    const quoted = hasQuotes && text[start] === '"';
    const end = quoted ? closingQuote(text, start + 1) : endOfCell(text, i, separator);
    if (end < 0) throw new FormatError('broken', 'CSV', start, 'this quote is never closed');
    const cell = text.slice(quoted ? start + 1 : i, end);
    if (cells.length < MOST_CELLS) cells.push(quoted ? cell.replaceAll('""', '"') : cell);
    i = quoted ? endOfCell(text, end + 1, separator) : end;
    if (text[i] === separator) {
      i += 1;
      if (i < text.length) continue;
    }
    yield { cells: hasQuotes ? cells : withoutEnds(cells), at };
    i += text.startsWith('\r\n', i) ? 2 : 1;
    at = i;
    cells = [];
  }
  if (cells.length > 0) yield { cells: hasQuotes ? cells : withoutEnds(cells), at };
}

const LONGEST_INDENT = 20; // blanks before a quote

function afterBlanks(text: string, from: number, separator: string): number {
  let at = from;
  while (at - from < LONGEST_INDENT && /[ \t]/.test(text[at] ?? '') && text[at] !== separator) at++;
  return text[at] === '"' ? at : from;
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

/** `| a | b |` has an empty cell at both ends. */
function withoutEnds(cells: string[]): string[] {
  const start = cells[0]?.trim() === '' ? 1 : 0;
  return cells.slice(start, cells.at(-1)?.trim() === '' ? -1 : undefined);
}
