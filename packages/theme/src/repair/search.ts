import { deltaEOK } from '@swatchwork/color';

import type { Budget } from './budget.ts';
import {
  type Changed,
  type Changes,
  changeable,
  type Demand,
  type Problem,
  placesOf,
} from './demands.ts';
import { solveChanges } from './solve-changes.ts';

/** The fewest changes that let demands pass. */
export interface Found {
  /** Without those made before. */
  readonly changes: Changes;
  /** How many paints were changed. */
  readonly count: number;
  /** At least so many are needed, whatever colors they get: each failing demand needs one. */
  readonly least: number;
}

/**
 * Finds the fewest paints whose change lets all failing demands pass and breaks none; among as few,
 * those that take the fewest grounds, as brands are, rather than what is written on them; among
 * those, the nearest colors. Which to change is a vertex cover of the failing pairs, so sizes are
 * tried in rising order and each failing pair that is not covered yet makes a branch for its text
 * and one for its ground. A cover whose colors cannot be solved is extended by its neighbors.
 *
 * @param atMost Larger answers are of no interest.
 * @returns Undefined if there is none, or if the budget ended before it was found.
 */
export function findFewest(
  problem: Problem,
  base: Changed,
  failing: readonly Demand[],
  atMost: number,
  budget: Budget,
): Found | undefined {
  const grounds = new Set(failing.map(({ background }) => background));
  let least = Number.POSITIVE_INFINITY;
  for (let size = matching(failing, problem); size <= atMost; size++) {
    let best: { changes: Changes; moved: number; distance: number } | undefined;
    let isCut = false;

    const extend = (chosen: readonly number[], barred: ReadonlySet<number>): void => {
      if (budget.isSpent()) return;
      const open = failing.filter(
        (demand) => !placesOf(demand).some((place) => chosen.includes(place)),
      );
      budget.spend(failing.length);
      if (chosen.length + matching(open, problem) > size) {
        isCut = true;
        return;
      }
      const [first] = open;
      if (!first) least = Math.min(least, size);
      if (!first && chosen.length === size) {
        const moved = chosen.filter((place) => grounds.has(place)).length;
        const changes =
          moved <= (best?.moved ?? size) &&
          solveChanges(problem, base, chosen, ({ minimum }) => minimum, budget.spend);
        if (changes) {
          const distance = distanceOf(changes, base, problem);
          if (!best || moved < best.moved || distance < best.distance) {
            best = { changes, moved, distance };
          }
        }
      }
      const next = first ? changeable(first, problem) : neighborsOf(chosen, problem);
      const before = new Set(barred);
      for (const place of next) {
        if (before.has(place) || chosen.includes(place)) continue;
        before.add(place);
        extend([...chosen, place], before);
      }
    };

    extend([], new Set());
    if (best) return { changes: best.changes, count: size, least };
    if (budget.isSpent() || !isCut) return undefined;
  }
  return undefined;
}

/** How many demands there are of which no two share a paint, found greedily: so many are needed. */
function matching(demands: readonly Demand[], problem: Problem): number {
  const used = new Set<number>();
  let count = 0;
  for (const demand of demands) {
    const places = changeable(demand, problem);
    if (places.some((place) => used.has(place))) continue;
    for (const place of places) used.add(place);
    count++;
  }
  return count;
}

const neighborsOf = (chosen: readonly number[], problem: Problem): number[] => [
  ...new Set(
    chosen.flatMap((place) =>
      problem.demandsOf[place]!.flatMap((demand) => changeable(demand, problem)),
    ),
  ),
];

/** Sum of ΔE_OK to what was there before. */
const distanceOf = (changes: Changes, base: Changed, { paints }: Problem): number =>
  [...changes].reduce((sum, [place, paint]) => {
    const before = base.get(place) ?? paints[place]!;
    return sum + deltaEOK(before.color, paint.color) + Math.abs(before.alpha - paint.alpha);
  }, 0);
