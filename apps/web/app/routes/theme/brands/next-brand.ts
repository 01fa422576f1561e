import { formatHex, fromOklch, mapToGamut, parseColor, toOklch } from '@swatchwork/color';

import type { Brand } from '@swatchwork/theme/link';

/** Turns of the hue for further colors, each far from those before. */
const TURN = 137.5;

/** A color to begin with: of the last one's chroma and lightness, but of a hue of its own. */
export function nextBrand(brands: readonly Brand[]): string {
  const last = parseColor(brands.at(-1)?.color ?? '')?.color;
  const { l, c, h } = last ? toOklch(last) : { l: 0.6, c: 0.15, h: 0 };
  return formatHex(mapToGamut(fromOklch({ l, c: Math.max(c, 0.1), h: (h + TURN) % 360 })));
}
