import { type AlphaColor, deltaEOK, formatHexAlpha, groupBy } from '@swatchwork/color';

import { type Budget, createBudget } from './budget.ts';
import {
  type Changes,
  type Demand,
  type Problem,
  passes,
  ratioOf,
  readProblem,
} from './demands.ts';
import { type Mended, mend } from './mend.ts';
import type { ContextRepair, RepairInput, SourceChange, UnmetInContext } from './model.ts';
import { costOf } from './parts.ts';

/** Demands that may be looked at for more than the nearest change. */
const WORK = 1_000_000;

/**
 * Changes after which every pair passes in all contexts at once, and the page looks as it did as far as
 * that is found: what costs least by ΔE_OK and by what it paints (grounds most, then surfaces, solids,
 * texts and lines), hue held. A ground or surface stays light or dark, and near its lightness unless
 * `groundChoice` says that it may move. A pair that passed still does, and one that fails is never lower than before.
 * Measured in 8 bits.
 *
 * Failing pairs that share no color are mended apart. Then each change is left out for once, and what is
 * found without it counts if it costs less; this ends after a fixed amount of work. Translucent
 * backgrounds are not changed; a translucent text or line may be made less translucent.
 *
 * @throws {ThemeInputError} If a translucent background has no opaque color beneath it.
 */
export function repairContexts(input: RepairInput): ContextRepair {
  const problem = readProblem(input);
  const failing = problem.demands.filter((demand) => !passes(demand, problem, new Map()));
  const isHopeless = (demand: Demand) =>
    demand.foreground === demand.background || demand.ends.length === 0;
  const unmet = new Map(failing.map((demand) => [demand, ratioOf(demand, problem, new Map())]));
  const components = componentsOf(failing.filter((demand) => !isHopeless(demand)));
  const changes = new Map<number, AlphaColor>();
  for (const component of components) {
    const open = component.filter((demand) => !passes(demand, problem, changes));
    const found = mendWell(problem, changes, open, unmet, createBudget(WORK / components.length));
    for (const [place, paint] of found.changes) changes.set(place, paint);
    const isLeft = new Set(found.unmet);
    for (const demand of component) if (!isLeft.has(demand)) unmet.delete(demand);
  }
  const left = [...unmet.keys()].filter((demand) => !passes(demand, problem, changes));
  const moving = { ...problem, mayMove: true };
  const still = problem.mayMove
    ? left
    : mend(moving, changes, left, { unmet, held: new Set(), budget: createBudget(WORK) }).unmet;
  const isStill = new Set(still);
  const described = describeChanges(changes, problem);
  return {
    changes: described,
    unmet: left.flatMap((demand) =>
      describeUnmet(demand, changes, problem, input, !isStill.has(demand)),
    ),
    fewest: left.length === 0 && described.length <= matching(failing),
  };
}

/** Mends demands, and again without each of the changes in turn, as long as that costs less. */
function mendWell(
  problem: Problem,
  base: Changes,
  failing: readonly Demand[],
  unmet: ReadonlyMap<Demand, number>,
  budget: Budget,
): Mended {
  const costOne = (place: number, paint: AlphaColor | undefined) =>
    paint ? costOf(problem.parts[place]!, problem.paints[place]!, paint) : 0;
  const total = ({ changes, unmet }: Mended) =>
    [...changes].reduce(
      (sum, [place, paint]) => sum + costOne(place, paint) - costOne(place, base.get(place)),
      unmet.length * UNMET,
    );
  let best = mend(problem, base, failing, { held: new Set(), unmet, budget });
  const tried = new Set<number>();
  for (;;) {
    const [next] = [...best.changes]
      .filter(([place]) => !tried.has(place))
      .sort(([one, paint], [two, other]) => costOne(two, other) - costOne(one, paint));
    if (!next || budget.isSpent()) return best;
    tried.add(next[0]);
    const other = mend(problem, base, failing, { held: new Set([next[0]]), unmet, budget });
    if (total(other) >= total(best)) continue;
    best = other;
  }
}

/** More than all changes together may cost. */
const UNMET = 1e6;

/** Failing demands in groups that share no color that could be changed; small groups first. */
function componentsOf(failing: readonly Demand[]): Demand[][] {
  const parent = new Map<number, number>();
  const root = (place: number): number => {
    let at = place;
    while (parent.has(at)) at = parent.get(at)!;
    return at;
  };
  for (const demand of failing) {
    const [first, ...others] = demand.ends;
    for (const other of others) {
      const [one, two] = [root(first!), root(other)];
      if (one !== two) parent.set(one, two);
    }
  }
  const groups = groupBy(failing, (demand) => root(demand.ends[0]!));
  return [...groups.values()].sort((one, two) => one.length - two.length);
}

const describeChanges = (changes: Changes, { paints, sources }: Problem): SourceChange[] =>
  [...changes]
    .map(([place, paint]) => ({
      source: sources[place]!,
      from: formatHexAlpha(paints[place]!),
      to: formatHexAlpha(paint),
      distance: deltaEOK(paints[place]!.color, paint.color),
    }))
    .filter(({ from, to }) => from !== to);

const describeUnmet = (
  demand: Demand,
  changes: Changes,
  problem: Problem,
  { pairs }: RepairInput,
  needsGround: boolean,
): UnmetInContext[] =>
  demand.askedBy.flatMap(({ pair, context }) => {
    const ratio = ratioOf(demand, problem, changes);
    const { minimum } = pairs[pair]!;
    return ratio >= minimum ? [] : [{ pair, context, ratio, minimum, needsGround }];
  });

/** How many demands there are of which no two share a color, found greedily: so many changes are needed. */
function matching(demands: readonly Demand[]): number {
  const used = new Set<number>();
  let count = 0;
  for (const demand of demands) {
    const places = demand.ends;
    if (places.some((place) => used.has(place))) continue;
    for (const place of places) used.add(place);
    count++;
  }
  return count;
}
