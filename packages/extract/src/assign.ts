import type { Color } from './distance.ts';
import type { Points } from './histogram.ts';

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
