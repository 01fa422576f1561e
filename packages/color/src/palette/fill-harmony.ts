import { mapToGamut } from '../gamut.ts';
import { fromHsl, toHsl } from '../spaces/hsl.ts';
import { toOklch } from '../spaces/oklch.ts';
import type { Srgb } from '../spaces/srgb.ts';
import { type HarmonyType, harmony, harmonyOffsets } from './harmony.ts';
import { addOnce, colorsOf, countFree, fillPlaces, type Places } from './places.ts';
import { assertCount } from './size.ts';
import { distanceToNearest, LEAST_DISTANCE, type Swatch, toSwatch, toWritten } from './swatch.ts';

/** ΔE_OK under which two colors look the same. @see https://www.w3.org/TR/css-color-4/#binsearch */
const SAME = 0.02;

/** HSL lightness of the variations. */
const PLEASANT = [20, 92] as const;
const WIDE = [4, 98] as const;

const MILD = 0.1; // OKLCH chroma that no variation exceeds unless the base itself does

/**
 * Fills the free places with the harmony of a base: first the scheme's colors that are not in a
 * place yet, then lightness variations of its hues, as far apart as possible.
 *
 * @param base Included unchanged where a place is free; it may itself be one of the locked.
 * @param locked Keep their places; null where a place is free.
 * @throws {RangeError} If the type is none of `HARMONY_TYPES`, or there are not 1–10 places.
 */
export function fillHarmony(base: Srgb, type: HarmonyType, locked: Places): Srgb[] {
  assertCount(locked.length);
  const places = harmony(base, type).reduce(
    (filled, color, i) => addOnce(filled, color, i === 0 ? 0 : SAME),
    locked,
  );
  const variations = varyLightness(base, type, countFree(places), colorsOf(places));
  return colorsOf(fillPlaces(places, variations));
}

/** Within the pleasant lightnesses if they leave enough distance, else within nearly all. */
function varyLightness(base: Srgb, type: HarmonyType, count: number, others: Srgb[]): Srgb[] {
  if (count === 0) return [];
  const placed = others.map(toSwatch);
  const spread = (lightness: readonly [number, number], least: number) =>
    spreadOut(lightnessVariations(base, harmonyOffsets(type), lightness), placed, count, least);
  const swatches = spread(PLEASANT, LEAST_DISTANCE) ?? spread(WIDE, 0) ?? [];
  return swatches.map(({ color }) => color);
}

/**
 * Each hue at each whole HSL lightness; every lightness starts with another hue. Saturation falls
 * where it would make a soft base's variations strong.
 */
function lightnessVariations(
  base: Srgb,
  offsets: readonly number[],
  [darkest, lightest]: readonly [number, number],
): Swatch[] {
  const inside = mapToGamut(base);
  const { h, s } = toHsl(inside);
  const strongest = Math.max(MILD, toOklch(inside).c);
  const variations: Swatch[] = [];
  for (let l = darkest; l <= lightest; l++) {
    offsets.forEach((_, i) => {
      const hue = h + (offsets[(i + l) % offsets.length] ?? 0);
      const { c } = toOklch(fromHsl({ h: hue, s, l }));
      const mild = s * Math.min(1, strongest / c);
      variations.push(toSwatch(toWritten(fromHsl({ h: hue, s: mild, l }))));
    });
  }
  return variations;
}

/** Tries smaller and smaller ΔE_OK, down to the minimum, until enough colors keep that distance. */
function spreadOut(
  candidates: readonly Swatch[],
  placed: readonly Swatch[],
  count: number,
  least: number,
): Swatch[] | undefined {
  for (let distance = 0.4; distance >= least; distance -= 0.01) {
    const kept = [...placed];
    for (const candidate of candidates) {
      if (distanceToNearest(candidate, kept) >= distance) kept.push(candidate);
    }
    const apart = kept.slice(placed.length);
    if (apart.length >= count) return pickEvenly(apart, count);
  }
  return undefined;
}

const pickEvenly = <T>(items: readonly T[], count: number): T[] =>
  Array.from({ length: count }, (_, i) => items[Math.floor(((i + 0.5) * items.length) / count)]!);
