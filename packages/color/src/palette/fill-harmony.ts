import { mapToGamut } from '../gamut.ts';
import { fromHsl, toHsl } from '../spaces/hsl.ts';
import type { Srgb } from '../spaces/srgb.ts';
import { type HarmonyType, harmony, harmonyOffsets } from './harmony.ts';
import { addOnce, colorsOf, countFree, fillPlaces, type Places } from './places.ts';
import { distanceToNearest, type Swatch, toSwatch, toWritten } from './swatch.ts';

/** ΔE_OK under which two colours look the same. @see https://www.w3.org/TR/css-color-4/#GM-chroma */
const SAME = 0.02;

/** HSL lightness of the variations: 8, 10 … 96, short of black and white, which have no hue. */
const LIGHTNESSES = Array.from({ length: 45 }, (_, i) => 8 + 2 * i);

/**
 * Fills the free places with the harmony of a base: first the scheme's colours that no place
 * holds yet, then lightness variations of its hues, as far apart as they can be.
 *
 * @param base Included unchanged where a place is free; it may itself be one of the locked.
 * @param locked Keep their places; null where a place is free.
 * @throws {RangeError} If the type is none of `HARMONY_TYPES`.
 */
export function fillHarmony(base: Srgb, type: HarmonyType, locked: Places): Srgb[] {
  const places = harmony(base, type).reduce(
    (filled, color, i) => addOnce(filled, color, i === 0 ? 0 : SAME),
    locked,
  );
  const variations = varyLightness(base, type, countFree(places), colorsOf(places));
  return colorsOf(fillPlaces(places, variations));
}

/** Tries ever smaller distances until enough variations keep that far from all others. */
function varyLightness(base: Srgb, type: HarmonyType, count: number, others: Srgb[]): Srgb[] {
  if (count === 0) return [];
  const candidates = lightnessVariations(base, harmonyOffsets(type)).map(toSwatch);
  const placed = others.map(toSwatch);
  for (let distance = 0.4; distance > 0.01; distance *= 0.97) {
    const chosen = keepApart(candidates, placed, distance);
    if (chosen.length >= count) return chosen.slice(0, count).map(({ color }) => color);
  }
  return candidates.slice(0, count).map(({ color }) => color);
}

/** From dark to light; at each lightness another hue comes first, so that all get their turn. */
function lightnessVariations(base: Srgb, offsets: readonly number[]): Srgb[] {
  const { h, s } = toHsl(mapToGamut(base));
  return LIGHTNESSES.flatMap((l, i) =>
    offsets.map((_, j) => {
      const offset = offsets[(i + j) % offsets.length] ?? 0;
      return toWritten(fromHsl({ h: h + offset, s, l }));
    }),
  );
}

function keepApart(candidates: Swatch[], placed: Swatch[], distance: number): Swatch[] {
  const chosen: Swatch[] = [];
  for (const candidate of candidates) {
    if (distanceToNearest(candidate, [...placed, ...chosen]) >= distance) chosen.push(candidate);
  }
  return chosen;
}
