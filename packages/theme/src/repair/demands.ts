import { type AlphaColor, type SeenPair, seePair, worstOf } from '@swatchwork/color';

import { ThemeInputError } from '../input/theme-input-error.ts';
import type { RepairInput, Shown } from './model.ts';

/** A pair, by its place, in one context. */
interface Asking {
  readonly pair: number;
  readonly context: string;
}

/** What a pair asks in one context or in several. The numbers are places in a list of paints. */
export interface Demand {
  readonly foreground: number;
  readonly background: number;
  /** Opaque; what lies beneath a translucent background, and empty where it is opaque. */
  readonly beneath: readonly number[];
  readonly minimum: number;
  /** The pairs and contexts that ask it. */
  readonly askedBy: readonly Asking[];
}

/** The colors of a theme and what is asked of them. */
export interface Problem {
  /** First those that can be changed, in the order of the sources, then those that cannot. */
  readonly paints: readonly AlphaColor[];
  readonly sources: readonly string[];
  readonly demands: readonly Demand[];
  /** By the place of the paint: what it takes part in, as what lies beneath too. */
  readonly demandsOf: readonly (readonly Demand[])[];
}

/** Paints in place of those of the problem. */
export type Changes = ReadonlyMap<number, AlphaColor>;

/** Paints in place of those of the problem, to look at. */
export type Changed = Pick<Changes, 'get'>;

/** Changes over others; nothing is copied, as there may be thousands beneath. */
export const layer = (upper: Changed, lower: Changed): Changed => ({
  get: (place) => upper.get(place) ?? lower.get(place),
});

/**
 * What all pairs ask in all contexts; what is asked twice of the same colors is asked once.
 *
 * @throws {ThemeInputError} If a translucent background has no opaque color beneath it.
 */
export function readProblem({ contexts, sources, shown, pairs }: RepairInput): Problem {
  const ids = [...sources.keys()];
  const places = new Map(ids.map((id, i) => [id, i]));
  const paints: AlphaColor[] = [...sources.values()];
  const fixed = new Map<string, number>();
  const placeOf = (what: Shown): number => {
    if (typeof what === 'string') return places.get(what)!;
    const key = `${what.color.r} ${what.color.g} ${what.color.b} ${what.alpha}`;
    if (!fixed.has(key)) fixed.set(key, paints.push(what) - 1);
    return fixed.get(key)!;
  };
  const demands = new Map<string, Demand & { minimum: number; askedBy: Asking[] }>();
  for (const [pair, asked] of pairs.entries()) {
    for (const context of asked.contexts ?? contexts) {
      const place = (name: string) => {
        const what = shown.get(name)?.get(context);
        return what === undefined ? undefined : placeOf(what);
      };
      const [foreground, background] = [place(asked.foreground), place(asked.background)];
      if (foreground === undefined || background === undefined) continue;
      const isOpaque = paints[background]!.alpha === 1;
      const beneath = isOpaque
        ? []
        : [...new Set((asked.over ?? []).flatMap((name) => place(name) ?? []))].filter(
            (ground) => paints[ground]!.alpha === 1,
          );
      if (!isOpaque && beneath.length === 0) {
        const allowed = `an opaque color in ${context}, because ${asked.background} is translucent`;
        throw new ThemeInputError(`pairs[${pair}].over`, allowed, asked.over);
      }
      const key = `${foreground} ${background} ${beneath.join()}`;
      const same = demands.get(key);
      const minimum = Math.max(same?.minimum ?? 1, asked.minimum);
      if (same) {
        same.minimum = minimum;
        same.askedBy.push({ pair, context });
      } else {
        const askedBy = [{ pair, context }];
        demands.set(key, { foreground, background, beneath, minimum, askedBy });
      }
    }
  }
  const all = [...demands.values()];
  const demandsOf: Demand[][] = paints.map(() => []);
  for (const demand of all) for (const place of placesOf(demand)) demandsOf[place]!.push(demand);
  return { paints, sources: ids, demands: all, demandsOf };
}

/** The paints that a demand looks at, each once. */
export const placesOf = ({ foreground, background, beneath }: Demand): number[] => [
  ...new Set([foreground, background, ...beneath]),
];

/** A demand as it is seen, on each ground. */
export function seeDemand(demand: Demand, { paints }: Problem, changes: Changed): SeenPair[] {
  const at = (place: number) => changes.get(place) ?? paints[place]!;
  const [ink, top] = [at(demand.foreground), at(demand.background)];
  return top.alpha === 1
    ? [seePair(ink, top)]
    : demand.beneath.map((ground) => seePair(ink, top, at(ground).color));
}

export const ratioOf = (demand: Demand, problem: Problem, changes: Changed): number =>
  worstOf(seeDemand(demand, problem, changes)).ratio;

export const passes = (demand: Demand, problem: Problem, changes: Changed): boolean =>
  seeDemand(demand, problem, changes).every(({ ratio }) => ratio >= demand.minimum);

/** Those of a demand's colors whose change may mend it. */
export function changeable(demand: Demand, { paints, sources, demandsOf }: Problem): number[] {
  const isFree = (place: number) => place < sources.length;
  const isVeil = (place: number) =>
    paints[place]!.alpha < 1 && demandsOf[place]!.some(({ background }) => background === place);
  const ends = [...new Set([demand.foreground, demand.background])];
  return ends.filter((place) => isFree(place) && !isVeil(place));
}
