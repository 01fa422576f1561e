import { convertHslToRgb, convertRgbToHsl } from '../culori.ts';
import { normalizeHue } from './hue.ts';
import { assertInGamut, isGrey, type Srgb } from './srgb.ts';

/** Hue in [0, 360), 0 where the color has none; saturation and lightness 0…100. Floats. */
export interface Hsl {
  readonly h: number;
  readonly s: number;
  readonly l: number;
}

/**
 * @throws {RangeError} If a channel is NaN or outside 0…1: map to the gamut first.
 * @see https://www.w3.org/TR/css-color-4/#rgb-to-hsl
 */
export function toHsl(color: Srgb): Hsl {
  assertInGamut(color);
  if (isGrey(color)) return { h: 0, s: 0, l: color.g * 100 };
  const { h = 0, s, l } = convertRgbToHsl(color);
  return { h: normalizeHue(h), s: s * 100, l: l * 100 };
}

/** Any hue is turned into [0, 360). @see https://www.w3.org/TR/css-color-4/#hsl-to-rgb */
export function fromHsl({ h, s, l }: Hsl): Srgb {
  const { r, g, b } = convertHslToRgb({ h: normalizeHue(h), s: s / 100, l: l / 100 });
  return { r, g, b };
}
