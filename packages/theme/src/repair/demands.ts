import { contrastRatio, formatHex, type Srgb } from '@swatchwork/color';

import { over, type Paint } from '../check/judge-pair.ts';
import { ThemeInputError } from '../input/theme-input-error.ts';
import type { RepairInput, Shown } from './model.ts';

/** What a pair asks in one context or in several. The numbers are places in a list of paints. */
export interface Demand {
  readonly foreground: number;
  readonly background: number;
  /** Opaque; what lies beneath a translucent background, and empty where it is opaque. */
  readonly beneath: readonly number[];
  readonly minimum: number;
  /** The pairs and contexts that ask it. */
  readonly askedBy: readonly { readonly pair: number; readonly context: string }[];
}

/** The colors of a theme and what is asked of them. */
export interface Problem {
  /** First those that can be changed, in the order of the sources, then those that cannot. */
  readonly paints: readonly Paint[];
  readonly sources: readonly string[];
  readonly demands: readonly Demand[];
  /** By the place of the paint: what it takes part in, as what lies beneath too. */
  readonly demandsOf: readonly (readonly Demand[])[];
}

/** Paints in place of those of the problem. */
export type Changes = ReadonlyMap<number, Paint>;

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
  const paints: Paint[] = [...sources.values()];
  const fixed = new Map<string, number>();
  const placeOf = (what: Shown): number => {
    if (typeof what === 'string') return places.get(what)!;
    const key = `${what.color.r} ${what.color.g} ${what.color.b} ${what.alpha}`;
    if (!fixed.has(key)) fixed.set(key, paints.push(what) - 1);
    return fixed.get(key)!;
  };
  const demands = new Map<string, Demand>();
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
        const allowed = `an opaque color in ${context}, as ${asked.background} is translucent`;
        throw new ThemeInputError(`pairs[${pair}].over`, allowed, asked.over);
      }
      const key = `${foreground} ${background} ${beneath.join()}`;
      const same = demands.get(key);
      const askedBy = [...(same?.askedBy ?? []), { pair, context }];
      const minimum = Math.max(same?.minimum ?? 1, asked.minimum);
      demands.set(key, { foreground, background, beneath, minimum, askedBy });
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
export interface Seen {
  readonly foreground: Srgb;
  readonly background: Srgb;
  readonly ratio: number;
}

export function seeDemand(demand: Demand, { paints }: Problem, changes: Changed): Seen[] {
  const at = (place: number) => changes.get(place) ?? paints[place]!;
  const [top, ink] = [at(demand.background), at(demand.foreground)];
  const backgrounds =
    top.alpha === 1
      ? [over(top, top.color)]
      : demand.beneath.map((ground) => over(top, over(at(ground), at(ground).color)));
  return backgrounds.map((background) => {
    const foreground = over(ink, background);
    return { foreground, background, ratio: contrastRatio(foreground, background) };
  });
}

export const ratioOf = (demand: Demand, problem: Problem, changes: Changed): number =>
  Math.min(...seeDemand(demand, problem, changes).map(({ ratio }) => ratio));

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

/** As it is written: `#RRGGBB`, or with two digits of alpha behind. */
export function hexOf({ color, alpha }: Paint): string {
  const opaque = formatHex(color);
  if (alpha === 1) return opaque;
  return `${opaque}${Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0')
    .toUpperCase()}`;
}
