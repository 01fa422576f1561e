import { CONTRAST_MINIMA, type Oklch, toOklch } from '@swatchwork/color';
import type { StatusFamily, ThemeVision } from '../model/names.ts';
import type { Setting } from '../modes/setting.ts';
import { bearsWords, isLost } from '../modes/solid.ts';
import { ratioOf } from '../solve/behind.ts';
import { draw } from '../solve/reach.ts';
import type { Tone } from '../solve/tone.ts';
import { areApart, LEAST_SEPARATION, minimaFor, type Seen, see } from './separation.ts';

/** OKLCH chroma that errors and warnings have at least, or the most that sRGB has there. */
export const ALARM_CHROMA = 0.172;

interface Range {
  readonly hues: readonly number[];
  readonly lightness: number;
  readonly chroma: { readonly least: number; readonly most: number };
}

/**
 * What each status may look like, by convention, since it is to be known at once, and neither by
 * simulation nor by what pleases in palettes: OKLCH hues, the usual one first, the usual lightness,
 * and chromas within which it is as colorful as the primary brand color. None is olive.
 */
const RANGES: Record<StatusFamily, Range> = {
  error: { hues: [25, 20, 30], lightness: 0.57, chroma: { least: 0.21, most: 0.245 } },
  warning: { hues: [75, 65, 90], lightness: 0.8, chroma: { least: ALARM_CHROMA, most: 0.19 } },
  success: { hues: [163, 153, 142], lightness: 0.54, chroma: { least: 0.12, most: 0.14 } },
  info: { hues: [260, 250, 238], lightness: 0.46, chroma: { least: 0.15, most: 0.19 } },
};

/** Hues in which people who see red and green alike, or blue and green, have more to tell apart. */
const HUES: Partial<Record<ThemeVision, Record<StatusFamily, readonly number[]>>> = {
  'protan-deutan': {
    error: [25, 35, 45],
    warning: [85, 75, 95],
    success: [163, 190, 220],
    info: [260, 275, 245],
  },
  tritan: {
    error: [25, 15, 5],
    warning: [75, 60, 90],
    success: [163, 150, 142],
    info: [260, 275, 290],
  },
};

/** ΔE_OK that is asked, the first for which there are colors. */
const CLEAR = [0.2, 0.18, 0.16, 0.14, 0.12, 0.1, LEAST_SEPARATION];

/** In the order in which they are chosen: those first that are most easily confused. */
const ORDER: readonly StatusFamily[] = ['error', 'success', 'info', 'warning'];

/** Steps of lightness, and where they end. */
const LIGHTNESS = { step: 0.02, least: 0.3, most: 0.9 };

/** What it costs to be off the usual lightness, the same squared, off the hue, paler than asked, or under dark words. */
const COST = { lightness: 4, far: 40, hue: 0.01, chroma: 12, darkWords: 1.4 };

interface Candidate {
  readonly tone: Tone;
  readonly cost: number;
  /** How it looks in every vision, once that has been asked. */
  seen?: Seen;
}

/**
 * Chooses the status colors of a mode.
 *
 * @param brand The ground of the primary brand's buttons.
 * @param grounds The page first.
 */
export type ChooseStatus = (
  brand: Tone,
  grounds: readonly Tone[],
  setting: Setting,
) => Record<StatusFamily, Tone>;

/**
 * The status colors that stay nearest to their usual places while every two of them, and each and
 * the brand's solid, keep our least distance in ordinary, protan, deutan and tritan vision, words
 * reach their ratio on each, and each is seen on the page. What cannot all be kept gives way in the
 * opposite order.
 *
 * @param seed The primary brand color: statuses are as colorful.
 * @param vision Other than for `every`, hues may be less usual, and distances are as large as they can be.
 */
export function statusChooser(seed: Tone, vision: ThemeVision): ChooseStatus {
  const all = ORDER.map((status) => {
    const range = RANGES[status];
    return candidatesOf(status, { ...range, hues: HUES[vision]?.[status] ?? range.hues }, seed);
  });
  const asked = (vision === 'every' ? [LEAST_SEPARATION] : CLEAR).map((least) =>
    minimaFor(vision, least),
  );
  return (brand, grounds, setting) => {
    const able = filtered(all, ({ tone }) => bearsWords(tone, setting.minimum('text')));
    const shown = filtered(able, ({ tone }) => !isLost(tone, grounds, setting.scheme));
    const seenBrand = see(brand.color);
    const apart = (lists: readonly (readonly Candidate[])[]) => {
      for (const minima of asked) {
        const found = cheapest(lists, besides(seenBrand, minima), minima);
        if (found) return found;
      }
      return undefined;
    };
    const best =
      apart(shown) ??
      apart(able) ??
      cheapest(able, () => true, asked.at(-1)!) ??
      able.map(([one]) => one!);
    return Object.fromEntries(ORDER.map((status, i) => [status, best[i]!.tone])) as Record<
      StatusFamily,
      Tone
    >;
  };
}

/** Of each list those that serve, all of them if none does. */
const filtered = (
  lists: readonly (readonly Candidate[])[],
  serves: (one: Candidate) => boolean,
): readonly (readonly Candidate[])[] =>
  lists.map((list) => {
    const found = list.filter(serves);
    return found.length > 0 ? found : list;
  });

/** From the cheapest to the dearest. */
function candidatesOf(status: StatusFamily, range: Range, brand: Tone): Candidate[] {
  const { hues, lightness, chroma } = range;
  const c = Math.min(chroma.most, Math.max(chroma.least, toOklch(brand.color).c));
  const { step, least, most } = LIGHTNESS;
  const lightnesses = Array.from(
    { length: Math.floor((most - least) / step) },
    (_, i) => least + ((lightness - least) % step) + i * step,
  );
  return lightnesses
    .flatMap((l) => hues.map((h): Oklch => ({ l, c, h })))
    .map((wanted): Candidate => {
      const tone = draw(wanted);
      const far = Math.abs(wanted.l - lightness);
      const moved =
        COST.lightness * far +
        COST.far * far ** 2 +
        COST.hue * Math.abs(wanted.h - hues[0]!) +
        COST.chroma * (c - toOklch(tone.color).c);
      const white = ratioOf(tone.y, 1) / CONTRAST_MINIMA.AA.text;
      const hasDarkWords = status !== 'warning' && white < 1;
      return { tone, cost: moved + (hasDarkWords ? COST.darkWords * white ** 2 : 0) };
    })
    .sort((one, other) => one.cost - other.cost);
}

/**
 * The cheapest choice of one candidate of each list that keeps every two apart, if there is one.
 *
 * @param serves What is asked of each besides.
 * @param minima How far apart every two are, at least, in each vision.
 */
function cheapest(
  choices: readonly (readonly Candidate[])[],
  serves: (one: Candidate) => boolean,
  minima: readonly number[],
): readonly Candidate[] | undefined {
  let best: readonly Candidate[] | undefined;
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
      if (
        serves(candidate) &&
        chosen.every((other) => areApart(seenOf(candidate), seenOf(other), minima))
      ) {
        choose([...chosen, candidate], cost + candidate.cost);
      }
    }
  };
  choose([], 0);
  return best;
}

/** Whether a candidate is told from a color, computed once for each. */
function besides(color: Seen, minima: readonly number[]): (one: Candidate) => boolean {
  const known = new Map<Candidate, boolean>();
  return (one) => {
    const found = known.get(one) ?? areApart(seenOf(one), color, minima);
    known.set(one, found);
    return found;
  };
}

const seenOf = (one: Candidate): Seen => (one.seen ??= see(one.tone.color));
