import { type ColorRole, deltaEOK, type Hex, type Srgb } from '@swatchwork/color';

import { usePaint } from '../../kit/use-paint.ts';

const ORDERS: readonly [ColorRole, ColorRole, ColorRole][] = [
  ['primary', 'secondary', 'accent'],
  ['secondary', 'accent', 'primary'],
  ['accent', 'primary', 'secondary'],
];

/** ΔE_OK from which two parts of a chart tell apart. */
const APART = 0.1;

/**
 * Colours for the series of a chart on this ground: those of the roles, then whatever else of the
 * palette tells apart from them; and one for its grid.
 */
export function useSeries(): { series: readonly [Hex, Hex, Hex, ...Hex[]]; grid: Hex } {
  const { theme, ground, fill, ink, paint } = usePaint();
  const used: Srgb[] = ORDERS.map((order) => fill(...order));
  for (const color of theme.palette) {
    if ([ground, ...used].every((other) => deltaEOK(color, other) >= APART)) used.push(color);
  }
  return { series: used.map(paint) as [Hex, Hex, Hex], grid: ink('soft') };
}
