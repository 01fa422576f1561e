import { fromOklch, toOklch } from '../spaces/oklch.ts';
import { isStrictlyInGamut, type Srgb } from '../spaces/srgb.ts';
import { arrange } from './arrange.ts';
import { MOOD_IDS, MOODS, type Mood, type MoodId, type MoodRange } from './moods.ts';
import type { Taste } from './palette-styles.ts';
import { bestLiked, liking } from './pleasing.ts';
import { between, createRandom, pick, type Random, shuffle } from './random.ts';
import { assertCount, PALETTE_SIZE } from './size.ts';
import { distanceToNearest, LEAST_DISTANCE, type Swatch, toSwatch, toWritten } from './swatch.ts';

/** Of so many ranges a palette takes its colors first: with more of them palettes of a mood look alike. */
const LEADING = [3, 4] as const;
/** The share of a range at each end from which colors are drawn. */
const OUTER = 0.06;
/** How much lightness counts in the order: little, since from dark to light palettes of a mood look alike. */
const LIGHTNESS = [0, 0.4] as const;
/** The ranges of a mood say how strong its colors are; liking only keeps one of them calm. */
const TASTE: Taste = { weakest: [0, 0.05], mean: [0.03, 0.14], strongest: [0.05, 0.25], browns: 2 };
const DRAWS = 40; // for each range; about one in four lies inside sRGB and its range, and apart from the others

export interface MoodOptions {
  /** Whole, 1–10, default 5. */
  count?: number | undefined;
  /** The same mood with the same seed gives the same palette. Default: a new seed for each call. */
  seed?: string | number | undefined;
}

/** Whether a text from outside, such as part of an address, is one of {@link MOOD_IDS}. */
export const isMoodId = (text: string): text is MoodId =>
  (MOOD_IDS as readonly string[]).includes(text);

/**
 * A palette of one mood: three or four of its ranges lead, others come in where these have no room left. Every color,
 * rounded to 8 bits, lies inside one of the mood's ranges. Neighbors are near each other, as in {@link arrange}.
 *
 * @throws {RangeError} If the mood is unknown, or the count is not whole or outside 1–10.
 */
export function generateMood(id: MoodId, options: MoodOptions = {}): Srgb[] {
  const { count = PALETTE_SIZE, seed } = options;
  const { ranges, draws = 1 } = moodOf(id);
  assertCount(count);
  const random = createRandom(seed);
  const best = bestLiked(
    [],
    () => drawInRanges(ranges, count, random),
    (colors) => liking(colors, TASTE),
    count > PALETTE_SIZE ? 1 : draws,
  )!;
  const free = best.map(() => null);
  return arrange(
    free,
    best.map(({ color }) => color),
    random,
    LIGHTNESS,
  );
}

function drawInRanges(ranges: readonly MoodRange[], count: number, random: Random): Swatch[] {
  const placed: Swatch[] = [];
  for (const range of deal(ranges, count, random)) {
    placed.push(drawApart([range, ...shuffle(random, ranges)], placed, random));
  }
  return placed;
}

/** Three or four of the ranges, each once, then any of these. */
function deal(ranges: readonly MoodRange[], count: number, random: Random): MoodRange[] {
  const dealt = shuffle(random, ranges).slice(0, pick(random, LEADING));
  return Array.from({ length: count }, (_, i) => dealt[i] ?? pick(random, dealt));
}

/** Whether a color lies inside one of the mood's ranges. Throws as {@link generateMood} does. */
export const isInMood = (id: MoodId, color: Srgb): boolean =>
  moodOf(id).ranges.some((range) => isInRange(range, color));

function moodOf(id: MoodId): Mood {
  const mood = MOODS.find((known) => known.id === id);
  if (mood) return mood;
  throw new RangeError(`mood must be one of ${MOOD_IDS.join(', ')}; got ${String(id)}`);
}

/** A color of the first range that has room beside the placed ones; the farthest one where none has. */
function drawApart(
  ranges: readonly MoodRange[],
  placed: readonly Swatch[],
  random: Random,
): Swatch {
  let [best, farthest]: [Swatch | undefined, number] = [undefined, -1];
  for (const range of ranges) {
    for (let i = 0; i < DRAWS && farthest < LEAST_DISTANCE; i++) {
      const color = drawInside(range, random);
      if (!color) continue;
      const swatch = toSwatch(color);
      const distance = distanceToNearest(swatch, placed);
      if (distance > farthest) [best, farthest] = [swatch, distance];
    }
  }
  if (!best) throw new Error('No color found inside the ranges');
  return best;
}

function drawInside({ l, c, h }: MoodRange, random: Random): Srgb | undefined {
  const exact = fromOklch({
    l: towardEnds(random, l),
    c: towardEnds(random, c),
    h: towardEnds(random, h),
  });
  if (!isStrictlyInGamut(exact)) return undefined;
  const written = toWritten(exact);
  return isInRange({ l, c, h }, written) ? written : undefined;
}

/** Near an end of a range, since palettes from the middles look alike. */
const towardEnds = (random: Random, [low, high]: readonly [number, number]): number => {
  const part = between(random, 0, OUTER);
  return low + (high - low) * (random() < 0.5 ? part : 1 - part);
};

function isInRange({ l, c, h }: MoodRange, color: Srgb): boolean {
  const place = toOklch(color);
  const turned = (place.h - h[0] + 360) % 360;
  return isBetween(place.l, l) && isBetween(place.c, c) && turned <= h[1] - h[0];
}

const isBetween = (value: number, [least, most]: readonly [number, number]): boolean =>
  value >= least && value <= most;
