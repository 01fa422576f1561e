import { counted } from '../text/text.ts';
import type { Unread, UnreadPart } from './context-sheet.ts';

/** Parts that are listed one by one. */
const MOST_LISTED = 20;

const MOST_CHARACTERS = 60;

export const NOTHING_UNREAD: Unread = { parts: [], count: 0, colors: 0 };

/** Collects what is not read: all of it is counted, the first parts are listed. */
export class UnreadParts implements Unread {
  readonly parts: UnreadPart[] = [];
  count = 0;
  colors = 0;

  /**
   * @param file Whose text tells the line; it is looked at for listed parts alone.
   * @param offset Of the part in the file, in UTF-16 code units.
   */
  add(
    { name, text }: { readonly name: string; readonly text: string },
    offset: number,
    part: Omit<UnreadPart, 'file' | 'line'>,
  ): void {
    this.count += 1;
    this.colors += part.colors;
    if (this.parts.length === MOST_LISTED) return;
    const line = text.slice(0, offset).split(/\r\n|[\n\r\f]/).length;
    this.parts.push({ file: name, line, ...part, what: shorten(part.what) });
  }
}

/** Of several files, or kinds of files. */
export const joinUnread = (all: readonly Unread[]): Unread => ({
  parts: all.flatMap(({ parts }) => parts).slice(0, MOST_LISTED),
  count: all.reduce((sum, { count }) => sum + count, 0),
  colors: all.reduce((sum, { colors }) => sum + colors, 0),
});

/** A sentence on each listed part, and one on how many more there are. */
export function notesOnUnread({ parts, count }: Unread): string[] {
  const more = count - parts.length;
  return [
    ...parts.map(
      ({ file, line, what, reason }) =>
        `${file}, line ${line}: ${what} was not read, because ${reason}`,
    ),
    ...(more > 0 ? [`…and ${counted(more, 'more {part|parts} of the files')}`] : []),
  ];
}

function shorten(text: string): string {
  const whole = text
    .slice(0, 2 * MOST_CHARACTERS)
    .replaceAll(/\s+/g, ' ')
    .trim();
  return whole.length > MOST_CHARACTERS
    ? `${whole.slice(0, MOST_CHARACTERS).toWellFormed()}…`
    : whole;
}
