import { formatHex, type Hex, parseHex } from '@swatchwork/color';

/**
 * The colors of an answer, checked before a page uses them: a proxy may answer for the API with
 * something else.
 *
 * @param count How many there have to be.
 * @throws If one is no color, or their number is wrong.
 */
export function readHexes(colors: unknown, count: number): Hex[] {
  if (!Array.isArray(colors) || colors.length !== count) {
    throw new TypeError(`Expected ${count} colors in the response`);
  }
  return colors.map((color) => {
    const parsed = typeof color === 'string' ? parseHex(color) : undefined;
    if (!parsed) throw new TypeError(`The response contains ${color}, which is not a color`);
    return formatHex(parsed);
  });
}
