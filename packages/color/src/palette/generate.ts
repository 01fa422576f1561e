import { fromOklch, toOklch } from '../spaces/oklch.ts';
import type { Srgb } from '../spaces/srgb.ts';
import { arrange } from './arrange.ts';
import { type Character, type CharacterId, drawCharacter, within } from './characters.ts';
import { chromaLimit } from './chroma-limit.ts';
import { compose } from './compose.ts';
import { fillHarmony } from './fill-harmony.ts';
import { HARMONY_TYPES, type HarmonyType } from './harmony.ts';
import { bestLiked } from './liking.ts';
import { addOnce, colorsOf, type Places } from './places.ts';
import { between, createRandom, pick, type Random } from './random.ts';
import { assertCount, PALETTE_SIZE } from './size.ts';
import { toSwatch, toWritten } from './swatch.ts';

export const PALETTE_TYPES = ['random', ...HARMONY_TYPES] as const;

export type PaletteType = (typeof PALETTE_TYPES)[number];

/** Bases drawn, of which the one whose palette is liked best is taken; one for many colors, to save time. */
const basesFor = (count: number): number => (count > PALETTE_SIZE ? 1 : 5);

export interface PaletteOptions {
  type: PaletteType;
  /** What the colors are like, within what base and locked colors allow. Default: any. */
  character?: CharacterId | undefined;
  /** Always included unchanged if a place is free. Default: drawn at random. */
  base?: Srgb | undefined;
  /** Whole, 1–10, default 5. */
  count?: number | undefined;
  /** Colors that keep their places; null or undefined where a place is free. */
  locked?: readonly (Srgb | null)[] | undefined;
  /**
   * The same options with the same seed give the same palette. Default: a new seed for each call.
   */
  seed?: string | number | undefined;
}

/**
 * A palette that looks chosen: 'random' draws a scheme and spreads lightness, with every pair at
 * least 0.08 ΔE_OK apart; the other types hold the base, its harmony, then lightness variations.
 *
 * @throws {RangeError} If the type is unknown, the count is not whole or outside 1–10, or more
 * places are locked than the count allows.
 */
export function generatePalette(options: PaletteOptions): Srgb[] {
  const { type, character = 'any', base, count = PALETTE_SIZE, locked = [], seed } = options;
  if (!PALETTE_TYPES.includes(type)) {
    throw new RangeError(`type must be one of ${PALETTE_TYPES.join(', ')}; got ${String(type)}`);
  }
  assertCount(count);
  if (locked.length > count) {
    throw new RangeError(`locked must have at most ${count} positions; got ${locked.length}`);
  }
  const random = createRandom(seed);
  const places = Array.from({ length: count }, (_, i) => locked[i] ?? null);
  const drawn = drawCharacter(character, random);
  if (type === 'random') return fillRandom(places, base, drawn, random);
  const given = base ?? mostColorful(colorsOf(places));
  const filled = given
    ? fillHarmony(given, type, places, random, character === 'any' ? undefined : drawn)
    : drawHarmony(type, count, drawn, random);
  const added = filled.filter((_, place) => !places[place]);
  return arrange(places, added, random);
}

/** The harmony of the one of some bases whose palette is liked best. */
function drawHarmony(
  type: HarmonyType,
  count: number,
  character: Character,
  random: Random,
): Srgb[] {
  const free = Array<null>(count).fill(null);
  const liked = bestLiked(basesFor(count), [], () =>
    fillHarmony(drawBase(character, random), type, free, random, character).map(toSwatch),
  );
  return liked?.map(({ color }) => color) ?? [];
}

function fillRandom(
  locked: Places,
  base: Srgb | undefined,
  character: Character,
  random: Random,
): Srgb[] {
  const before = colorsOf(locked);
  const kept = colorsOf(base ? addOnce(locked, base, 0) : locked);
  const drawn = compose(kept, locked.length - kept.length, character, random);
  return arrange(locked, base && kept.length > before.length ? [base, ...drawn] : drawn, random);
}

const mostColorful = (colors: readonly Srgb[]): Srgb | undefined =>
  colors.toSorted((a, b) => toOklch(b).c - toOklch(a).c)[0];

function drawBase(character: Character, random: Random): Srgb {
  const l = between(random, character.dark[0] + 0.2, character.light[1] - 0.1);
  const h = within(random, pick(random, character.hues));
  const c = Math.min(character.most, within(random, character.share) * chromaLimit(l, h));
  return toWritten(fromOklch({ l, c, h }));
}
