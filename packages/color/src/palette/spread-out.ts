import { distanceToNearest, type Swatch } from './swatch.ts';

/**
 * So many of the candidates, as far apart from each other and from the placed ones as a greedy search
 * finds: it tries smaller and smaller ΔE_OK until enough keep that distance.
 */
export function spreadOut(
  candidates: readonly Swatch[],
  placed: readonly Swatch[],
  count: number,
): Swatch[] {
  for (let distance = 0.4; distance >= 0; distance -= 0.01) {
    const kept = [...placed];
    for (const candidate of candidates) {
      if (distanceToNearest(candidate, kept) >= distance) kept.push(candidate);
    }
    const apart = kept.slice(placed.length);
    if (apart.length >= count) return pickEvenly(apart, count);
  }
  return [];
}

const pickEvenly = <T>(items: readonly T[], count: number): T[] =>
  Array.from({ length: count }, (_, i) => items[Math.floor(((i + 0.5) * items.length) / count)]!);
