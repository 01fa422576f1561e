import { formatHex, type Hex, parseHex } from '@swatchwork/color';

/**
 * The colors of an answer, looked at before a page takes them for its own: what stands between may
 * answer for the API with something else.
 *
 * @param count How many there have to be.
 * @throws Where one is no color, or another number of them came.
 */
export function readHexes(colors: unknown, count: number): Hex[] {
  if (!Array.isArray(colors) || colors.length !== count) {
    throw new TypeError(`Expected ${count} colors in the answer`);
  }
  return colors.map((color) => {
    const parsed = typeof color === 'string' ? parseHex(color) : undefined;
    if (!parsed) throw new TypeError(`The answer holds ${color}, which is no color`);
    return formatHex(parsed);
  });
}
