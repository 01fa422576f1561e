import { type Changes, changeable, type Demand, type Problem, passes, ratioOf } from './demands.ts';
import { type NeededRatio, solveChanges } from './solve-changes.ts';

/**
 * Mends failing demands one after the other: by the one color whose change mends most, else by any
 * one of the pair, else by both. Nothing that passes is broken; what cannot be mended does not get lower.
 * Not the fewest changes, but found in time in proportion to the pairs and their neighbors.
 */
export function mendGreedily(
  problem: Problem,
  base: Changes,
  failing: readonly Demand[],
): { changes: Changes; unmet: Demand[] } {
  const changes = new Map(base);
  const open = new Set(failing);
  const unmet = new Set<Demand>();
  const tried = new Set<number>();
  const solve = (chosen: readonly number[], needed: NeededRatio): boolean => {
    const found = solveChanges(problem, changes, chosen, needed, () => {});
    for (const [place, paint] of found ?? []) changes.set(place, paint);
    for (const place of found?.keys() ?? []) {
      for (const demand of problem.demandsOf[place]!) {
        if (open.has(demand) && passes(demand, problem, changes)) open.delete(demand);
      }
    }
    return found !== undefined;
  };
  for (let place = busiest(open, tried, problem); place !== undefined; ) {
    tried.add(place);
    solve([place], ({ minimum }) => minimum);
    place = busiest(open, tried, problem);
  }
  for (const demand of open) {
    const needed = (other: Demand) => {
      const isGivenUp = other !== demand && (open.has(other) || unmet.has(other));
      return isGivenUp ? ratioOf(other, problem, changes) : other.minimum;
    };
    const ends = changeable(demand, problem);
    const choices = [...ends.map((end) => [end]), ...(ends.length > 1 ? [ends] : [])];
    if (choices.some((chosen) => solve(chosen, needed))) continue;
    open.delete(demand);
    unmet.add(demand);
  }
  return { changes, unmet: [...unmet].filter((demand) => !passes(demand, problem, changes)) };
}

/** What most of the open demands look at, and more than one does. */
function busiest(
  open: Iterable<Demand>,
  tried: ReadonlySet<number>,
  problem: Problem,
): number | undefined {
  const counts = new Map<number, number>();
  for (const demand of open) {
    for (const place of changeable(demand, problem)) {
      if (!tried.has(place)) counts.set(place, (counts.get(place) ?? 0) + 1);
    }
  }
  const [most] = [...counts].filter(([, count]) => count > 1).sort(([, a], [, b]) => b - a);
  return most?.[0];
}
