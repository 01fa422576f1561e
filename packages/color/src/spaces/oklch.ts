import { normalizeHue, toDegrees, toRadians } from './hue.ts';
import { fromOklab, toOklab } from './oklab.ts';
import type { Srgb } from './srgb.ts';

/** Lightness 0…1, chroma from 0 (about 0.32 at most in sRGB), hue in [0, 360) or 0 for none. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** Chroma up to which the hue is powerless: https://www.w3.org/TR/css-color-4/#ok-lab */
const POWERLESS_CHROMA = 4e-6;

/** @see https://bottosson.github.io/posts/oklab/ */
export function toOklch(color: Srgb): Oklch {
  const { l, a, b } = toOklab(color);
  const c = Math.sqrt(a * a + b * b);
  return { l, c, h: c <= POWERLESS_CHROMA ? 0 : normalizeHue(toDegrees(Math.atan2(b, a))) };
}

/** The result may lie outside the sRGB gamut. */
export function fromOklch({ l, c, h }: Oklch): Srgb {
  const angle = toRadians(h);
  return fromOklab({ l, a: c * Math.cos(angle), b: c * Math.sin(angle) });
}
