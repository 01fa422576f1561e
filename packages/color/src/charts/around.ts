import { see as seeInVisions, VISIONS } from '../check/compare.ts';
import { NON_TEXT } from '../contrast/use.ts';
import { FLARE, relativeLuminance } from '../contrast/wcag.ts';
import { LEAST_DISTANCE } from '../palette/swatch.ts';
import { fromOklab } from '../spaces/oklab.ts';
import type { Srgb } from '../spaces/srgb.ts';
import { ANY_CHROMA, ANY_LIGHTNESS, admit, createTest } from './admission.ts';
import { candidatesOf, type Judged, judgeFixed, styleOn } from './candidates.ts';
import { COLLISION, floorOf } from './constants.ts';
import { clashOf, dislikeOf, FAMILIES } from './flaws.ts';
import { createGauge } from './gauge.ts';
import { bytesOf, createSee, fromBytes } from './readers.ts';

/** Colors of each family that are tried at most, and given colors. */
const MOST = { listed: 60, given: 20 };

/**
 * How many colors of each family are tried in each band of lightness, how many palettes are kept at each size, how much
 * worse than the best they may be, and the share of the distances that is asked for: each where the ones before lead
 * nowhere.
 */
const TRIES = [
  { listed: 2, kept: 8, worse: 4, share: 1, least: 0 },
  { listed: 6, kept: 40, worse: 20, share: 1, least: 0 },
  ...[1, 0.67, 0.85, 0.7, 0.5, 0.3, 0.15, 0].map((share, i) => ({
    listed: MOST.listed,
    kept: 100,
    worse: 60,
    share,
    // the first three may be as near as the others before any two collide
    least: i < 2 ? COLLISION : 0,
  })),
];

/** The same for distances larger than usual: as large as they can be, to a quarter. */
const CLEAR_TRIES = [2, 1.75, 1.5, 1.25].map((share) => ({
  ...TRIES.at(-1)!,
  share,
  least: COLLISION,
}));

/** OKLCH lightness from one band to the next. */
const BAND = 0.06;

/** Kept palettes of the same families. */
const ALIKE = 10;

/** Levels of gray in whose place one list serves all grounds, and lists that are kept. */
const LISTS = { levels: 25, most: 12 };

type List = ReturnType<typeof makeList>;

/** A palette so far: places of colors, and a bit for each of their families. */
interface Unfinished {
  readonly places: readonly number[];
  readonly cost: number;
  readonly families: number;
}

/**
 * Chart colors of the balanced style around given ones, with the floors and by the look of `createCategorical`, but
 * within a millisecond: size after size, from a short list. The given ones stand first, but for those that are too like
 * one before them.
 *
 * @param given 1 to 20, 8-bit.
 * @param grounds What the colors stand on, 8-bit. New ones have the contrast of graphics with all of them; where there
 *   is no such color, the given ones are repeated.
 * @param isClear Whether they are farther apart than usual where that can be, in every vision.
 */
export function chartColorsAround(
  given: readonly Srgb[],
  grounds: readonly Srgb[],
  count: number,
  isClear = false,
): Srgb[] {
  const list = listFor(grounds);
  const own = given.map((color) => judgeFixed(bytesOf(color), list.style));
  const all = [...list.colors, ...own.map((one) => ({ ...one, rank: 0, y: 0, bit: 0 }))];
  const { distance, clash } = list.tablesFor(own);
  const ys = grounds.map(relativeLuminance);
  for (const { listed, kept: most, worse, share, least } of isClear
    ? [...CLEAR_TRIES, ...TRIES]
    : TRIES) {
    const first: number[] = [];
    for (let place = list.colors.length; place < all.length && first.length < count; place++) {
      if (
        first.every(
          (other) => distance(other, place) >= Math.max(Math.min(1, share) * COLLISION, least),
        )
      )
        first.push(place);
    }
    const able = [...list.colors.keys()].filter((place) => {
      const { rank, y } = all[place]!;
      return rank < listed && ys.every((ground) => ratioOf(y, ground) >= NON_TEXT);
    });
    let kept: readonly Unfinished[] = [{ places: first, cost: 0, families: 0 }];
    for (let size = first.length + 1; size <= count; size++) {
      const priceOf = (place: number) =>
        all[place]!.flaw + dislikeOf(all[place]!.tone, size - 1, count, list.style);
      const priced = able.map((place) => ({ place, price: priceOf(place) }));
      const floor = Math.max(share * floorOf(size), Math.min(floorOf(size), least));
      kept = grow(kept, priced, floor, worse, most);
    }
    if (kept[0]) return kept[0].places.map((place) => fromBytes(all[place]!.color));
  }
  return Array.from({ length: count }, (_, i) => given[i % given.length]!);

  /** Palettes with one color more: the cheapest, few of the same families. */
  function grow(
    palettes: readonly Unfinished[],
    priced: { readonly place: number; readonly price: number }[],
    floor: number,
    worse: number,
    most: number,
  ): Unfinished[] {
    priced.sort((one, other) => one.price - other.price);
    const found: Unfinished[] = [];
    let least = Infinity;
    for (const { places, cost: before, families } of palettes) {
      for (const { place, price } of priced) {
        let cost = before + price;
        if (cost > least + worse) break;
        for (const other of places) {
          if (other === place || distance(other, place) < floor) cost = Infinity;
          else cost += clash(other, place);
          if (cost > least + worse) break;
        }
        if (cost > least + worse || cost === Infinity) continue;
        least = Math.min(least, cost);
        found.push({ places: [...places, place], cost, families: families | all[place]!.bit });
      }
    }
    const counts = new Map<number, number>();
    return found
      .sort((one, other) => one.cost - other.cost)
      .filter(({ families }) => {
        const count = counts.get(families) ?? 0;
        counts.set(families, count + 1);
        return count < ALIKE;
      })
      .slice(0, most);
  }
}

