import { deltaEOK, type Oklch, toOklch } from '@swatchwork/color';
import { STATUS_FAMILIES, type StatusFamily } from '../model/names.ts';
import { bearsWords } from '../modes/solid.ts';
import { draw } from '../solve/reach.ts';
import type { Tone } from '../solve/tone.ts';
import { areApart, LEAST_SEPARATION, type Seen, see } from './separation.ts';

/** OKLCH chroma that errors and warnings have at least, or the most that sRGB has there. */
export const ALARM_CHROMA = 0.172;

interface Range {
  readonly hues: readonly number[];
  readonly lightness: number;
  readonly chroma: { readonly least: number; readonly most: number };
}

/**
 * What each status may look like, by convention and not by simulation: OKLCH hues, the usual one
 * first, the usual lightness, and chromas within which it is as colorful as the primary brand color.
 */
const RANGES: Record<StatusFamily, Range> = {
  error: { hues: [25, 18, 32], lightness: 0.57, chroma: { least: 0.19, most: 0.22 } },
  warning: { hues: [75, 65, 90], lightness: 0.8, chroma: { least: ALARM_CHROMA, most: 0.19 } },
  success: { hues: [150, 142, 162], lightness: 0.6, chroma: { least: 0.13, most: 0.19 } },
  info: { hues: [250, 238, 262], lightness: 0.6, chroma: { least: 0.13, most: 0.19 } },
};

const LIGHTNESSES = [0.36, 0.42, 0.48, 0.54, 0.6, 0.66, 0.72, 0.78, 0.84];

/** What moving a status away from its usual place costs, per unit of lightness and degree of hue. */
const COST = { lightness: 4, hue: 0.01, nearBrand: 0.4 };

interface Candidate {
  readonly tone: Tone;
  readonly cost: number;
  /** How it looks in every vision, once that has been asked. */
  seen?: Seen;
}

/**
 * The status colors that stay nearest to their usual places while every two of them keep
 * our least distance in ordinary, protan, deutan and tritan vision, words reach a ratio on each,
 * and, if possible, none is like the brand color.
 *
 * @returns Chooses them for a ratio.
 */
export function chooseStatus(brand: Tone): (ratio: number) => Record<StatusFamily, Tone> {
  const all = STATUS_FAMILIES.map((status) => candidatesOf(status, brand));
  return (ratio) => {
    const able = all.map((list) => list.filter(({ tone }) => bearsWords(tone, ratio)));
    const best = cheapest(able);
    return Object.fromEntries(
      STATUS_FAMILIES.map((status, i) => [status, best[i]!.tone]),
    ) as Record<StatusFamily, Tone>;
  };
}

/** From the cheapest to the dearest. */
function candidatesOf(status: StatusFamily, brand: Tone): Candidate[] {
  const { hues, lightness, chroma } = RANGES[status];
  const c = Math.min(chroma.most, Math.max(chroma.least, toOklch(brand.color).c));
  return LIGHTNESSES.flatMap((l) => hues.map((h): Oklch => ({ l, c, h })))
    .map((wanted): Candidate => {
      const tone = draw(wanted);
      const isNear = deltaEOK(tone.color, brand.color) < LEAST_SEPARATION;
      const cost =
        COST.lightness * Math.abs(wanted.l - lightness) +
        COST.hue * Math.abs(wanted.h - hues[0]!) +
        (isNear ? COST.nearBrand : 0);
      return { tone, cost };
    })
    .sort((one, other) => one.cost - other.cost);
}

/** The cheapest choice of one candidate of each list that keeps every two apart. */
function cheapest(choices: readonly (readonly Candidate[])[]): readonly Candidate[] {
  let best = choices.map(([first]) => first!);
  let least = Number.POSITIVE_INFINITY;
  const restOf = (depth: number) =>
    choices.slice(depth + 1).reduce((sum, [first]) => sum + first!.cost, 0);
  const choose = (chosen: readonly Candidate[], cost: number) => {
    if (chosen.length === choices.length) {
      [best, least] = [[...chosen], cost];
      return;
    }
    const rest = restOf(chosen.length);
    for (const candidate of choices[chosen.length]!) {
      if (cost + candidate.cost + rest >= least) return;
      if (chosen.every((other) => fit(candidate, other))) {
        choose([...chosen, candidate], cost + candidate.cost);
      }
    }
  };
  choose([], 0);
  return best;
}

function fit(one: Candidate, other: Candidate): boolean {
  one.seen ??= see(one.tone.color);
  other.seen ??= see(other.tone.color);
  return areApart(one.seen, other.seen);
}
