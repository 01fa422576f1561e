import { type CssColor, parseColor, parseHex, toOklch } from '@swatchwork/color';
import { BRAND_LIMIT } from '@swatchwork/theme';
import type { Brand } from '@swatchwork/theme/link';

import type { Imported } from '../palette-files/import/read-source.ts';

/** The most colors that one picture brings to a theme. */
const OF_PICTURE = 3;

/** Chroma below which a color of a picture is its paper, ink or shade. */
const LEAST_CHROMA = 0.04;

/** Degrees of hue within which colors of a picture are shades, tints or soft edges of one. */
const ONE_HUE = 25;

/**
 * The brands with the colors of a file behind them, in the order in which they were given: the first one stays first. Of
 * a picture the `ofPicture` largest shares that have a hue are taken, each of another hue than those before it.
 */
export function withArrived(
  brands: readonly Brand[],
  { colors, isPicture }: Imported,
  ofPicture = OF_PICTURE,
): Brand[] {
  const all = [...brands];
  const most = isPicture ? Math.min(BRAND_LIMIT, brands.length + ofPicture) : BRAND_LIMIT;
  for (const { hex, css = hex } of isPicture ? hued(colors) : colors) {
    const isKnown = all.some(({ color }) => color === css || (isPicture && isOne(color, hex)));
    if (!isKnown && all.length < most) all.push({ color: css, name: '' });
  }
  return all;
}

/** Those with a hue; all where none has one. */
function hued<Color extends CssColor>(colors: readonly Color[]): readonly Color[] {
  const found = colors.filter(({ hex }) => toOklch(parseHex(hex)!).c >= LEAST_CHROMA);
  return found.length > 0 ? found : colors;
}

function isOne(a: string, b: string): boolean {
  const [one, other] = [toOklch(parseColor(a)!.color), toOklch(parseColor(b)!.color)];
  const turn = Math.abs(one.h - other.h);
  return Math.min(one.c, other.c) >= LEAST_CHROMA && Math.min(turn, 360 - turn) < ONE_HUE;
}
