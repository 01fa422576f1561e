import { mapToGamut } from '../gamut.ts';
import { fromHsl, toHsl } from '../spaces/hsl.ts';
import type { Srgb } from '../spaces/srgb.ts';

export const HARMONY_TYPES = ['complementary', 'triadic', 'analogous', 'tetradic'] as const;

export type HarmonyType = (typeof HARMONY_TYPES)[number];

/** Turns of the HSL hue in degrees; the base, 0, comes first. */
export const HARMONY_OFFSETS: Readonly<Record<HarmonyType, readonly number[]>> = {
  complementary: [0, 180],
  triadic: [0, 120, 240],
  analogous: [0, -30, 30],
  tetradic: [0, 90, 180, 270],
};

/**
 * The colors of a harmony: the base itself, unchanged, then the same HSL saturation and
 * lightness at the scheme's other hues. A gray has no hue to turn, so it answers itself.
 *
 * @throws {RangeError} If the type is none of {@link HARMONY_TYPES}.
 */
export function harmony(base: Srgb, type: HarmonyType): Srgb[] {
  return harmonyOffsets(type).map((offset) => rotateHue(base, offset));
}

/** The offsets of a type that may come from outside. Throws as {@link harmony} does. */
export function harmonyOffsets(type: HarmonyType): readonly number[] {
  if (Object.hasOwn(HARMONY_OFFSETS, type)) return HARMONY_OFFSETS[type];
  throw new RangeError(`type must be one of ${HARMONY_TYPES.join(', ')}; got ${String(type)}`);
}

/**
 * Turns the HSL hue and keeps saturation and lightness.
 *
 * @param color Mapped into the sRGB gamut first, because HSL ends there.
 * @param degrees Any finite number; whole turns answer the color itself.
 */
export function rotateHue(color: Srgb, degrees: number): Srgb {
  if (degrees % 360 === 0) return color;
  const { h, s, l } = toHsl(mapToGamut(color));
  return fromHsl({ h: h + degrees, s, l });
}
