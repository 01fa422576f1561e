import { randomUUID } from 'node:crypto';

/**
 * Control characters, line separators, and marks that turn the direction of the text around them. A
 * terminal obeys them, so that a name in a file could change what else is on the screen.
 *
 * @see https://trojansource.codes
 */
const UNSEEN = /(?!\r?\n|\t)[\p{Cc}\u061C\u200E\u200F\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu;

/** Stands for ESC in what paint.ts writes. A file cannot hold it: each process has its own. */
export const PAINT_ESCAPE = `<${randomUUID()}>`;

/**
 * A text with such characters as `\u001b`, which JSON reads as the same; tabs and line ends stay.
 */
export const escapeUnseen = (text: string): string =>
  text.replaceAll(UNSEEN, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** What a terminal may receive: no escape sequences but those of paint.ts. */
export const toTerminalText = (text: string): string =>
  escapeUnseen(text).replaceAll(PAINT_ESCAPE, '\x1b');

/** One line each, with a line end; a line end inside, which came from a file, becomes a space. */
export const toLines = (lines: readonly string[]): string =>
  lines.map((line) => `${line.replaceAll(/[\r\n]+/g, ' ')}\n`).join('');
