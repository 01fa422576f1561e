import { deltaEOK, formatHex, type Hex } from '@swatchwork/color';

import { type Demand, ratioOf, readProblem } from '../repair/demands.ts';
import { type Option, optionsOf, type Standing, shownAt } from '../repair/options.ts';
import { nearestWithin } from '../repair/ranges.ts';
import type { DemandingPair, PaintedMode } from './judge-pair.ts';

/** The change of one color that lets a pair pass in its mode. */
export interface PairRepair {
  /** The name of the color that would change. */
  readonly name: string;
  /** Opaque, of the same hue; black or white where nothing else serves. */
  readonly hex: Hex;
  /** ΔE_OK from the color as it is seen now. */
  readonly distance: number;
  /** Whether every other pair of this color passes in this mode with it as well. */
  readonly servesAll: boolean;
}

/** Says for a pair of a mode, by its place, which change of one color mends it and shows least. */
export function createSuggestions(pairs: readonly DemandingPair[], mode: PaintedMode) {
  const { name: context, paints, grounds } = mode;
  const problem = readProblem({
    contexts: [context],
    sources: paints,
    shown: new Map([...paints.keys()].map((name) => [name, new Map([[context, name]])])),
    pairs: pairs.map((pair) => ({
      ...pair,
      over: grounds.filter((ground) => ground !== pair.background),
    })),
    grounds,
  });
  const demands = new Map(
    problem.demands.flatMap((demand) => demand.askedBy.map(({ pair }) => [pair, demand] as const)),
  );
  const standingFor = (neededOf: (demand: Demand) => number): Standing => ({
    problem,
    changes: new Map(),
    isThorough: () => false,
    neededOf,
    endsOf: () => [],
    ratioOf: (demand, changed) => ratioOf(demand, problem, changed),
    nearest: (place, range) => nearestWithin(shownAt(place, problem), range),
  });
  const first = (place: number, demand: Demand, standing: Standing) =>
    optionsOf(place, demand, standing).find(({ paint }) => paint.alpha === 1);
  const serving = standingFor(({ minimum }) => minimum);
  /** With which all pairs of a color pass: the same for each of them, so found once. */
  const known = new Map<number, Option | undefined>();
  const servingAt = (place: number, demand: Demand) => {
    if (!known.has(place)) known.set(place, first(place, demand, serving));
    return known.get(place);
  };

  return (pair: number): PairRepair | undefined => {
    const demand = demands.get(pair)!;
    const least = (options: readonly (Option | undefined)[]) =>
      options.flatMap((one) => one ?? []).sort((one, two) => one.cost - two.cost)[0];
    const toAll = least(demand.ends.map((place) => servingAt(place, demand)));
    const alone = standingFor((one) => (one === demand ? one.minimum : 1));
    const found = toAll ?? least(demand.ends.map((place) => first(place, demand, alone)));
    if (!found) return undefined;
    const { color } = found.paint;
    return {
      name: problem.sources[found.place]!,
      hex: formatHex(color),
      distance: deltaEOK(color, shownAt(found.place, problem)),
      servesAll: toAll !== undefined,
    };
  };
}
