import { type Changes, changeable, type Demand, type Problem, passes } from './demands.ts';
import { solveChanges } from './solve-changes.ts';

/**
 * Mends failing demands one after the other: by the one color whose change mends most, else by any
 * one of the pair, else by both. Nothing that passes is broken; what cannot be mended stays.
 * Not the fewest changes, but found in time in proportion to the pairs and their neighbors.
 */
export function mendGreedily(
  problem: Problem,
  base: Changes,
  failing: readonly Demand[],
): { changes: Changes; unmet: Demand[] } {
  const changes = new Map(base);
  let open = [...failing];
  const unmet: Demand[] = [];
  const nothing = () => {};
  const tried = new Set<number>();
  while (open.length > 0) {
    const isOpen = new Set(open);
    const place = busiest(open, tried, problem);
    let next: Changes | undefined;
    if (place !== undefined) {
      tried.add(place);
      next = solveChanges(problem, changes, [place], () => true, nothing);
      if (!next) continue;
    } else {
      const [demand] = open;
      const givenUp = new Set(unmet);
      const isRequired = (other: Demand) =>
        other === demand || !(isOpen.has(other) || givenUp.has(other));
      const ends = changeable(demand!, problem);
      for (const chosen of [...ends.map((end) => [end]), ...(ends.length > 1 ? [ends] : [])]) {
        next ??= solveChanges(problem, changes, chosen, isRequired, nothing);
      }
      if (!next) unmet.push(demand!);
    }
    for (const [changed, paint] of next ?? []) changes.set(changed, paint);
    const lost = new Set(unmet);
    open = open.filter((demand) => !lost.has(demand) && !passes(demand, problem, changes));
  }
  return { changes, unmet };
}

/** What most of the open demands look at, and more than one does. */
function busiest(
  open: readonly Demand[],
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
