import {
  contrastRatio,
  createRandom,
  describeAll,
  type Hex,
  parseHex,
  verdictOf,
} from '@swatchwork/color';

import type { Drawing, Line, Outline, Polygon, Shape } from '../drawing/drawing.ts';
import { writeSvgDrawing } from '../drawing/write-svg.ts';
import type { ChartColors } from './chart-file.ts';

const WIDTH = 1200;
const MARGIN = 56;
const ROOM = WIDTH - 2 * MARGIN;
const GAP = 12;
/** Swatches of a row and their height, the height below for a hex and a name, and steps of a ramp that are named. */
const SWATCHES = { row: 10, height: 84, words: 52, ramp: 11 };
/** Where the charts are, from the left and high. */
const CHARTS = { right: 640, end: 984, height: 400 };

/** The colors with their hexes and names, and what charts of them look like, on the background of the palette. */
export function drawChartSheet(palette: ChartColors): Drawing {
  const { kind, name, colors, categories } = palette;
  const ground = categories?.contrasts[0]?.ground ?? '#FFFFFF';
  const ink = inkOn(ground);
  const write = (text: string, x: number, y: number, size: number, isStrong = false): Line => ({
    text,
    x,
    y,
    size,
    weight: isStrong ? 'semibold' : 'regular',
    fill: ink,
  });
  const swatches = drawSwatches(kind === 'categorical' ? colors : sampleOf(colors), 150, write);
  const top = swatches.bottom + 40;
  const draw = kind === 'categorical' ? drawCategories : drawRamp;
  const height = top + CHARTS.height + MARGIN;
  return {
    width: WIDTH,
    height,
    shapes: [
      { x: 0, y: 0, width: WIDTH, height, fill: ground },
      write(name, MARGIN, 86, Math.min(34, (1.7 * ROOM) / name.length), true),
      write(verdictOf(palette), MARGIN, 118, 17),
      ...swatches.shapes,
      ...draw(colors, top, ink, write),
    ],
  };
}

/** The same as an SVG picture. */
export const writeChartSvg = (palette: ChartColors): string =>
  writeSvgDrawing(palette.name, drawChartSheet(palette));

type Write = (text: string, x: number, y: number, size: number, isStrong?: boolean) => Line;

function inkOn(ground: Hex): Hex {
  const ratio = (hex: Hex) => contrastRatio(parseHex(hex)!, parseHex(ground)!);
  return ratio('#FFFFFF') > ratio('#000000') ? '#FFFFFF' : '#000000';
}

/** Steps of a ramp, its ends among them. */
function sampleOf(colors: readonly Hex[]): readonly Hex[] {
  const count = Math.min(SWATCHES.ramp, colors.length);
  const places = Array.from({ length: count }, (_, i) => (i * (colors.length - 1)) / (count - 1));
  return places.map((place) => colors[Math.round(place)]!);
}

const namesOf = (colors: readonly Hex[]) => describeAll(colors.map((hex) => parseHex(hex)!));

function drawSwatches(colors: readonly Hex[], top: number, write: Write) {
  const rows = Math.ceil(colors.length / (SWATCHES.row + 1));
  const columns = Math.ceil(colors.length / rows);
  const width = (ROOM - (columns - 1) * GAP) / columns;
  const names = namesOf(colors);
  const shapes = colors.flatMap((fill, i): Shape[] => {
    const x = MARGIN + (i % columns) * (width + GAP);
    const y = top + Math.floor(i / columns) * (SWATCHES.height + SWATCHES.words);
    const below = y + SWATCHES.height;
    return [
      { x, y, width, height: SWATCHES.height, fill },
      write(fill, x, below + 20, 14, true),
      write(names[i]!, x, below + 37, Math.min(13, (1.8 * width) / names[i]!.length)),
    ];
  });
  return { shapes, bottom: top + rows * (SWATCHES.height + SWATCHES.words) };
}

/** Bars, and lines whose ends are evenly apart, so that each has room for its name. */
function drawCategories(colors: readonly Hex[], top: number, ink: Hex, write: Write): Shape[] {
  const random = createRandom('sheet');
  const names = namesOf(colors);
  const each = CHARTS.height / colors.length;
  const size = Math.min(15, 0.85 * each);
  const heights = (step: number) =>
    colors.map((_, i) => top + (((i * step) % colors.length) + 0.5) * each);
  const [from, to] = [heights(1), heights(colors.length % 3 === 0 ? 5 : 3)];
  return colors
    .flatMap((fill, i): Shape[] => {
      const y = top + i * each;
      const width = 90 + 300 * (1 - (i + random()) / colors.length);
      const sway = each * (0.5 + random());
      const points = Array.from({ length: POINTS }, (_, k): [number, number] => {
        const share = k / (POINTS - 1);
        const level = from[i]! + (to[i]! - from[i]!) * share ** 2 * (3 - 2 * share);
        const free =
          level + sway * Math.sin(2 * Math.PI * (share * 1.5 + i / 5)) * share * (1 - share);
        return [CHARTS.right + (CHARTS.end - CHARTS.right) * share, free];
      });
      return [
        { x: MARGIN, y: y + 0.12 * each, width, height: 0.76 * each, fill },
        write(names[i]!, MARGIN + width + 10, y + each / 2 + 0.35 * size, size),
        strokeOf(points, fill),
        write(names[i]!, CHARTS.end + 14, to[i]! + 0.35 * size, size),
      ];
    })
    .concat({ x: MARGIN - 2, y: top, width: 2, height: CHARTS.height, fill: ink });
}

const POINTS = 25;

/** A line of 4 units: a box for each piece and a disk at each point, which turn the same way. */
function strokeOf(points: readonly (readonly [number, number])[], fill: Hex): Outline {
  const boxes = points.slice(1).map(([x1, y1], i): Polygon => {
    const [x0, y0] = points[i]!;
    const half = 2 / Math.hypot(x1 - x0, y1 - y0);
    const [dx, dy] = [(y0 - y1) * half, (x1 - x0) * half];
    return [x0 + dx, y0 + dy, x1 + dx, y1 + dy, x1 - dx, y1 - dy, x0 - dx, y0 - dy];
  });
  const disks = points.map(([x, y], i): Polygon => {
    const radius = i === points.length - 1 ? 5 : 2;
    return Array.from({ length: 16 }, (_, k) => (-k * Math.PI) / 8).flatMap((angle) => [
      x + radius * Math.cos(angle),
      y + radius * Math.sin(angle),
    ]);
  });
  return { polygons: [...boxes, ...disks], fill };
}

/** Columns from one end to the other, and a map. */
function drawRamp(colors: readonly Hex[], top: number): Shape[] {
  const { right, height } = CHARTS;
  const bars = sampleOf(colors).map((fill, i, { length }): Shape => {
    const each = (right - MARGIN - 60) / length;
    const tall = height * (0.25 + (0.75 * (i + 1)) / length);
    return { x: MARGIN + i * each, y: top + height - tall, width: each - 4, height: tall, fill };
  });
  const side = height / CELLS;
  const cells = Array.from({ length: CELLS * CELLS }, (_, i): Shape => {
    const [column, row] = [i % CELLS, Math.floor(i / CELLS)];
    const wave = Math.sin(column / 3.1 + row / 7) + Math.cos(row / 3.7 - column / 9);
    const fill = colors[Math.round(((wave + 2) / 4) * (colors.length - 1))]!;
    return { x: right + column * side, y: top + row * side, width: side, height: side, fill };
  });
  return [...bars, ...cells];
}

const CELLS = 20;
