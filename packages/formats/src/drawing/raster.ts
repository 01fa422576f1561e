import { type Hex, parseHex } from '@swatchwork/color';
import type { Drawing, Line, Polygon, Shape } from './drawing.ts';
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
  const color = bytesOf(shape.fill);
  if ('text' in shape) fill(raster, lettersOf(shape, typeface), scale, color);
  else if ('polygons' in shape) fill(raster, shape.polygons, scale, color, shape.opacity);
  else {
    const edge = (place: number, end: number) =>
      Math.min(end, Math.max(0, Math.round(place * scale)));
    const left = edge(shape.x, raster.width);
    const right = edge(shape.x + shape.width, raster.width);
    const row = Uint8Array.from(
      { length: (right - left) * CHANNELS },
      (_, i) => color[i % CHANNELS]!,
    );
    const bottom = edge(shape.y + shape.height, raster.height);
    for (let y = edge(shape.y, raster.height); y < bottom; y++) {
      raster.bytes.set(row, (y * raster.width + left) * CHANNELS);
    }
  }
}

const bytesOf = (hex: Hex): number[] => {
  const { r, g, b } = parseHex(hex)!;
  return [r, g, b].map((channel) => Math.round(channel * 255));
};

/** Fills the area between polygons, its edges by the share of each pixel that it covers. */
function fill(
  { width, height, bytes }: Raster,
  polygons: readonly Polygon[],
  scale: number,
  color: readonly number[],
  opacity = 1,
): void {
  const points = polygons.flatMap((polygon) => polygon.map((place) => place * scale));
  const span = (axis: 0 | 1, end: number) => {
    const places = points.filter((_, i) => i % 2 === axis);
    const low = places.reduce((least, place) => Math.min(least, place), Infinity);
    const high = places.reduce((most, place) => Math.max(most, place), -Infinity);
    return [Math.max(0, Math.floor(low)), Math.min(end, Math.ceil(high) + 1)] as const;
  };
  const [[left, right], [top, bottom]] = [span(0, width), span(1, height)];
  if (left >= right || top >= bottom) return;
  const columns = right - left + 1; // the last for what lies further right
  const cover = new Float32Array(columns * (bottom - top));
  for (const polygon of polygons) {
    for (let i = 0; i < polygon.length; i += 2) {
      const next = (i + 2) % polygon.length;
      addEdge(cover, columns, bottom - top, [
        polygon[i]! * scale - left,
        polygon[i + 1]! * scale - top,
        polygon[next]! * scale - left,
        polygon[next + 1]! * scale - top,
      ]);
    }
  }
  for (let y = top; y < bottom; y++) {
    let sum = 0;
    for (let x = left; x < right; x++) {
      sum += cover[(y - top) * columns + x - left]!;
      const share = Math.min(1, Math.abs(sum)) * opacity;
      if (share < 0.002) continue;
      const at = (y * width + x) * CHANNELS;
      for (let i = 0; i < CHANNELS; i++)
        bytes[at + i] = Math.round(bytes[at + i]! + (color[i]! - bytes[at + i]!) * share);
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
  rows: number,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
): void {
  if (y0 === y1) return;
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
function lettersOf({ text, x, y, size, weight }: Line, typeface: Typeface): Polygon[] {
  const { font } = typeface(text, weight);
  const { glyphs, positions } = font.layout(text, FEATURES);
  const scale = size / font.unitsPerEm;
  let left = x;
  return glyphs.flatMap(({ path }, i) => {
    const polygons: number[][] = [];
    for (const { command, args } of path.transform(scale, 0, 0, -scale, left, y).commands) {
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
