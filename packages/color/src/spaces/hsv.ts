import { convertHsvToRgb, convertRgbToHsv } from '../culori.ts';
import { mapToGamut } from '../gamut.ts';
import { round, roundHue } from '../round.ts';
import { normalizeHue } from './hue.ts';
import { assertInGamut, isGray, type Srgb } from './srgb.ts';

/** Hue in [0, 360), 0 where the color has none; saturation and value 0…100. Floats. */
export interface Hsv {
  readonly h: number;
  readonly s: number;
  readonly v: number;
}

/**
 * @throws {RangeError} If a channel is NaN or outside 0…1: map to the gamut first.
 * @see https://doi.org/10.1145/965139.807361 (A. R. Smith, 1978)
 */
export function toHsv(color: Srgb): Hsv {
  assertInGamut(color);
  if (isGray(color)) return { h: 0, s: 0, v: color.g * 100 };
  const { h = 0, s, v } = convertRgbToHsv(color);
  return { h: normalizeHue(h), s: s * 100, v: v * 100 };
}

/** Any hue is turned into [0, 360). */
export function fromHsv({ h, s, v }: Hsv): Srgb {
  const { r, g, b } = convertHsvToRgb({ h: normalizeHue(h), s: s / 100, v: v / 100 });
  return { r, g, b };
}

/** Such as `hsv(217, 76%, 96%)`. Not CSS. */
export function formatHsv(color: Srgb, more = 0): string {
  const { h, s, v } = toHsv(mapToGamut(color));
  return `hsv(${roundHue(h, more)}, ${round(s, more)}%, ${round(v, more)}%)`;
}
