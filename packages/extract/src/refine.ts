import type { Color } from './distance.ts';
import type { Points } from './histogram.ts';

/** Which color each point is nearest to, how far, and the sum of all distances by weight. */
export type Assignment = {
  readonly owner: Uint8Array;
  readonly distance: Float64Array;
  readonly cost: number;
};

/** Nearer than this a point pulls no harder, which keeps a median from dividing by nothing. */
const NEAR = 1e-3;

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

/**
 * Moves every color to the median of its points, the place from which the sum of distances is
 * least, by steps of Weiszfeld. Fixed colors keep their points and their place.
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
