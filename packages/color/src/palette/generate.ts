import { fromOklch, toOklch } from '../spaces/oklch.ts';
import type { Srgb } from '../spaces/srgb.ts';
import { arrange } from './arrange.ts';
import { chromaLimit } from './chroma-limit.ts';
import { compose } from './compose.ts';
import { fillHarmony, type HueSpace } from './fill-harmony.ts';
import { HARMONY_TYPES } from './harmony.ts';
import { drawStyle, type PaletteStyle, styleOf, within } from './palette-styles.ts';
import { addOnce, colorsOf, type Places } from './places.ts';
import { between, createRandom, pick, type Random } from './random.ts';
import { assertCount, PALETTE_SIZE } from './size.ts';
import type { PaletteStyleId } from './styles.ts';
import { toWritten } from './swatch.ts';

export const PALETTE_TYPES = ['random', ...HARMONY_TYPES] as const;

export type PaletteType = (typeof PALETTE_TYPES)[number];

/** How much lightness counts in the order of a harmony: hues far apart are calm where it leads. */
const HARMONY_ORDER = [0, 0.7] as const;

export interface PaletteOptions {
  type: PaletteType;
  /** How the colors look, within what base and locked colors allow. Default: balanced. */
  style?: PaletteStyleId | undefined;
  /** The space in which a harmony turns the hue. Default: hsl. */
  space?: HueSpace | undefined;
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
  const {
    type,
    style = 'balanced',
    base,
    count = PALETTE_SIZE,
    locked = [],
    space = 'hsl',
    seed,
  } = options;
  if (!PALETTE_TYPES.includes(type)) {
    throw new RangeError(`type must be one of ${PALETTE_TYPES.join(', ')}; got ${String(type)}`);
  }
  assertCount(count);
  if (locked.length > count) {
    throw new RangeError(`locked must have at most ${count} positions; got ${locked.length}`);
  }
  const random = createRandom(seed);
  const places = Array.from({ length: count }, (_, i) => locked[i] ?? null);
  if (type === 'random') return fillRandom(places, base, drawStyle(style, random), random);
  const given = base ?? mostColorful(colorsOf(places));
  const drawn = given ? styleOf(style) : drawStyle(style, random);
  const start = given ?? drawBase(drawn, random);
  const filled = fillHarmony(start, type, places, { space, style: drawn, random });
  const added = filled.filter((_, place) => !places[place]);
  return arrange(places, added, random, HARMONY_ORDER);
}

function fillRandom(
  locked: Places,
  base: Srgb | undefined,
  style: PaletteStyle,
  random: Random,
): Srgb[] {
  const before = colorsOf(locked);
  const kept = colorsOf(base ? addOnce(locked, base, 0) : locked);
  const drawn = compose(kept, locked.length - kept.length, style, random);
  return arrange(locked, base && kept.length > before.length ? [base, ...drawn] : drawn, random);
}

const mostColorful = (colors: readonly Srgb[]): Srgb | undefined =>
  colors.toSorted((a, b) => toOklch(b).c - toOklch(a).c)[0];

function drawBase(style: PaletteStyle, random: Random): Srgb {
  const l = between(random, style.dark[0] + 0.2, style.light[1] - 0.1);
  const h = within(random, pick(random, style.hues));
  const [weak, strong] = style.share;
  const c = Math.min(style.most, between(random, (weak + strong) / 2, strong) * chromaLimit(l, h));
  return toWritten(fromOklch({ l, c, h }));
}
