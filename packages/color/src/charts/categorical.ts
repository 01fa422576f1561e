import { contrastRatio } from '../contrast/wcag.ts';
import { createRandom } from '../palette/random.ts';
import type { Srgb } from '../spaces/srgb.ts';
import {
  ANY_CHROMA,
  ANY_LIGHTNESS,
  admit,
  createTest,
  type Range,
  type Relaxed,
} from './admission.ts';
import { choose } from './choose.ts';
import type { ChartStyle } from './constants.ts';
import type { Room } from './gauge.ts';
import { type Measured, measurePalette } from './measure.ts';
import { bytesOf, createSee, fromBytes, ofSeverity } from './readers.ts';
import { spreadApart } from './spread.ts';

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
  /** OKLCH; those of the style if not given, and for `spread` any. */
  readonly lightness?: Range;
  readonly chroma?: Range;
  /** How the colors look; `balanced` if not given. `spread` looks at nothing but distance. */
  readonly style?: ChartStyle;
  /** Each text or number gives another palette of the same kind. */
  readonly seed?: string | number | undefined;
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
  /** Requirements that left no room for this many colors, and what was used instead. */
  readonly relaxed: readonly Relaxed[];
  readonly contrasts: readonly GroundContrast[];
}

/** Colors of the pool for each color to find, so that they can differ. */
const CHOICE = 4;

/**
 * Colors that any reader can tell apart: as {@link floorOf} says wherever there are such colors, and above that as
 * pleasing as a style asks. The first few of them are a good palette too. The same input gives the same palette.
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
    see: createSee(ofSeverity(severity)),
    gray,
    keeps: createTest(demands),
    pool,
    fixed: fixed.map(bytesOf),
  };
  const colors = (count === fixed.length ? room.fixed : find(room, input)).map(fromBytes);
  return {
    colors,
    relaxed,
    contrasts: grounds.map((ground) => contrastWith(ground, colors, contrast)),
    ...measurePalette(colors, severity),
  };
}

function find(room: Room, { count, style = 'balanced', seed }: CategoricalInput) {
  const random = createRandom(seed ?? 'series');
  return style === 'spread'
    ? spreadApart(room, count, random)
    : choose(room, count, style, random, seed !== undefined);
}

function contrastWith(ground: Srgb, colors: readonly Srgb[], asked: number): GroundContrast {
  const ratios = colors.map((color) => contrastRatio(color, ground));
  const below = ratios.flatMap((ratio, i) => (ratio < asked ? [i + 1] : []));
  return { ground, least: Math.min(...ratios), below };
}

function assertInput(count: number, fixed: number, gray: number): void {
  const { min, max } = CATEGORY_LIMITS;
  if (!Number.isInteger(count) || count < Math.max(min, fixed) || count > max) {
    throw new RangeError(`count must be ${min}…${max} and at least ${fixed}, got ${count}`);
  }
  if (!(gray >= 0 && gray <= 1)) throw new RangeError(`gray must be 0…1, got ${gray}`);
}
