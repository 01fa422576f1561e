import { FILE_LIMITS } from '../constants.ts';
import { FormatError } from '../palette/format-error.ts';
import { jsonErrorOffset } from './json-error.ts';
import { toPlainJson } from './json5.ts';

/** Deeper than any palette, and far below the depth that overflows a stack. */
const DEEPEST = 64;

/** Longer texts are not tried as JSON5: people write it, and each of its parts takes memory. */
const LONGEST_JSON5 = 1_000_000;

/**
 * Parses JSON or JSON5 that may be hostile: its depth and the number of its parts are counted first.
 *
 * @param format What the text is, for errors.
 * @throws {FormatError} If it is neither, too deep or has too many parts.
 */
export function parseJson(text: string, format: string): unknown {
  guard(text, format);
  try {
    return JSON.parse(text);
  } catch {
    return parseJson5(text, format);
  }
}

function parseJson5(text: string, format: string): unknown {
  if (text.length > LONGEST_JSON5) throw invalid(format, jsonErrorOffset(text));
  const { json, startOf } = toPlainJson(text);
  guard(json, format);
  try {
    return JSON.parse(json);
  } catch {
    throw invalid(format, Math.max(jsonErrorOffset(text), startOf(jsonErrorOffset(json))));
  }
}

const invalid = (format: string, offset: number) =>
  new FormatError('broken', format, offset, 'it is not valid JSON here');

/** One pass over the characters. The parser reports invalid JSON. */
function guard(text: string, format: string): void {
  let depth = 0;
  let parts = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === QUOTE) i = endOfString(text, i + 1);
    else if (code === COMMA) parts += 1;
    else if (code === OPEN_ARRAY || code === OPEN_OBJECT) {
      depth += 1;
      parts += 1;
    } else if (code === CLOSE_ARRAY || code === CLOSE_OBJECT) depth -= 1;
    if (depth > DEEPEST)
      throw new FormatError('broken', format, i, `nested deeper than ${DEEPEST}`);
    if (parts > FILE_LIMITS.parts) {
      throw new FormatError('too_large', format, i, `more than ${FILE_LIMITS.parts} parts`);
    }
  }
}

/** Index of the closing quote, or the end of the text. */
function endOfString(text: string, from: number): number {
  let at = text.indexOf('"', from);
  while (at > 0 && isEscaped(text, at)) at = text.indexOf('"', at + 1);
  return at < 0 ? text.length : at;
}

/** Whether an odd number of backslashes stands before it. */
function isEscaped(text: string, at: number): boolean {
  let start = at;
  while (text.charCodeAt(start - 1) === BACKSLASH) start -= 1;
  return (at - start) % 2 === 1;
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const OPEN_ARRAY = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_ARRAY = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/** A JSON object, as far as its type can be checked. */
export type JsonObject = { [key: string]: unknown };

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
