import { type AlphaColor, deltaEOK, formatHexAlpha } from '@swatchwork/color';

import { createBudget } from './budget.ts';
import {
  type Changes,
  changeable,
  type Demand,
  type Problem,
  passes,
  ratioOf,
  readProblem,
} from './demands.ts';
import { mendGreedily } from './greedy.ts';
import type { ContextRepair, RepairInput, SourceChange, UnmetInContext } from './model.ts';
import { findFewest } from './search.ts';

/** Demands that each of the two searches may look at. */
const WORK = 200_000;

/**
 * The fewest changes, among as few those of texts and lines rather than of their grounds, and among
 * these the smallest (sum of ΔE_OK, hue held), after which every pair passes in all contexts at
 * once; a pair that passed still does, and one that fails is never lower than before. Measured in 8 bits.
 *
 * Failing pairs that share no color are solved one after the other, each exactly; where that takes
 * more than each alone would need, all are solved together. The search ends after a fixed amount of
 * work: what is left is mended greedily, and `fewest` is false. Translucent backgrounds are not
 * changed; a translucent text or line may be made less translucent.
 *
 * @throws {ThemeInputError} If a translucent background has no opaque color beneath it.
 */
export function repairContexts(input: RepairInput): ContextRepair {
  const problem = readProblem(input);
  const failing = problem.demands.filter((demand) => !passes(demand, problem, new Map()));
  const hopeless = failing.filter((demand) => isHopeless(demand, problem));
  const given = new Set(hopeless);
  const { changes, unmet, fewest } = mend(
    keepRatios(problem, given),
    failing.filter((demand) => !given.has(demand)),
  );
  return {
    changes: describeChanges(changes, problem),
    unmet: [...hopeless, ...unmet].flatMap((demand) =>
      describeUnmet(demand, changes, problem, input),
    ),
    fewest,
  };
}

/** Of demands that are given up, the ratios that they have are asked: other changes must not lower them. */
function keepRatios(problem: Problem, given: ReadonlySet<Demand>): Problem {
  const kept = new Map(
    [...given].map((demand) => [
      demand,
      { ...demand, minimum: ratioOf(demand, problem, new Map()) },
    ]),
  );
  const toKept = (list: readonly Demand[]) => list.map((demand) => kept.get(demand) ?? demand);
  return { ...problem, demands: toKept(problem.demands), demandsOf: problem.demandsOf.map(toKept) };
}

const isHopeless = (demand: Demand, problem: Problem): boolean =>
  demand.foreground === demand.background || changeable(demand, problem).length === 0;

function mend(problem: Problem, failing: readonly Demand[]) {
  const components = componentsOf(failing, problem);
  const changes = new Map<number, AlphaColor>();
  const add = (found: Changes) => {
    for (const [place, paint] of found) changes.set(place, paint);
  };
  let [count, least] = [0, 0];
  const unmet: Demand[] = [];
  let isExact = true;
  for (const component of components) {
    const open = component.filter((demand) => !passes(demand, problem, changes));
    const share = createBudget(WORK / components.length);
    const found =
      open.length > 0 && findFewest(problem, changes, open, problem.sources.length, share);
    if (found) {
      add(found.changes);
      count += found.count;
      least += found.least;
    } else if (open.length > 0) {
      isExact = false;
      const mended = mendGreedily(problem, changes, open);
      add(mended.changes);
      unmet.push(...mended.unmet);
    }
  }
  if (unmet.length > 0 || (isExact && count === least)) {
    return { changes, unmet, fewest: isExact };
  }
  const budget = createBudget(WORK);
  const together = findFewest(problem, new Map(), failing, changes.size - 1, budget);
  return { changes: together?.changes ?? changes, unmet, fewest: !budget.isSpent() };
}

/** Failing demands in groups that share no color that could be changed; small groups first. */
function componentsOf(failing: readonly Demand[], problem: Problem): Demand[][] {
  const parent = new Map<number, number>();
  const root = (place: number): number => {
    let at = place;
    while (parent.has(at)) at = parent.get(at)!;
    return at;
  };
  for (const demand of failing) {
    const [first, ...others] = changeable(demand, problem);
    for (const other of others) {
      const [one, two] = [root(first!), root(other)];
      if (one !== two) parent.set(one, two);
    }
  }
  const groups = Map.groupBy(failing, (demand) => root(changeable(demand, problem)[0]!));
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
): UnmetInContext[] =>
  demand.askedBy.flatMap(({ pair, context }) => {
    const ratio = ratioOf(demand, problem, changes);
    const { minimum } = pairs[pair]!;
    return ratio >= minimum ? [] : [{ pair, context, ratio, minimum }];
  });
