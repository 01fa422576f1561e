import { FormatError } from './format-error.ts';

/** Deeper than any palette, and far from what overflows a stack. */
const DEEPEST = 64;

/** Values and brackets: ten thousand tokens with everything in them, several times over. */
const MOST_PARTS = 600_000;

/**
 * Parses JSON that may want to do harm: depth and number of its parts are counted before.
 *
 * @param format What the text is, for errors.
 * @throws {FormatError} If it is no JSON, too deep or has too many parts.
 */
export function parseJson(text: string, format: string): unknown {
  guard(text, format);
  try {
    return JSON.parse(text);
  } catch (error) {
    const problem = error instanceof Error ? error.message : '';
    throw new FormatError('broken', format, offsetOf(problem, text), 'it is no valid JSON here');
  }
}

/** One pass over the characters. What is no JSON at all is left to the parser. */
function guard(text: string, format: string): void {
  let depth = 0;
  let parts = 0;
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (inString) {
      if (code === BACKSLASH) i += 1;
      else if (code === QUOTE) inString = false;
      continue;
    }
    if (code === QUOTE) inString = true;
    else if (code === COMMA) parts += 1;
    else if (code === OPEN_ARRAY || code === OPEN_OBJECT) {
      depth += 1;
      parts += 1;
    } else if (code === CLOSE_ARRAY || code === CLOSE_OBJECT) depth -= 1;
    if (depth > DEEPEST)
      throw new FormatError('broken', format, i, `nested deeper than ${DEEPEST}`);
    if (parts > MOST_PARTS) {
      throw new FormatError('too_large', format, i, `more than ${MOST_PARTS} parts`);
    }
  }
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const OPEN_ARRAY = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_ARRAY = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/** Engines say where they stopped in words: V8 by position or by line, Firefox by line, Safari not. */
function offsetOf(problem: string, text: string): number {
  const position = /at position (\d+)/.exec(problem)?.[1];
  if (position) return Number(position);
  const [, line, column] = /line (\d+) column (\d+)/.exec(problem) ?? [];
  if (!line) return /end of/.test(problem) ? text.length : 0;
  let start = 0;
  for (let n = 1; n < Number(line); n++) start = text.indexOf('\n', start) + 1;
  return start + Number(column) - 1;
}

/** A JSON object, as far as one can know. */
export type JsonObject = { [key: string]: unknown };

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
