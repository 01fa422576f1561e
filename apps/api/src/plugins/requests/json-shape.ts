import { LIMITS } from '@swatchwork/contract';

import { AppError } from '../../app-error.ts';

/**
 * Checks a JSON text before it is parsed: a text that is nested too deep, or has too many parts,
 * takes a hundred times as long to parse and to check as other texts of its size. It makes one pass
 * and skips strings. The parser decides whether the text is JSON at all.
 *
 * @returns The error, `invalid_json`; undefined if the shape is fine.
 */
export function problemOfShape(text: string): AppError | undefined {
  const { depth, members, parts } = LIMITS.json;
  /** For each open object or list: its number of members, or `-1` for a list. */
  const open: number[] = [];
  let found = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      at = endOfText(text, at);
    } else if (code === OPEN_OBJECT || code === OPEN_LIST) {
      open.push(code === OPEN_OBJECT ? 1 : LIST);
      found += 1;
      if (open.length > depth) return refuse(`of at most ${depth} levels`);
    } else if (code === CLOSE_OBJECT || code === CLOSE_LIST) {
      open.pop();
    } else if (code === COMMA) {
      const last = open.length - 1;
      const count = open[last];
      found += 1;
      if (count !== undefined && count !== LIST) {
        if (count >= members) return refuse(`with at most ${members} members in an object`);
        open[last] = count + 1;
      }
    }
    if (found > parts) return refuse(`with at most ${parts} values`);
  }
  return undefined;
}

const [QUOTE, COMMA, BACKSLASH] = [0x22, 0x2c, 0x5c];
const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_LIST, CLOSE_LIST] = [0x7b, 0x7d, 0x5b, 0x5d];
const LIST = -1;

/** The end of a string that begins at a quote; the end of the text if the string does not end. */
function endOfText(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let escapes = at - 1;
    while (text.charCodeAt(escapes) === BACKSLASH) escapes -= 1;
    if ((at - escapes) % 2 === 1) return at;
  }
  return text.length;
}

const refuse = (allowed: string) =>
  new AppError('invalid_json', `The body must be JSON ${allowed}`);
