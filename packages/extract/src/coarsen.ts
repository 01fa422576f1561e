import { createPoints, type Points } from './histogram.ts';

/** All pairs of this many points can be compared in half a millisecond. */
const MOST = 200;

/** First edge of a cell in OKLab: less than a just noticeable difference. */
const EDGE = 0.015;

/** Gathers points in larger and larger cells until there are few enough. */
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
