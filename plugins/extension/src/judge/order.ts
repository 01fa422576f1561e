import type { Placed } from '../sample.ts';

/** Sorts what is painted first to the front; what is equal keeps its order. */
export function byOrder({ order: a }: Placed, { order: b }: Placed): number {
  const shared = Math.min(a.length, b.length);
  for (let i = 0; i < shared; i++) {
    const difference = a[i]! - b[i]!;
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}
