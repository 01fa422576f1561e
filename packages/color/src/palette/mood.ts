import { fromOklch, toOklch } from '../spaces/oklch.ts';
import { isInGamut, type Srgb } from '../spaces/srgb.ts';
import { MOOD_IDS, MOODS, type Mood, type MoodId, type MoodRange } from './moods.ts';
import { between, createRandom, type Random, shuffle } from './random.ts';
import { assertCount, PALETTE_SIZE } from './size.ts';
import { distanceToNearest, LEAST_DISTANCE, type Swatch, toSwatch, toWritten } from './swatch.ts';

const DRAWS = 200; // about one in four lies inside sRGB and its range, and apart from the others

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
 * A palette of one mood, from dark to light; every color, rounded to 8 bits, lies inside one of the
 * mood's ranges.
 *
 * @throws {RangeError} If the mood is unknown, or the count is not whole or outside 1–10.
 */
export function generateMood(id: MoodId, options: MoodOptions = {}): Srgb[] {
  const { count = PALETTE_SIZE, seed } = options;
  const { ranges } = moodOf(id);
  assertCount(count);
  const random = createRandom(seed);
  const placed: Swatch[] = [];
  while (placed.length < count) {
    for (const range of shuffle(random, ranges).slice(0, count - placed.length)) {
      placed.push(drawApart(range, placed, random));
    }
  }
  return placed.toSorted((a, b) => a.lab.l - b.lab.l).map(({ color }) => color);
}

/** Whether a color lies inside one of the mood's ranges. Throws as {@link generateMood} does. */
export const isInMood = (id: MoodId, color: Srgb): boolean =>
  moodOf(id).ranges.some((range) => isInRange(range, color));

function moodOf(id: MoodId): Mood {
  const mood = MOODS.find((known) => known.id === id);
  if (mood) return mood;
  throw new RangeError(`mood must be one of ${MOOD_IDS.join(', ')}; got ${String(id)}`);
}

function drawApart(range: MoodRange, placed: readonly Swatch[], random: Random): Swatch {
  let [best, farthest]: [Swatch | undefined, number] = [undefined, -1];
  for (let i = 0; i < DRAWS && farthest < LEAST_DISTANCE; i++) {
    const color = drawInside(range, random);
    if (!color) continue;
    const swatch = toSwatch(color);
    const distance = distanceToNearest(swatch, placed);
    if (distance > farthest) [best, farthest] = [swatch, distance];
  }
  if (!best) throw new Error(`No color found inside ${JSON.stringify(range)}`);
  return best;
}

function drawInside({ l, c, h }: MoodRange, random: Random): Srgb | undefined {
  const exact = fromOklch({
    l: between(random, ...l),
    c: between(random, ...c),
    h: between(random, ...h),
  });
  if (!isInGamut(exact)) return undefined;
  const written = toWritten(exact);
  return isInRange({ l, c, h }, written) ? written : undefined;
}

function isInRange({ l, c, h }: MoodRange, color: Srgb): boolean {
  const place = toOklch(color);
  const turned = (place.h - h[0] + 360) % 360;
  return isBetween(place.l, l) && isBetween(place.c, c) && turned <= h[1] - h[0];
}

const isBetween = (value: number, [least, most]: readonly [number, number]): boolean =>
  value >= least && value <= most;
