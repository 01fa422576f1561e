import { createPoints, type Points } from './histogram.ts';

/** So many points can all be compared with each other in half a millisecond. */
const MOST = 200;

/** First try for the edge of a cell in OKLab: less than what one just notices. */
const EDGE = 0.015;

/** Gathers points in wider and wider cells until they are few enough. */
export function coarsen(points: Points): Points {
  let coarse = points;
  for (let edge = EDGE; coarse.size > MOST; edge *= 1.4) coarse = gather(coarse, edge);
  return coarse;
}

function gather(points: Points, edge: number): Points {
  const { size, l, a, b, weight } = points;
  const pointAt = new Map<number, number>();
  const sums = createPoints(size);
  for (let i = 0; i < size; i++) {
    // a and b lie within ±0.4: moved into the positive, a base of 128 keeps them apart.
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