const ratioOf = (one: number, other: number) =>
  (Math.max(one, other) + FLARE) / (Math.min(one, other) + FLARE);

const lists = new Map<string, List>();

/** The list for grays that are as light as the grounds. */
function listFor(grounds: readonly Srgb[]): List {
  const levels = grounds.map((one) => Math.round(LISTS.levels * Math.cbrt(relativeLuminance(one))));
  const ends = [Math.min(...levels), Math.max(...levels)];
  const known = lists.get(ends.join()) ?? makeList(ends.map((level) => level / LISTS.levels));
  if (lists.size === LISTS.most) lists.clear();
  lists.set(ends.join(), known);
  return known;
}

/** The best colors on grays, and how far they and given ones are apart. */
function makeList(lightnesses: readonly number[]) {
  const grounds = lightnesses.map((l) => fromOklab({ l, a: 0, b: 0 }));
  const asked = { grounds, contrast: NON_TEXT, lightness: ANY_LIGHTNESS, chroma: ANY_CHROMA };
  const { demands, pool } = admit(asked, MOST.listed);
  const see = createSee();
  const room = { see, gray: 0, keeps: createTest(demands), pool, fixed: [] };
  const style = styleOn(room, 'balanced', 1);
  const ranks = new Map<string, number>();
  const colors = candidatesOf(pool, style, MOST.listed).map((one) => {
    const { family, l } = one.tone;
    const band = `${family} ${Math.round(l / BAND)}`;
    const rank = ranks.get(band) ?? 0;
    ranks.set(band, rank + 1);
    const y = relativeLuminance(fromBytes(one.color));
    return { ...one, rank, y, bit: 1 << FAMILIES.indexOf(family) };
  });

  const size = colors.length + MOST.given;
  const gauge = createGauge(room, size);
  for (const [i, { color }] of colors.entries()) gauge.see(color, i);
  const seen = colors.map(({ color }) => seeInVisions(fromBytes(color)));
  const tones = colors.map(({ tone }) => tone);
  const [apart, clashes] = [new Float32Array(size * size).fill(-1), new Float32Array(size * size)];
  const isAlike = (one: number, other: number) =>
    VISIONS.some((vision) => {
      const [a, b] = [seen[one]!.labs[vision], seen[other]!.labs[vision]];
      return Math.hypot(a.l - b.l, a.a - b.a, a.b - b.b) < LEAST_DISTANCE;
    });
  const pairOf = (one: number, other: number): number => {
    const at = one > other ? size * one + other : size * other + one;
    if (apart[at]! < 0) {
      apart[at] = isAlike(one, other) ? 0 : gauge.distance(one, other);
      clashes[at] = clashOf(tones[one]!, tones[other]!, style);
    }
    return at;
  };
  /** Of two places, the given colors last. */
  const tablesFor = (given: readonly Judged[]) => {
    apart.fill(-1, size * colors.length);
    for (const [i, { color, tone }] of given.entries()) {
      gauge.see(color, colors.length + i);
      seen[colors.length + i] = seeInVisions(fromBytes(color));
      tones[colors.length + i] = tone;
    }
    return {
      /** ΔE2000 for the worst reader; 0 if ΔE_OK is too little in some vision. */
      distance: (one: number, other: number) => apart[pairOf(one, other)]!,
      clash: (one: number, other: number) => clashes[pairOf(one, other)]!,
    };
  };
  return { style, colors, tablesFor };
}
