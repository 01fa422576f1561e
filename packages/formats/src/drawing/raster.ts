import { parseHex } from '@swatchwork/color';
import type { Box, Drawing, Line, Polygon, Shape } from './drawing.ts';
import { FEATURES, type Typeface } from './typeface.ts';

export const CHANNELS = 3;

/** Pixels by rows, three bytes each. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Draws on white, in sRGB. Boxes cover whole pixels, so their colors are exact.
 *
 * @param scale Pixels of a unit.
 */
export function rasterize(drawing: Drawing, typeface: Typeface, scale = 1): Raster {
  const [width, height] = [Math.round(drawing.width * scale), Math.round(drawing.height * scale)];
  const raster = { width, height, bytes: new Uint8Array(width * height * CHANNELS).fill(255) };
  for (const shape of drawing.shapes) draw(raster, shape, typeface, scale);
  return raster;
}

function draw(raster: Raster, shape: Shape, typeface: Typeface, scale: number): void {
  const { r, g, b } = parseHex(shape.fill)!;
  const color = [r, g, b].map((channel) => Math.round(channel * 255));
  if ('text' in shape) fill(raster, lettersOf(shape, typeface, scale), color);
  else if ('polygons' in shape) {
    const polygons = shape.polygons.map((polygon) => polygon.map((place) => place * scale));
    fill(raster, polygons, color, shape.opacity);
  } else fillBox(raster, shape, color, scale);
}

function fillBox({ width, height, bytes }: Raster, box: Box, color: number[], scale: number): void {
  const edge = (place: number, end: number) =>
    Math.min(end, Math.max(0, Math.round(place * scale)));
  const left = edge(box.x, width);
  const columns = edge(box.x + box.width, width) - left;
  const row = Uint8Array.from({ length: columns * CHANNELS }, (_, i) => color[i % CHANNELS]!);
  const bottom = edge(box.y + box.height, height);
  for (let y = edge(box.y, height); y < bottom; y++) {
    bytes.set(row, (y * width + left) * CHANNELS);
  }
}

/** Fills the area between polygons of pixels, its edges by the share of each pixel that it covers. */
function fill(
  { width, height, bytes }: Raster,
  polygons: readonly Polygon[],
  color: readonly number[],
  opacity = 1,
): void {
  const heights = polygons.flatMap((polygon) => polygon.filter((_, i) => i % 2 === 1));
  const top = Math.max(0, Math.floor(Math.min(...heights)));
  const rows = Math.min(height, Math.ceil(Math.max(...heights))) - top;
  if (!(rows > 0)) return;
  const columns = width + 1; // the last for what lies further right
  const cover = new Float32Array(columns * rows);
  for (const polygon of polygons) {
    for (let i = 0; i < polygon.length; i += 2) {
      const [x0, y0, x1, y1] = [...polygon.slice(i, i + 4), ...polygon.slice(0, 2)];
      addEdge(cover, columns, [x0!, y0! - top, x1!, y1! - top]);
    }
  }
  for (let y = 0; y < rows; y++) {
    let sum = 0;
    for (let x = 0; x < width; x++) {
      sum += cover[y * columns + x]!;
      const share = Math.min(1, Math.abs(sum)) * opacity;
      if (share < 0.002) continue;
      const at = ((y + top) * width + x) * CHANNELS;
      for (let i = at; i < at + CHANNELS; i++) {
        bytes[i] = Math.round(bytes[i]! + (color[i - at]! - bytes[i]!) * share);
      }
    }
  }
}

/**
 * Adds to each pixel how much an edge changes the coverage from there to the right.
 *
 * @see https://medium.com/@raphlinus/inside-the-fastest-font-renderer-in-the-world-75ae5270c445
 */
function addEdge(
  cover: Float32Array,
  columns: number,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
): void {
  if (y0 === y1) return;
  const rows = cover.length / columns;
  const direction = y0 < y1 ? 1 : -1;
  const [high, low] = y0 < y1 ? [y0, y1] : [y1, y0];
  const slope = (x1 - x0) / (y1 - y0);
  const inside = (x: number) => Math.min(columns - 1, Math.max(0, x));
  for (let row = Math.max(0, Math.floor(high)); row < Math.min(rows, Math.ceil(low)); row++) {
    const [from, to] = [Math.max(row, high), Math.min(row + 1, low)];
    const at = (y: number) => inside(x0 + (y - y0) * slope);
    const [a, b] = [at(from), at(to)];
    const [start, end] = [Math.min(a, b), Math.max(a, b)];
    const change = direction * (to - from);
    let before = 0;
    for (let x = Math.floor(start); x <= Math.ceil(end); x++) {
      const share = rightOf(start, end, x + 1) - rightOf(start, end, x);
      cover[row * columns + x]! += change * (share - before);
      before = share;
    }
  }
}

/** How far a place lies to the right of an edge from `start` to `end`, on average; 0 to its left. */
function rightOf(start: number, end: number, place: number): number {
  if (place <= start) return 0;
  if (place >= end) return place - (start + end) / 2;
  return (place - start) ** 2 / (2 * (end - start));
}

const STEPS = 8; // straight pieces of a curve

/** The outlines of a text's letters. */
function lettersOf(line: Line, typeface: Typeface, pixels: number): Polygon[] {
  const { text, weight } = line;
  const { font } = typeface(text, weight);
  const { glyphs, positions } = font.layout(text, FEATURES);
  const scale = (line.size * pixels) / font.unitsPerEm;
  let left = line.x * pixels;
  return glyphs.flatMap(({ path }, i) => {
    const polygons: number[][] = [];
    for (const { command, args } of path.transform(scale, 0, 0, -scale, left, line.y * pixels)
      .commands) {
      if (command === 'moveTo') polygons.push([...args]);
      else if (command !== 'closePath') polygons.at(-1)!.push(...piecesOf(polygons.at(-1)!, args));
    }
    left += positions![i]!.xAdvance * scale;
    return polygons;
  });
}

/** Points of a line or a Bézier curve of any degree, from the last point of a polygon, by de Casteljau. */
function piecesOf(polygon: readonly number[], args: readonly number[]): number[] {
  if (args.length === 2) return [...args];
  const controls = [...polygon.slice(-2), ...args];
  return Array.from({ length: STEPS }, (_, i) => {
    const t = (i + 1) / STEPS;
    let points = controls;
    while (points.length > 2) {
      points = points.slice(2).map((place, k) => points[k]! + (place - points[k]!) * t);
    }
    return points;
  }).flat();
}
