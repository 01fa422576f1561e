import { deltaEOK, type Srgb } from '@swatchwork/color';
import { mean } from '../statistics.ts';
import { distance } from './measures.ts';

/** How much palettes of one kind differ, as ΔE_OK for a color. */
export interface Spread {
  /** Between the colors at the same places. */
  places: number;
  /** Between each color and its partner where the partners are chosen best: order does not count. */
  matched: number;
}

/** The mean over every two of the palettes, all of five colors. */
export function spreadWithin(palettes: readonly Srgb[][]): Spread {
  return meanOf(palettes.flatMap((one, i) => palettes.slice(i + 1).map((other) => [one, other])));
}

/** The mean over every palette of one kind beside each of the other. */
export function spreadBetween(some: readonly Srgb[][], others: readonly Srgb[][]): Spread {
  return meanOf(some.flatMap((one) => others.map((other) => [one, other])));
}

function meanOf(pairs: readonly (readonly Srgb[][])[]): Spread {
  return {
    places: mean(pairs.map(([one, other]) => distance(one!, other!))),
    matched: mean(pairs.map(([one, other]) => matchedDistance(one!, other!))),
  };
}

/** The least mean ΔE_OK of all ways to pair the colors. */
function matchedDistance(one: readonly Srgb[], other: readonly Srgb[]): number {
  const costs = one.map((color) => other.map((partner) => deltaEOK(color, partner)));
  const cheapest = (row: number, taken: number): number => {
    if (row === costs.length) return 0;
    let least = Number.POSITIVE_INFINITY;
    costs[row]!.forEach((cost, column) => {
      const bit = 1 << column;
      if (!(taken & bit)) least = Math.min(least, cost + cheapest(row + 1, taken | bit));
    });
    return least;
  };
  return cheapest(0, 0) / one.length;
}
