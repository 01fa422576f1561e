import {
  areaY,
  barY,
  cell,
  dot,
  frame,
  legend,
  lineY,
  type PlotOptions,
  type ScaleOptions,
} from '@observablehq/plot';
import type { Hex } from '@swatchwork/color';

import { type CAPITALS, DAYS, harvests, hours, noise, SERIES, samples } from './data.ts';
import { drawPlot, TONS, WEEK, withoutStyle } from './draw-plot.ts';
import { island } from './island.ts';
import type { Chart, Paper } from './paper.ts';

const nameOf = (place: number): string => SERIES[place % SERIES.length]!;

const scaleOf = (colors: readonly Hex[]): ScaleOptions => ({
  type: 'categorical',
  domain: SERIES.slice(0, colors.length),
  range: colors,
});

const draw = (colors: readonly Hex[], paper: Paper, options: PlotOptions) =>
  drawPlot(paper, { color: scaleOf(colors), ...options });

const YEAR = { tickFormat: (year: number) => `’${String(year).slice(2)}`, label: null };

/** Panels of the small multiples, and how many stand in a row. */
const PANELS = 6;
const COLUMNS = 3;

/** Each chart shows every color, but for the small multiples. */
export const CATEGORICAL_CHARTS: readonly Chart[] = [
  {
    id: 'bars',
    title: 'Bars',
    text: 'Stacked bars of a harvest for each year',
    draw: (colors, paper) =>
      draw(colors, paper, {
        x: { ...YEAR, padding: 0.2 },
        y: TONS,
        marks: [
          barY(
            harvests(colors.length).filter(({ year }) => year % 2 === 0),
            { x: 'year', y: 'tons', fill: 'series', order: 'series' },
          ),
        ],
      }),
  },
  {
    id: 'lines',
    title: 'Lines',
    text: 'A line for each grain over thirteen years',
    draw: (colors, paper) =>
      draw(colors, paper, {
        x: { ...YEAR, ticks: 6 },
        y: TONS,
        marks: [
          lineY(harvests(colors.length), {
            x: 'year',
            y: 'tons',
            stroke: 'series',
            strokeWidth: 2,
            curve: 'monotone-x',
          }),
        ],
      }),
  },
  {
    id: 'scatter',
    title: 'Scatter',
    text: 'Dots of samples, in a cloud for each grain',
    draw: (colors, paper) =>
      draw(colors, paper, {
        x: { label: null, grid: true },
        y: { label: null, grid: true },
        marks: [dot(samples(colors.length), { x: 'protein', y: 'starch', fill: 'series', r: 3 })],
      }),
  },
  {
    id: 'map',
    title: 'Map',
    text: 'An island whose regions are filled by grain',
    draw: (colors, paper) =>
      draw(
        colors,
        paper,
        island(paper, ({ place }: (typeof CAPITALS)[number]) =>
          nameOf((place * 5) % colors.length),
        ),
      ),
  },
  {
    id: 'heat-map',
    title: 'Heat map',
    text: 'Which grain is traded most, for each hour of a week',
    draw: (colors, paper) =>
      draw(colors, paper, {
        ...WEEK,
        marks: [
          cell(hours(), {
            x: 'hour',
            y: 'day',
            fill: (one: ReturnType<typeof hours>[number]) =>
              nameOf(
                Math.floor(colors.length * noise(Math.floor(one.hour / 2), DAYS.indexOf(one.day))),
              ),
            inset: 0.5,
          }),
        ],
      }),
  },
  {
    id: 'multiples',
    title: 'Small multiples',
    text: 'An area for each of the first grains, side by side',
    draw(colors, paper) {
      const shown = harvests(Math.min(PANELS, colors.length)).map((one) => {
        const place = SERIES.indexOf(one.series);
        return { ...one, column: place % COLUMNS, row: Math.floor(place / COLUMNS) };
      });
      return draw(colors, paper, {
        marginLeft: 12,
        fx: { axis: null, padding: 0.08 },
        fy: { axis: null, padding: 0.12 },
        x: { ...YEAR, ticks: [2013, 2023] },
        y: { axis: null },
        marks: [
          frame({ strokeOpacity: 0.25 }),
          areaY(shown, { x: 'year', y: 'tons', fill: 'series', fx: 'column', fy: 'row' }),
        ],
      });
    },
  },
  {
    id: 'legend',
    title: 'Legend',
    text: 'The names of the grains, each with its color',
    draw: (colors) =>
      withoutStyle(legend({ color: scaleOf(colors), className: 'chart', swatchSize: 14 })),
  },
];
