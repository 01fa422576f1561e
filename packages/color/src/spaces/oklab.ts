import { convertOklabToRgb, convertRgbToOklab } from '../culori.ts';
import type { Srgb } from './srgb.ts';

/** Lightness 0…1; `a` (green to red) and `b` (blue to yellow) within about ±0.4. */
export interface Oklab {
  readonly l: number;
  readonly a: number;
  readonly b: number;
}

/** @see https://bottosson.github.io/posts/oklab/ */
export function toOklab(color: Srgb): Oklab {
  const { l, a, b } = convertRgbToOklab(color);
  return { l, a, b };
}

/** The result may lie outside the sRGB gamut. */
export function fromOklab(color: Oklab): Srgb {
  const { r, g, b } = convertOklabToRgb(color);
  return { r, g, b };
}
