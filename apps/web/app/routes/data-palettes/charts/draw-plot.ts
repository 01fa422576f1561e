import { type PlotOptions, plot } from '@observablehq/plot';

import { DAYS } from './data.ts';
import { HEIGHT, inkOn, type Paper } from './paper.ts';

/** An axis of amounts. */
export const TONS = { label: null, grid: true, ticks: 4 };

/** The axes of the hours of a week. */
export const WEEK = {
  x: { label: null, ticks: [0, 6, 12, 18], padding: 0 },
  y: { label: null, domain: DAYS, padding: 0 },
};

/** Draws a chart on a paper; options override what all charts have in common. */
export const drawPlot = ({ ground, width }: Paper, options: PlotOptions) =>
  withoutStyle(
    plot({
      width,
      height: HEIGHT,
      marginLeft: 34,
      marginBottom: 26,
      marginTop: 14,
      marginRight: 12,
      style: { background: 'transparent', color: inkOn(ground), fontSize: '11px' },
      ...options,
    }),
  );

/**
 * The policy of the site allows no style elements, and the library puts one into each drawing: its few
 * rules are in `charts.css`.
 */
export function withoutStyle<Drawn extends Element>(drawn: Drawn): Drawn {
  for (const style of drawn.querySelectorAll('style')) style.remove();
  return drawn;
}
