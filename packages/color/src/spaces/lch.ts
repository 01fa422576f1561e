import { normalizeHue, toDegrees, toRadians } from './hue.ts';
import { fromLab, toLab } from './lab.ts';
import type { Srgb } from './srgb.ts';

/** CIE LCH (D50): lightness 0…100, chroma from 0 to about 150, hue in [0, 360) or 0 for none. */
export interface Lch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** Chroma up to which the hue is powerless: https://www.w3.org/TR/css-color-4/#cie-lab */
const POWERLESS_CHROMA = 0.0015;

/** @see https://www.w3.org/TR/css-color-4/#lab-to-lch */
export function toLch(color: Srgb): Lch {
  const { l, a, b } = toLab(color);
  const c = Math.sqrt(a * a + b * b);
  return { l, c, h: c <= POWERLESS_CHROMA ? 0 : normalizeHue(toDegrees(Math.atan2(b, a))) };
}

/** The result may lie outside the sRGB gamut. */
export function fromLch({ l, c, h }: Lch): Srgb {
  const angle = toRadians(h);
  return fromLab({ l, a: c * Math.cos(angle), b: c * Math.sin(angle) });
}
