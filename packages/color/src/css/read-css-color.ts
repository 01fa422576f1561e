import type { ParsedColor } from '../parse/parsed-color.ts';
import { MAX_LENGTH, parseColor } from '../parse.ts';
import { componentsOf, readTokens, trim } from './components.ts';
import { evaluateColor } from './evaluate-color.ts';

/**
 * Reads a color as CSS has it where it stands for itself: what `parseColor` reads, calculations, relative
 * colors, `color-mix()`, and functions that the end of the text closes. Not `var()`, `currentcolor`,
 * system colors and `light-dark()`, which have a meaning only on a page.
 *
 * @returns The color; or why there is none, in words such as `var() is not read`.
 * @see https://www.w3.org/TR/css-color-5/
 */
export function readCssColor(text: string): ParsedColor | string {
  const parsed = parseColor(text);
  if (parsed) return parsed;
  if (text.length > MAX_LENGTH) return `it is longer than ${MAX_LENGTH} characters`;
  // A text of this length has at most as many brackets, which is no depth to refuse.
  const tokens = readTokens(text, MAX_LENGTH, () => {
    throw new RangeError('deeper than the text is long');
  });
  const value = trim(componentsOf(tokens, 0, tokens.list.length - 1));
  return value.length > 1 ? 'it is not a color' : evaluateColor(value);
}
