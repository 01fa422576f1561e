import {
  createRandom,
  fromHsl,
  type HarmonyType,
  harmony,
  harmonyOffsets,
  type Random,
  type Srgb,
  toHsl,
} from '@swatchwork/color';

import { between, pick, shuffle } from '../../../packages/color/src/palette/random.ts';
import type { Judge } from './judge.ts';

const SIZE = 5;
const DRAWS = 40;
/** Steps of each channel of sRGB, from 0 to 1. */
const CHANNEL = [0, 0.2, 0.4, 0.6, 0.8, 1];

/**
 * The most log-odds that a harmony of a given base can have: of many fills of its hues, each in the order
 * that the judge itself likes best.
 */
export function ceilingOf(judge: Judge, type: HarmonyType, base: Srgb, seed: string): number {
  const random = createRandom(seed);
  const scheme = harmony(base, type);
  const rows = Array.from({ length: DRAWS }, () => {
    const fills = Array.from({ length: SIZE - scheme.length }, () => fill(base, type, random));
    return shuffle(random, [...scheme, ...fills]);
  });
  return mostLiked(judge, rows);
}

/** The same for tetradic with the one fill of any color: a grid of the whole of sRGB, also of hues that the harmony does not have. */
export function ceilingOfAnyFill(judge: Judge, base: Srgb): number {
  const scheme = harmony(base, 'tetradic');
  return mostLiked(
    judge,
    GAMUT.map((color) => [...scheme, color]),
  );
}

const GAMUT: Srgb[] = CHANNEL.flatMap((r) =>
  CHANNEL.flatMap((g) => CHANNEL.map((b): Srgb => ({ r, g, b }))),
);

function fill(base: Srgb, type: HarmonyType, random: Random): Srgb {
  const { h, s } = toHsl(base);
  const turn = pick(random, harmonyOffsets(type));
  return fromHsl({ h: h + turn, s: s * random(), l: between(random, 2, 98) });
}

/** Orders each by exchanges, and the best of them by trying all orders, so that no exchange misses one. */
function mostLiked(judge: Judge, rows: readonly Srgb[][]): number {
  const ordered = rows.map((row) => likedOrder(judge, row));
  const best = ordered.reduce((one, other) => (other.likes > one.likes ? other : one));
  return Math.max(...orders(best.row).map(judge));
}

/** Exchanges places while the judge likes that. */
function likedOrder(judge: Judge, row: Srgb[]): { row: Srgb[]; likes: number } {
  for (let likes = judge(row), before = Number.NEGATIVE_INFINITY; ; ) {
    if (likes <= before) return { row, likes };
    before = likes;
    for (let i = 0; i < row.length; i++) {
      for (let j = i + 1; j < row.length; j++) {
        const other = row.with(i, row[j]!).with(j, row[i]!);
        const found = judge(other);
        if (found > likes) [row, likes] = [other, found];
      }
    }
  }
}

function orders<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, i) => orders(items.toSpliced(i, 1)).map((rest) => [item, ...rest]));
}
