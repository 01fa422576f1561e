import { fromLinearP3, toLinear } from '@swatchwork/color';

import { beyondSrgb } from './color/beyond-srgb.ts';
import type { Pixels } from './pixels.ts';

/** Colors in OKLab, each with the weight of the pixels that it stands for; stored as columns. */
export type Points = {
  readonly size: number;
  readonly l: Float64Array;
  readonly a: Float64Array;
  readonly b: Float64Array;
  readonly weight: Float64Array;
};

/** The colors of a picture, gathered in cells, and the cell of every pixel. */
export type Histogram = Points & {
  /** Point of each pixel, or -1 for a fully transparent one. */
  readonly pointOf: Int32Array;
  /** Sum of all weights. */
  readonly total: number;
};

/**
 * Cells along each channel. Even in cube-rooted light, so nearly even to the eye, dark or bright.
 */
const LEVELS = 40;
const CELLS = LEVELS ** 3;
const LINEAR = Float32Array.from({ length: 256 }, (_, byte) => toLinear(byte / 255));
const LEVEL = Uint8Array.from(LINEAR, (light) =>
  Math.min(LEVELS - 1, Math.floor(Math.cbrt(light) * LEVELS)),
);

/**
 * Gathers the pixels in cells; each point is the mean of its cell, weighted by alpha. Those outside sRGB have
 * cells of their own, in Display P3.
 */
export function countColors({ data, wide, width, height }: Pixels): Histogram {
  const pixels = width * height;
  const pointOf = new Int32Array(pixels);
  // index of the cell's point plus 1; 0 where the cell has none yet
  const pointAt = new Int32Array((wide ? 2 : 1) * CELLS);
  const isWide: boolean[] = [];
  let sums = new Float64Array(4 * 1024); // red, green, blue, alpha of each point
  let size = 0;
  let total = 0;

  for (let pixel = 0, at = 0; pixel < pixels; pixel++, at += 4) {
    const alpha = data[at + 3]!;
    if (alpha === 0) {
      pointOf[pixel] = -1;
      continue;
    }
    const beyond = wide && beyondSrgb(data, wide, at) ? wide : undefined;
    const bytes = beyond ?? data;
    const red = bytes[at]!;
    const green = bytes[at + 1]!;
    const blue = bytes[at + 2]!;
    const inSpace = (LEVEL[red]! * LEVELS + LEVEL[green]!) * LEVELS + LEVEL[blue]!;
    const cell = beyond ? CELLS + inSpace : inSpace;
    let point = pointAt[cell]! - 1;
    if (point < 0) {
      point = size++;
      pointAt[cell] = size;
      isWide.push(beyond !== undefined);
      if (sums.length < 4 * size) sums = grow(sums);
    }
    pointOf[pixel] = point;
    const sum = 4 * point;
    sums[sum] = sums[sum]! + red * alpha;
    sums[sum + 1] = sums[sum + 1]! + green * alpha;
    sums[sum + 2] = sums[sum + 2]! + blue * alpha;
    sums[sum + 3] = sums[sum + 3]! + alpha;
    total += alpha;
  }
  return { ...toPoints(sums, size, isWide), pointOf, total };
}

function grow(old: Float64Array<ArrayBuffer>): Float64Array<ArrayBuffer> {
  const larger = new Float64Array(2 * old.length);
  larger.set(old);
  return larger;
}

function toPoints(sums: Float64Array, size: number, isWide: readonly boolean[]): Points {
  const points = createPoints(size);
  for (let i = 0; i < size; i++) {
    const weight = sums[4 * i + 3]!;
    points.weight[i] = weight;
    const own = {
      r: toLight(sums[4 * i]! / weight),
      g: toLight(sums[4 * i + 1]! / weight),
      b: toLight(sums[4 * i + 2]! / weight),
    };
    const { r: red, g: green, b: blue } = isWide[i] ? fromLinearP3(own) : own;
    // The cells are too many for objects: this applies the matrices of OKLab, as packages/color has
    // them, to columns.
    const long = root(
      0.4122214694707629 * red + 0.5363325372617349 * green + 0.0514459932675022 * blue,
    );
    const medium = root(
      0.2119034958178251 * red + 0.6806995506452344 * green + 0.1073969535369405 * blue,
    );
    const short = root(
      0.0883024591900564 * red + 0.2817188391361215 * green + 0.6299787016738222 * blue,
    );
    points.l[i] =
      0.210454268309314 * long + 0.7936177747023054 * medium - 0.0040720430116193 * short;
    points.a[i] =
      1.9779985324311684 * long - 2.4285922420485799 * medium + 0.450593709617411 * short;
    points.b[i] =
      0.0259040424655478 * long + 0.7827717124575296 * medium - 0.8086757549230774 * short;
  }
  return points;
}

/** Empty columns for `length` points. */
export function createPoints(size: number): Points {
  const column = () => new Float64Array(size);
  return { size, l: column(), a: column(), b: column(), weight: column() };
}

/** Between two byte values, light is interpolated: the error is below any visible difference. */
function toLight(byte: number): number {
  const low = Math.floor(byte);
  const from = LINEAR[low]!;
  return from + (LINEAR[Math.min(255, low + 1)]! - from) * (byte - low);
}

/** Rounded, because browsers differ in the last bit of a cube root. */
const root = (value: number) => Math.fround(Math.cbrt(value));
