import { deltaEOK } from './difference.ts';
import { fromOklch, toOklch } from './spaces/oklch.ts';
import { BLACK, isStrictlyInGamut, type Srgb, WHITE } from './spaces/srgb.ts';

/** ΔE_OK that is just noticeable, and the chroma at which the search stops; both from CSS. */
const JND = 0.02;
const EPSILON = 0.0001;

/** Cuts every channel to 0…1. Simple, but it may shift hue and lightness a great deal. */
export const clip = ({ r, g, b }: Srgb): Srgb => ({
  r: Math.min(1, Math.max(0, r)),
  g: Math.min(1, Math.max(0, g)),
  b: Math.min(1, Math.max(0, b)),
});

/**
 * The nearest color that sRGB can show, as CSS Color 4 defines it: lightness and hue are kept and
 * OKLCH chroma reduced until clipping the rest is not noticeable. A color inside stays as it is.
 *
 * @see https://www.w3.org/TR/css-color-4/#binsearch
 */
export function mapToGamut(color: Srgb): Srgb {
  if (isStrictlyInGamut(color)) return clip(color);
  const { l, c, h } = toOklch(color);
  if (l >= 1) return WHITE;
  if (l <= 0) return BLACK;

  let clipped = clip(color);
  if (deltaEOK(color, clipped) < JND) return clipped;

  let low = 0;
  let high = c;
  let lowIsInGamut = true;
  while (high - low > EPSILON) {
    const chroma = (low + high) / 2;
    const candidate = fromOklch({ l, c: chroma, h });
    if (lowIsInGamut && isStrictlyInGamut(candidate)) {
      low = chroma;
      continue;
    }
    clipped = clip(candidate);
    const difference = deltaEOK(candidate, clipped);
    if (difference >= JND) {
      high = chroma;
    } else if (JND - difference < EPSILON) {
      return clipped;
    } else {
      lowIsInGamut = false;
      low = chroma;
    }
  }
  return clipped;
}
