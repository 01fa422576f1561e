import { convertOklabToRgb, convertRgbToOklab } from '../culori.ts';
import { normalizeHue, toRadians } from './hue.ts';
import type { Srgb } from './srgb.ts';

/** Lightness 0…1, chroma from 0 (about 0.32 at most in sRGB), hue in [0, 360) or 0 for none. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** Chroma below which CSS calls the hue powerless: https://www.w3.org/TR/css-color-4/#ok-lab */
const POWERLESS_CHROMA = 4e-6;

/** @see https://bottosson.github.io/posts/oklab/ */
export function toOklch(color: Srgb): Oklch {
  const { l, a, b } = convertRgbToOklab(color);
  const c = Math.sqrt(a * a + b * b);
  if (c <= POWERLESS_CHROMA) return { l, c, h: 0 };
  return { l, c, h: normalizeHue((Math.atan2(b, a) * 180) / Math.PI) };
}

/** The result may lie outside the sRGB gamut. */
export function fromOklch({ l, c, h }: Oklch): Srgb {
  const angle = toRadians(h);
  const { r, g, b } = convertOklabToRgb({ l, a: c * Math.cos(angle), b: c * Math.sin(angle) });
  return { r, g, b };
}
