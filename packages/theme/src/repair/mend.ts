import type { AlphaColor } from '@swatchwork/color';

import type { Budget } from './budget.ts';
import { type Changed, type Demand, type Problem, ratioOf } from './demands.ts';
import { type Option, optionsFor, type Standing, shownAt } from './options.ts';
import { nearestWithin } from './ranges.ts';

/** What was changed, and the demands that it was not possible for. */
export interface Mended {
  /** Without those made before. */
  readonly changes: ReadonlyMap<number, AlphaColor>;
  readonly unmet: readonly Demand[];
}

/** Within what failing demands are mended. */
interface Bounds {
  /** Places that must not change. */
  readonly held: ReadonlySet<number>;
  /** Every demand that fails, also those to be mended elsewhere, and the ratio that it has to keep. */
  readonly unmet: ReadonlyMap<Demand, number>;
  readonly budget: Budget;
}

/** How many colors may follow one another, each mending what the one before broke. */
const CHAIN = 4;

/** What it takes to find a color, in looks at a demand. */
const FINDING = 100;

/**
 * Mends failing demands one after the other, the worst first, by the change that shows least. What a
 * change breaks is mended by other colors, else the change is taken back. Nothing that passes is broken;
 * what cannot be mended does not get lower.
 *
 * @param base Changes made before.
 */
export function mend(
  problem: Problem,
  base: Changed,
  failing: readonly Demand[],
  { held, unmet: known, budget }: Bounds,
): Mended {
  const changes = new Map<number, AlphaColor>();
  const undo: (readonly [place: number, before: AlphaColor | undefined])[] = [];
  const settled: number[] = [];
  /** Those that fail: their ratios at the start must remain. */
  const open = new Map(failing.map((demand) => [demand, ratioOf(demand, problem, base)]));
  const own = new Set(failing);
  const standing: Standing = {
    problem,
    changes: { get: (place) => changes.get(place) ?? base.get(place) },
    isThorough: () => !budget.isSpent(),
    neededOf: (demand) =>
      open.get(demand) ?? (own.has(demand) ? undefined : known.get(demand)) ?? demand.minimum,
    endsOf: (demand) => demand.ends.filter((end) => !held.has(end) && !settled.includes(end)),
    ratioOf(demand, changed) {
      budget.spend(1);
      return ratioOf(demand, problem, changed);
    },
    nearest(place, range) {
      budget.spend(FINDING);
      return nearestWithin(shownAt(place, problem), range);
    },
  };
  const isShort = (demand: Demand) =>
    standing.ratioOf(demand, standing.changes) < standing.neededOf(demand);

  function set({ place, paint }: Option): void {
    undo.push([place, changes.get(place)]);
    changes.set(place, paint);
  }

  function rewind(mark: number): void {
    for (const [place, before] of undo.splice(mark).reverse()) {
      if (before) changes.set(place, before);
      else changes.delete(place);
    }
  }

  function tryOption(demand: Demand, option: Option): boolean {
    const mark = undo.length;
    set(option);
    settled.push(option.place);
    const touched = [demand, ...problem.demandsOf[option.place]!];
    const works = touched.every((one) => !isShort(one) || reach(one));
    settled.pop();
    if (!works) rewind(mark);
    return works;
  }

  function reach(demand: Demand): boolean {
    if (settled.length > 0 && (settled.length >= CHAIN || budget.isSpent())) return false;
    for (const option of optionsFor(demand, standing)) if (tryOption(demand, option)) return true;
    return false;
  }

  const lacks = [...open].sort(
    ([one, ratio], [two, other]) => two.minimum / other - one.minimum / ratio,
  );
  const unmet: Demand[] = [];
  for (const [demand, ratio] of lacks) {
    open.delete(demand);
    if (!isShort(demand) || reach(demand)) continue;
    open.set(demand, ratio);
    unmet.push(demand);
  }
  return {
    changes,
    unmet: unmet.filter((demand) => ratioOf(demand, problem, standing.changes) < demand.minimum),
  };
}
