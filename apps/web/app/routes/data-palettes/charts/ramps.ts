import {
  barY,
  cell,
  dot,
  legend,
  lineY,
  type PlotOptions,
  type ScaleOptions,
} from '@observablehq/plot';
import type { Hex } from '@swatchwork/color';

import { type CAPITALS, DAYS, harvests, hours, noise, SERIES } from './data.ts';
import { drawPlot, TONS, WEEK, withoutStyle } from './draw-plot.ts';
import { island } from './island.ts';
import type { Chart, Paper } from './paper.ts';

/** Values are shares from 0 to 1; those of a diverging ramp mean less or more than one half. */
const scaleOf = (colors: readonly Hex[]): ScaleOptions => ({
  type: 'quantize',
  n: colors.length,
  domain: [0, 1],
  range: colors,
});

const draw = (colors: readonly Hex[], paper: Paper, options: PlotOptions) =>
  drawPlot(paper, { color: scaleOf(colors), ...options });

const LINES = 9;
const DOTS = 260;
const BARS = 24;
const PANELS = 4;

const points = Array.from({ length: DOTS }, (_, i) => {
  const [x, y] = [noise(i, 4), noise(i, 5)];
  return { x, y, share: 0.5 + 0.28 * Math.sin(4 * x) * Math.cos(5 * y) + 0.4 * (y - 0.5) };
});

const bars = Array.from({ length: BARS }, (_, i) => ({
  hour: i,
  share: Math.min(1, Math.max(0, 0.5 - 0.46 * Math.cos((i / BARS) * 2 * Math.PI - 0.6))),
}));

/** How much a place has, higher to the north-east. */
const shareAt = ({ x, y, place }: (typeof CAPITALS)[number]): number =>
  Math.min(1, Math.max(0, 0.5 + (x - 52) / 130 + (40 - y) / 110 + 0.22 * (noise(place, 8) - 0.5)));

export const RAMP_CHARTS: readonly Chart[] = [
  {
    id: 'bars',
    title: 'Bars',
    text: 'Bars for the hours of a day, colored by their height',
    draw: (colors, paper) =>
      draw(colors, paper, {
        x: { label: null, ticks: [0, 6, 12, 18], padding: 0.15 },
        y: { ...TONS, domain: [0, 1], percent: true },
        marks: [barY(bars, { x: 'hour', y: 'share', fill: 'share' })],
      }),
  },
  {
    id: 'lines',
    title: 'Lines',
    text: 'Nine lines, colored by their order',
    draw: (colors, paper) =>
      draw(colors, paper, {
        x: { label: null, ticks: 6, tickFormat: (year: number) => `’${String(year).slice(2)}` },
        y: TONS,
        marks: [
          lineY(
            harvests(LINES).map((one) => ({
              ...one,
              share: SERIES.indexOf(one.series) / (LINES - 1),
            })),
            {
              x: 'year',
              y: ({ tons, share }: { tons: number; share: number }) => tons * 0.4 + 12 * share,
              z: 'series',
              stroke: 'share',
              strokeWidth: 2,
              curve: 'monotone-x',
            },
          ),
        ],
      }),
  },
  {
    id: 'scatter',
    title: 'Scatter',
    text: 'Dots, colored by a third measure',
    draw: (colors, paper) =>
      draw(colors, paper, {
        x: { label: null, grid: true, ticks: 5 },
        y: { label: null, grid: true, ticks: 5 },
        marks: [dot(points, { x: 'x', y: 'y', fill: 'share', r: 4 })],
      }),
  },
  {
    id: 'map',
    title: 'Map',
    text: 'An island whose regions are colored by a measure',
    draw: (colors, paper) => draw(colors, paper, island(paper, shareAt)),
  },
  {
    id: 'heat-map',
    title: 'Heat map',
    text: 'How much happens in each hour of a week',
    draw: (colors, paper) =>
      draw(colors, paper, {
        ...WEEK,
        marks: [cell(hours(), { x: 'hour', y: 'day', fill: 'share' })],
      }),
  },
  {
    id: 'multiples',
    title: 'Small multiples',
    text: 'Four weeks side by side',
    draw: (colors, paper) =>
      draw(colors, paper, {
        marginLeft: 12,
        fx: { axis: null, padding: 0.06 },
        fy: { axis: null, padding: 0.1 },
        x: { axis: null, padding: 0 },
        y: { axis: null, domain: DAYS, padding: 0 },
        marks: [
          cell(
            Array.from({ length: PANELS }, (_, i) => i).flatMap((i) =>
              hours(3 * i - 4).map((one) => ({ ...one, column: i % 2, row: Math.floor(i / 2) })),
            ),
            { x: 'hour', y: 'day', fill: 'share', fx: 'column', fy: 'row' },
          ),
        ],
      }),
  },
  {
    id: 'legend',
    title: 'Legend',
    text: 'The steps of the ramp with their values',
    draw: (colors, paper) =>
      withoutStyle(
        legend({
          color: scaleOf(colors),
          width: Math.min(paper.width, 420),
          tickFormat: '.1f',
          ...(colors.length > TICKED && { ticks: 0 }),
        }),
      ),
  },
];

/** Steps of a legend that have room for their values. */
const TICKED = 12;
