import { pairsOf } from '../check/places.ts';
import type { Srgb } from '../spaces/srgb.ts';
import { collisionOf, READERS, type Reader, VISION_READERS } from './constants.ts';
import { distanceFor, ofSeverity, seeAll } from './readers.ts';

export interface Collision {
  /** Places of the two colors; the first is 1. */
  readonly places: readonly [number, number];
  /** The reader for whom they are nearest, of those who see colors. */
  readonly reader: Exclude<Reader, 'gray'>;
  /** ΔE2000. */
  readonly distance: number;
}

export interface Measured {
  /** ΔE2000 of the two nearest colors, for each reader. */
  readonly smallest: Readonly<Record<Reader, number>>;
  /** The same of the first 2, 3, 4 … colors, for the worst of the four visions. */
  readonly prefixes: readonly { readonly size: number; readonly smallest: number }[];
  /** Pairs that are nearer than {@link collisionOf} says, the nearest first. */
  readonly collisions: readonly Collision[];
}

/**
 * How far apart the colors of a palette are for each reader. Two to hundreds of colors; the time grows with
 * the square of their number.
 *
 * @param severity Of the color-vision deficiencies, 0 to 1.
 */
export function measurePalette(colors: readonly Srgb[], severity = 1): Measured {
  const seen = seeAll(colors, ofSeverity(severity));
  const smallest = {
    normal: Infinity,
    protan: Infinity,
    deutan: Infinity,
    tritan: Infinity,
    gray: Infinity,
  };
  const prefixes: { size: number; smallest: number }[] = [];
  const collisions: Collision[] = [];
  const limit = collisionOf(colors.length);
  let ofPrefix = Infinity;
  for (let j = 1; j < colors.length; j++) {
    for (let i = 0; i < j; i++) {
      for (const reader of READERS) {
        smallest[reader] = Math.min(smallest[reader], distanceFor(reader, seen, i, j));
      }
      const nearest = nearestReader(seen, i, j);
      ofPrefix = Math.min(ofPrefix, nearest.distance);
      if (nearest.distance < limit) collisions.push({ places: [i + 1, j + 1], ...nearest });
    }
    prefixes.push({ size: j + 1, smallest: ofPrefix });
  }
  return { smallest, prefixes, collisions: collisions.sort((a, b) => a.distance - b.distance) };
}

/** How far apart each two colors are for the reader to whom they are nearest, as `measurePalette` sees them. */
export function measurePairs(colors: readonly Srgb[]): Collision[] {
  const seen = seeAll(colors);
  return pairsOf(colors.length).map(([i, j]) => ({
    places: [i + 1, j + 1],
    ...nearestReader(seen, i, j),
  }));
}

function nearestReader(seen: Float64Array, i: number, j: number) {
  return VISION_READERS.map((reader) => ({
    reader,
    distance: distanceFor(reader, seen, i, j),
  })).reduce((nearest, one) => (one.distance < nearest.distance ? one : nearest));
}
