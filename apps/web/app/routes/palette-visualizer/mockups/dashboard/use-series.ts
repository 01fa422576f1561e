import type { ColorRole, Hex } from '@swatchwork/color';

import { usePaint } from '../../kit/use-paint.ts';

const ORDERS: readonly [ColorRole, ColorRole, ColorRole][] = [
  ['primary', 'secondary', 'accent'],
  ['secondary', 'accent', 'primary'],
  ['accent', 'primary', 'secondary'],
];

/** Three colours for the series of a chart, and one for its grid. */
export function useSeries(): { series: [Hex, Hex, Hex]; grid: Hex } {
  const { fill, ink, paint } = usePaint();
  const series = ORDERS.map((order) => paint(fill(...order))) as [Hex, Hex, Hex];
  return { series, grid: ink('soft') };
}
