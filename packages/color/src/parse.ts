import { colorsNamed } from './culori.ts';
import { parseFunction } from './parse/function.ts';
import type { ParsedColor } from './parse/parsed-color.ts';
import { BLACK, fromInteger, parseHex } from './spaces/srgb.ts';

/** Far longer than any color, and short enough that parsing is always fast. */
export const MAX_LENGTH = 200;

/**
 * Reads a color in any syntax of CSS Color 4, and six hex digits without `#`. Not `currentcolor`,
 * system colors, relative colors, `var()` or `calc()`, which have a meaning only on a page.
 *
 * It does not wrap culori's parser, which also accepts three and eight digits without `#`, closes
 * open parentheses, throws on `rgb(1px 2 3)`, accepts capitals only in names, does not clamp
 * `rgb(300 0 0)` and reads `/ none` as opaque.
 *
 * @returns Undefined for anything else.
 * @see https://www.w3.org/TR/css-color-4/#color-syntax
 */
export function parseColor(text: string): ParsedColor | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const source = plainSource(text);
  return parseHexNotation(source) ?? parseName(source) ?? parseFunction(source);
}

/** Lower-case, without comments. */
export const plainSource = (text: string): string =>
  text.replace(COMMENT, ' ').trim().toLowerCase();

const COMMENT = /\/\*.*?\*\//gs;

const HEX_NOTATION = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/;

function parseHexNotation(source: string): ParsedColor | undefined {
  if (!HEX_NOTATION.test(source)) {
    const color = parseHex(source);
    return color && { color, alpha: 1, space: 'srgb' };
  }
  const digits = source.slice(1);
  const long = digits.length < 6 ? digits.replace(/./g, '$&$&') : digits;
  return {
    color: fromInteger(Number.parseInt(long.slice(0, 6), 16)),
    alpha: Number.parseInt(long.slice(6) || 'ff', 16) / 255,
    space: 'srgb',
  };
}

function parseName(source: string): ParsedColor | undefined {
  if (source === 'transparent') return { color: BLACK, alpha: 0, space: 'srgb' };
  if (!Object.hasOwn(colorsNamed, source)) return undefined;
  return { color: fromInteger(colorsNamed[source] as number), alpha: 1, space: 'srgb' };
}
