import { createPoints, type Points } from './histogram.ts';
import { chooseMedoids } from './medoids.ts';

/** A color in OKLab. */
export type Color = { l: number; a: number; b: number };

/** The color of a point. */
export const colorAt = ({ l, a, b }: Points, point: number): Color => ({
  l: l[point]!,
  a: a[point]!,
  b: b[point]!,
});

/** ΔE_OK of two colors. */
export function distance(one: Color, two: Color): number {
  const dl = one.l - two.l;
  const da = one.a - two.a;
  const db = one.b - two.b;
  return Math.sqrt(dl * dl + da * da + db * db);
}

/**
 * The colors to which all points are nearest: medoids of the coarse points, then their medians.
 *
 * @returns At most `count`.
 */
export function findMedians(coarse: Points, count: number, steps: number): Color[] {
  const medoids = chooseMedoids(coarse, count).map((point) => colorAt(coarse, point));
  return refine(coarse, medoids, steps);
}

/** Which color each point is nearest to, how far, and the sum of all distances by weight. */
type Assignment = {
  readonly owner: Uint8Array;
  readonly distance: Float64Array;
  readonly cost: number;
};

/** Finds the nearest color of every point. */
export function assign(points: Points, colors: readonly Color[]): Assignment {
  const { size, l, a, b, weight } = points;
  const owner = new Uint8Array(size);
  const distance = new Float64Array(size);
  const flat = Float64Array.from(colors.flatMap((color) => [color.l, color.a, color.b]));
  let cost = 0;
  for (let i = 0; i < size; i++) {
    const pl = l[i]!;
    const pa = a[i]!;
    const pb = b[i]!;
    let least = Number.POSITIVE_INFINITY;
    let own = 0;
    for (let at = 0, c = 0; at < flat.length; at += 3, c++) {
      const dl = pl - flat[at]!;
      const da = pa - flat[at + 1]!;
      const db = pb - flat[at + 2]!;
      const square = dl * dl + da * da + db * db;
      if (square >= least) continue;
      least = square;
      own = c;
    }
    owner[i] = own;
    distance[i] = Math.sqrt(least);
    cost += weight[i]! * distance[i]!;
  }
  return { owner, distance, cost };
}

/** Below this distance a point has no more pull, so that a median is never divided by zero. */
const NEAR = 1e-3;

/**
 * Moves every color to the median of its points, the place with the least sum of distances, by
 * Weiszfeld's algorithm. Fixed colors keep their points and their place.
 *
 * @see https://doi.org/10.1007/s10479-008-0352-z
 */
export function refine(
  points: Points,
  colors: readonly Color[],
  steps: number,
  fixed: readonly Color[] = [],
): Color[] {
  let moved = [...colors];
  for (let step = 0; step < steps; step++) moved = moveOnce(points, moved, fixed);
  return moved;
}

function moveOnce(points: Points, colors: readonly Color[], fixed: readonly Color[]): Color[] {
  const { size, l, a, b, weight } = points;
  const all = [...colors, ...fixed];
  const { owner, distance } = assign(points, all);
  const sums = new Float64Array(4 * all.length);
  for (let i = 0; i < size; i++) {
    const pull = weight[i]! / Math.max(distance[i]!, NEAR);
    const at = 4 * owner[i]!;
    sums[at] = sums[at]! + pull * l[i]!;
    sums[at + 1] = sums[at + 1]! + pull * a[i]!;
    sums[at + 2] = sums[at + 2]! + pull * b[i]!;
    sums[at + 3] = sums[at + 3]! + pull;
  }
  return colors.map((color, c) => {
    const pull = sums[4 * c + 3]!;
    if (pull === 0) return color;
    return { l: sums[4 * c]! / pull, a: sums[4 * c + 1]! / pull, b: sums[4 * c + 2]! / pull };
  });
}

/** All pairs of this many points can be compared in half a millisecond. */
const COARSE_POINTS = 200;

/** First edge of a cell in OKLab: less than a just noticeable difference. */
const COARSE_EDGE = 0.015;

/** Gathers points in larger and larger cells until there are few enough. */
export function coarsen(points: Points): Points {
  let coarse = points;
  for (let edge = COARSE_EDGE; coarse.size > COARSE_POINTS; edge *= 1.4)
    coarse = gather(coarse, edge);
  return coarse;
}

function gather(points: Points, edge: number): Points {
  const { size, l, a, b, weight } = points;
  const pointAt = new Map<number, number>();
  const sums = createPoints(size);
  for (let i = 0; i < size; i++) {
    // a and b lie within ±0.4: shifted to positive numbers, they stay apart in base 128
    const cell =
      (Math.floor(l[i]! / edge) * 128 + Math.floor((a[i]! + 0.5) / edge)) * 128 +
      Math.floor((b[i]! + 0.5) / edge);
    const point = pointAt.get(cell) ?? pointAt.size;
    if (point === pointAt.size) pointAt.set(cell, point);
    sums.l[point]! += weight[i]! * l[i]!;
    sums.a[point]! += weight[i]! * a[i]!;
    sums.b[point]! += weight[i]! * b[i]!;
    sums.weight[point]! += weight[i]!;
  }
  const coarse = createPoints(pointAt.size);
  for (let i = 0; i < coarse.size; i++) {
    const sum = sums.weight[i]!;
    coarse.weight[i] = sum;
    coarse.l[i] = sums.l[i]! / sum;
    coarse.a[i] = sums.a[i]! / sum;
    coarse.b[i] = sums.b[i]! / sum;
  }
  return coarse;
}
