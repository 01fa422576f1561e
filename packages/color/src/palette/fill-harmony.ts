import { mapToGamut } from '../gamut.ts';
import { fromHsl, toHsl } from '../spaces/hsl.ts';
import { toOklch } from '../spaces/oklch.ts';
import type { Srgb } from '../spaces/srgb.ts';
import { type HarmonyType, harmony, harmonyOffsets } from './harmony.ts';
import { bestLiked } from './liking.ts';
import { addOnce, colorsOf, countFree, fillPlaces, type Places } from './places.ts';
import { between, createRandom, pick, type Random } from './random.ts';
import { assertCount } from './size.ts';
import { distanceToNearest, LEAST_DISTANCE, type Swatch, toSwatch, toWritten } from './swatch.ts';

/** ΔE_OK under which two colors look the same. @see https://www.w3.org/TR/css-color-4/#binsearch */
const SAME = 0.02;

/** HSL lightness of the variations: drawn ones, and those to which they give way. */
const PLEASANT = [18, 96] as const;
const WIDE = [4, 98] as const;

const MILD = 0.1; // OKLCH chroma that no variation exceeds unless the base itself does
const DRAWS = 16; // of which the one that is liked best is taken
const TRIES = 12; // for each variation of a draw

/**
 * Fills the free places with the harmony of a base: first the scheme's colors that are not in a
 * place yet, then lightness variations of its hues, drawn to be liked beside the others, or as far
 * apart as possible where little room is left.
 *
 * @param base Included unchanged where a place is free; it may itself be one of the locked.
 * @param locked Keep their places; null where a place is free.
 * @param random Draws the variations. Default: other ones with each call.
 * @throws {RangeError} If the type is none of `HARMONY_TYPES`, or there are not 1–10 places.
 */
export function fillHarmony(
  base: Srgb,
  type: HarmonyType,
  locked: Places,
  random: Random = createRandom(),
): Srgb[] {
  assertCount(locked.length);
  const places = harmony(base, type).reduce(
    (filled, color, i) => addOnce(filled, color, i === 0 ? 0 : SAME),
    locked,
  );
  const placed = colorsOf(places).map(toSwatch);
  const variations = vary(base, harmonyOffsets(type), countFree(places), placed, random);
  return colorsOf(
    fillPlaces(
      places,
      variations.map(({ color }) => color),
    ),
  );
}

function vary(
  base: Srgb,
  offsets: readonly number[],
  count: number,
  placed: readonly Swatch[],
  random: Random,
): Swatch[] {
  if (count === 0) return [];
  const variationOf = variationsOf(base);
  const drawn = bestLiked(DRAWS, placed, () => {
    const share = between(random, 0.2, 1);
    return drawApart(count, placed, () =>
      variationOf(pick(random, offsets), between(random, ...PLEASANT), share),
    );
  });
  if (drawn.length > 0) return drawn;
  const [darkest, lightest] = WIDE;
  const all = Array.from({ length: lightest - darkest + 1 }, (_, i) =>
    offsets.map((_, hue) =>
      variationOf(offsets[(hue + i) % offsets.length]!, darkest + i, 1),
    ),
  ).flat();
  return spreadOut(all, placed, count);
}

/** A color of the base's hue, turned: saturation falls where it would make a soft base strong. */
function variationsOf(base: Srgb) {
  const inside = mapToGamut(base);
  const { h, s } = toHsl(inside);
  const strongest = Math.max(MILD, toOklch(inside).c);
  return (turn: number, l: number, share: number): Swatch => {
    const { c } = toOklch(fromHsl({ h: h + turn, s, l }));
    const mild = s * share * Math.min(1, strongest / c);
    return toSwatch(toWritten(fromHsl({ h: h + turn, s: mild, l })));
  };
}

/** As many as asked, apart from each other and the placed; undefined where no room is found. */
function drawApart(
  count: number,
  placed: readonly Swatch[],
  draw: () => Swatch,
): Swatch[] | undefined {
  const kept = [...placed];
  for (let tries = 0; tries < count * TRIES; tries++) {
    const swatch = draw();
    if (distanceToNearest(swatch, kept) >= LEAST_DISTANCE) kept.push(swatch);
    if (kept.length === placed.length + count) return kept.slice(placed.length);
  }
  return undefined;
}

/** Tries smaller and smaller ΔE_OK, down to the minimum, until enough colors keep that distance. */
function spreadOut(
  candidates: readonly Swatch[],
  placed: readonly Swatch[],
  count: number,
): Swatch[] {
  for (let distance = 0.4; distance >= 0; distance -= 0.01) {
    const kept = [...placed];
    for (const candidate of candidates) {
      if (distanceToNearest(candidate, kept) >= distance) kept.push(candidate);
    }
    const apart = kept.slice(placed.length);
    if (apart.length >= count) return pickEvenly(apart, count);
  }
  return [];
}

const pickEvenly = <T>(items: readonly T[], count: number): T[] =>
  Array.from({ length: count }, (_, i) => items[Math.floor(((i + 0.5) * items.length) / count)]!);
