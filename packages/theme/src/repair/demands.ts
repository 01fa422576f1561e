import {
  type AlphaColor,
  FLARE,
  relativeLuminance,
  type SeenPair,
  seenOn,
  seePair,
  worstOf,
} from '@swatchwork/color';

import { ThemeInputError } from '../input/theme-input-error.ts';
import type { RepairInput, Shown } from './model.ts';
import { type Part, partOf } from './parts.ts';

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
  /** Those of its two colors whose change may mend it. */
  readonly ends: readonly number[];
}

/** The colors of a theme and what is asked of them. */
export interface Problem {
  /** First those that can be changed, in the order of the sources, then those that cannot. */
  readonly paints: readonly AlphaColor[];
  readonly sources: readonly string[];
  readonly demands: readonly Demand[];
  /** By the place of the paint: what it takes part in, as what lies beneath too. */
  readonly demandsOf: readonly (readonly Demand[])[];
  /** By the place of the paint. */
  readonly parts: readonly Part[];
  /** Whether grounds and surfaces may move far. */
  readonly mayMove: boolean;
}

/** Paints in place of those of the problem. */
export type Changes = ReadonlyMap<number, AlphaColor>;

/** Paints in place of those of the problem, to look at. */
export type Changed = Pick<Changes, 'get'>;

/**
 * What all pairs ask in all contexts; what is asked twice of the same colors is asked once.
 *
 * @throws {ThemeInputError} If a translucent background has no opaque color beneath it.
 */
export function readProblem(input: RepairInput): Problem {
  const { contexts, sources, shown, pairs, grounds, groundChoice = 'keep' } = input;
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
  const veils = new Set<number>();
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
        if (!isOpaque) veils.add(background);
        demands.set(key, { foreground, background, beneath, minimum, askedBy, ends: [] });
      }
    }
  }
  const plain = new Set<number>();
  for (const name of grounds ?? []) {
    for (const what of shown.get(name)?.values() ?? []) plain.add(placeOf(what));
  }
  const all = [...demands.values()].map((demand) => ({
    ...demand,
    ends: [...new Set([demand.foreground, demand.background])].filter(
      (place) => place < ids.length && !veils.has(place),
    ),
  }));
  const demandsOf: Demand[][] = paints.map(() => []);
  for (const demand of all) for (const place of placesOf(demand)) demandsOf[place]!.push(demand);
  const parts = demandsOf.map((own, place) =>
    partOf(place, paints[place]!, own, (one) => plain.has(one)),
  );
  return {
    paints,
    sources: ids,
    demands: all,
    demandsOf,
    parts,
    mayMove: groundChoice === 'may-move',
  };
}

/** The paints that a demand looks at, each once. */
const placesOf = ({ foreground, background, beneath }: Demand): number[] => [
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

/** The least contrast ratio of a demand on its grounds. */
export function ratioOf(demand: Demand, problem: Problem, changes: Changed): number {
  const at = (place: number) => changes.get(place) ?? problem.paints[place]!;
  const [ink, top] = [at(demand.foreground), at(demand.background)];
  if (ink.alpha < 1 || top.alpha < 1) return worstOf(seeDemand(demand, problem, changes)).ratio;
  const [one, other] = [luminanceOf(ink), luminanceOf(top)];
  return (Math.max(one, other) + FLARE) / (Math.min(one, other) + FLARE);
}

/** Of opaque paints in 8 bits, as they are looked at again and again. */
const luminances = new WeakMap<AlphaColor, number>();

function luminanceOf(paint: AlphaColor): number {
  const known = luminances.get(paint);
  if (known !== undefined) return known;
  const luminance = relativeLuminance(seenOn(paint, paint.color));
  luminances.set(paint, luminance);
  return luminance;
}

export const passes = (demand: Demand, problem: Problem, changes: Changed): boolean =>
  ratioOf(demand, problem, changes) >= demand.minimum;
