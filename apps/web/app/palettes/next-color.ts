import { formatHex, fromOklch, type Hex, mapToGamut, parseColor, toOklch } from '@swatchwork/color';

/** Turns of the hue for further colors, each far from those before. */
const TURN = 137.5;

/**
 * A color to begin with: of the last one's chroma and lightness, but of a hue of its own.
 *
 * @param last As text for CSS.
 */
export function nextColor(last = ''): Hex {
  const color = parseColor(last)?.color;
  const { l, c, h } = color ? toOklch(color) : { l: 0.6, c: 0.15, h: 120 };
  return formatHex(mapToGamut(fromOklch({ l, c: Math.max(c, 0.1), h: (h + TURN) % 360 })));
}
