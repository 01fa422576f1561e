import { assign } from './assign.ts';
import type { Color } from './distance.ts';
import type { Points } from './histogram.ts';

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
