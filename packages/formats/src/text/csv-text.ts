import { withoutDirectionMarks } from './text.ts';

/** What a spreadsheet would read as a formula, and the apostrophe that these files use against it. */
const LOOKS_LIKE_FORMULA = /^['=+\-@\t\r]/;

/** A text of people, as a cell that no spreadsheet calculates. */
export function csvText(text: string): string {
  const plain = withoutDirectionMarks(text);
  return LOOKS_LIKE_FORMULA.test(plain) ? `'${plain}` : plain;
}

/**
 * A table for spreadsheets.
 *
 * @see https://www.rfc-editor.org/rfc/rfc4180
 */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

const cell = (text: string): string =>
  /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
