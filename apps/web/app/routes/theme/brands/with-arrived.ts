import { type CssColor, parseHex, toOklch } from '@swatchwork/color';
import { BRAND_LIMIT } from '@swatchwork/theme';
import type { Brand } from '@swatchwork/theme/link';

import type { Imported } from '../../../palette-files/import/read-source.ts';

/** The most colors that one picture brings. */
const OF_PICTURE = 3;

/** Chroma below which a color of a picture is its paper, ink or shade. */
const LEAST_CHROMA = 0.04;

/**
 * The brands with the colors of a file behind them, in the order in which they were given: the first one stays first. Of
 * a picture its strongest shares that have a hue are taken.
 */
export function withArrived(brands: readonly Brand[], { colors, isPicture }: Imported): Brand[] {
  const taken = isPicture ? hued(colors).slice(0, OF_PICTURE) : colors;
  const all = [...brands];
  for (const { hex, css = hex } of taken) {
    if (!all.some(({ color }) => color === css)) all.push({ color: css, name: '' });
  }
  return all.slice(0, BRAND_LIMIT);
}

/** Those with a hue; all where none has one. */
function hued<Color extends CssColor>(colors: readonly Color[]): readonly Color[] {
  const found = colors.filter(({ hex }) => toOklch(parseHex(hex)!).c >= LEAST_CHROMA);
  return found.length > 0 ? found : colors;
}
