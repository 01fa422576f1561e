import { contrastRatio } from '../contrast/wcag.ts';
import { createRandom, type Random } from '../palette/random.ts';
import { formatHex, parseHex, type Srgb } from '../spaces/srgb.ts';
import {
  ANY_CHROMA,
  ANY_LIGHTNESS,
  admit,
  createTest,
  type Demands,
  type Range,
  type Relaxed,
} from './admission.ts';
import KNOWN_SETS from './known-sets.json' with { type: 'json' };
import { type Measured, measurePalette } from './measure.ts';
import { type Bytes, bytesOf, createSee, fromBytes } from './readers.ts';
import { type Found, type Room, search } from './search.ts';
import { type Separating, separate } from './separate.ts';
import { createStock, type Stock } from './stock.ts';

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
  /** Requirements that left no room for this many colors, and what was used instead. */
  readonly relaxed: readonly Relaxed[];
  readonly contrasts: readonly GroundContrast[];
}

/** The first colors that have to be good together. */
const SMALLEST_PREFIX = 3;
/** Colors of the pool for each color to find, so that they can differ. */
const CHOICE = 4;

const SEED = 'data';
/** What each size reaches alone, where sets are not known: so many searches in all, divided among the sizes. */
const FROM_NOTHING = { times: 20, steps: 400, heat: 1 };
/**
 * Then searches from the stock: as many of sizes alone, in all, and of the whole; `inStock` are the steps within the
 * stock before each. Where sets are known, less is left to be found for each size.
 */
const UNKNOWN = {
  alone: { times: 50, inStock: 3000, steps: 1500, heat: 0.3 },
  whole: { times: 8, inStock: 20_000, steps: 6000, heat: 0.4 },
};
const KNOWN = {
  alone: { times: 10, inStock: 3000, steps: 1500, heat: 0.2 },
  whole: { times: 14, inStock: 30_000, steps: 5500, heat: 0.35 },
};

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
  const isUsual = fixed.length === 0 && severity === 1 && gray === 0 && relaxed.length === 0;
  const known = isUsual ? knownSets(demands) : [];
  const colors =
    count === fixed.length ? room.fixed.map(fromBytes) : findColors(room, count, known);
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

/**
 * Each size that a chart may use is searched for alone; then what all reach together. The colors of all that is found
 * make a stock, in which the next search finds where to begin.
 *
 * @param known Good sets, found before. They are used where there is one of every size: goals of sizes that were
 *   searched for shortly would be too low beside theirs.
 */
function findColors(room: Room, count: number, known: readonly (readonly Bytes[])[]): Srgb[] {
  const random = createRandom(SEED);
  const stock = createStock(room);
  const smallest = Math.min(count, Math.max(SMALLEST_PREFIX, room.fixed.length + 1));
  const sizes = Array.from({ length: count - smallest + 1 }, (_, i) => smallest + i);
  const alone = new Map<number, number>();
  const note = (size: number, { colors, least }: Found) => {
    if (least <= (alone.get(size) ?? -1)) return;
    alone.set(size, least);
    stock.add(colors.slice(room.fixed.length));
  };
  const sets = known.filter(({ length }) => sizes.includes(length));
  const isKnown = sets.length === sizes.length;
  if (isKnown) {
    for (const set of sets) {
      note(set.length, search(room, { goals: ones(set.length), steps: 0, heat: 0 }, random, set));
    }
  } else {
    for (let time = 0; time < FROM_NOTHING.times / sizes.length; time++) {
      for (const size of sizes)
        note(size, search(room, { ...FROM_NOTHING, goals: ones(size) }, random));
    }
  }
  const effort = isKnown ? KNOWN : UNKNOWN;
  for (let time = 0; time < effort.alone.times / sizes.length; time++) {
    for (const size of sizes) {
      note(size, searchFrom(stock, room, { ...effort.alone, goals: ones(size) }, random));
    }
  }
  const goals = Array.from({ length: count }, (_, i) => alone.get(Math.max(smallest, i + 1))!);
  let best: Found = { colors: [], least: -1 };
  for (let time = 0; time < effort.whole.times; time++) {
    const found = searchFrom(stock, room, { ...effort.whole, goals }, random);
    stock.add(found.colors.slice(room.fixed.length));
    if (found.least > best.least) best = found;
  }
  return best.colors.map(fromBytes);
}

/** The sets that are known for demands, none if they are not of the usual ones. */
function knownSets({ grounds, contrast, lightness, chroma }: Demands): Bytes[][] {
  const asked = JSON.stringify([grounds.map(formatHex).sort(), lightness, chroma]);
  const known = KNOWN_SETS.find(
    (one) => JSON.stringify([one.grounds.toSorted(), one.lightness, one.chroma]) === asked,
  );
  if (!known || (grounds.length > 0 && contrast !== GRAPHIC_CONTRAST)) return [];
  return known.sets.map((set) => set.split(' ').map((hex) => bytesOf(parseHex(hex)!)));
}

const ones = (size: number) => Array<number>(size).fill(1);

/** Searches among the colors of the stock, then among all, from there. */
function searchFrom(
  stock: Stock,
  room: Room,
  how: Pick<Separating, 'goals' | 'steps' | 'heat'> & { inStock: number },
  random: Random,
): Found {
  const fixed = room.fixed.length;
  const board = stock.board(how.goals, random);
  const { goals, inStock: steps } = how;
  separate(board, { goals, fixed, filled: fixed, steps, heat: 1 }, random);
  return search(room, how, random, board.best());
}

function assertInput(count: number, fixed: number, gray: number): void {
  const { min, max } = CATEGORY_LIMITS;
  if (!Number.isInteger(count) || count < Math.max(min, fixed) || count > max) {
    throw new RangeError(`count must be ${min}…${max} and at least ${fixed}, got ${count}`);
  }
  if (!(gray >= 0 && gray <= 1)) throw new RangeError(`gray must be 0…1, got ${gray}`);
}
