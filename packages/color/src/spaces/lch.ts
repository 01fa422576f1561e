import { round, roundHue } from '../round.ts';
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

/** Such as `lch(54.62 66.37 277.59)`; white point D50, the hue of a gray is `none`. */
export function formatLch(color: Srgb, more = 0): string {
  const { l, c, h } = toLch(color);
  const chroma = round(c, 2 + more);
  return `lch(${round(l, 2 + more)} ${chroma} ${chroma === 0 ? 'none' : roundHue(h, 2 + more)})`;
}
