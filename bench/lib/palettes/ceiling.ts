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
const FILLS = 40;

/**
 * The most log-odds that a harmony of a given base can have: of many fills of its hues, each in the order
 * that the judge itself likes best.
 */
export function ceilingOf(judge: Judge, type: HarmonyType, base: Srgb, seed: string): number {
  const random = createRandom(seed);
  const scheme = harmony(base, type);
  const likes = Array.from({ length: FILLS }, () => {
    const fills = Array.from({ length: SIZE - scheme.length }, () => fill(base, type, random));
    return likedOrder(judge, shuffle(random, [...scheme, ...fills]));
  });
  return Math.max(...likes);
}

function fill(base: Srgb, type: HarmonyType, random: Random): Srgb {
  const { h, s } = toHsl(base);
  const turn = pick(random, harmonyOffsets(type));
  return fromHsl({ h: h + turn, s: s * random(), l: between(random, 2, 98) });
}

/** Exchanges places while the judge likes that. */
function likedOrder(judge: Judge, row: Srgb[]): number {
  for (let most = judge(row), before = Number.NEGATIVE_INFINITY; ; ) {
    if (most <= before) return most;
    before = most;
    for (let i = 0; i < row.length; i++) {
      for (let j = i + 1; j < row.length; j++) {
        const other = row.with(i, row[j]!).with(j, row[i]!);
        const likes = judge(other);
        if (likes > most) [row, most] = [other, likes];
      }
    }
  }
}
