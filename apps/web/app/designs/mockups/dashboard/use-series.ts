import { usePaint } from '../../kit/use-paint.ts';

/** Colors for the series of a chart on this ground, and one for the grid. */
export function useSeries(): {
  series: readonly [string, string, string, ...string[]];
  grid: string;
} {
  const { theme, ground, ink, paint } = usePaint();
  const [first, second, third, ...more] = theme.seriesOn(ground).map(paint);
  return { series: [first!, second!, third!, ...more], grid: ink('soft') };
}
