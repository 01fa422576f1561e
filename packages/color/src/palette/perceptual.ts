import { clip } from '../gamut.ts';
import { type Oklch, toOklch } from '../spaces/oklch.ts';
import { isStrictlyInGamut, type Srgb } from '../spaces/srgb.ts';
import { strongest, strongestOfP3 } from './chroma-limit.ts';

/*
 * What harmonies and scales do in HSL, done in OKLCH, where equal numbers look equal. Lightness and
 * hue come out exactly as requested; chroma is limited to what sRGB can show there, or for a color
 * that sRGB does not have, to what Display P3 can show.
 */

const STEPS = 5;

/**
 * Turns the OKLCH hue and keeps the lightness.
 *
 * @param degrees Any finite number; whole turns answer the color itself.
 */
export function rotatePerceptualHue(color: Srgb, degrees: number): Srgb {
  const base = withoutNoise(color);
  if (degrees % 360 === 0) return base;
  const { l, c, h } = toOklch(base);
  return strongestBeside(base)({ l, c, h: h + degrees });
}

/** `count` even steps toward white, in OKLab; neither the base nor white is included. */
export const perceptualTints = (base: Srgb, steps = STEPS): Srgb[] => fade(base, steps, () => 1);

/** `count` even steps toward black, in OKLab; neither the base nor black is included. */
export const perceptualShades = (base: Srgb, steps = STEPS): Srgb[] => fade(base, steps, () => 0);

/** `count` even steps toward the gray of the same lightness, in OKLab. */
export const perceptualTones = (base: Srgb, steps = STEPS): Srgb[] => fade(base, steps, (l) => l);

/** Mixes toward a gray that is not reached; `end` gives its lightness for that of the base. */
function fade(base: Srgb, steps: number, end: (l: number) => number): Srgb[] {
  const { l, c, h } = toOklch(withoutNoise(base));
  const strongestHere = strongestBeside(base);
  return Array.from({ length: steps }, (_, step) => {
    const share = (step + 1) / (steps + 1);
    return strongestHere({ l: l + (end(l) - l) * share, c: c * (1 - share), h });
  });
}

/** A channel at the edge of sRGB may lie beyond it by the noise of floats. */
const withoutNoise = (color: Srgb): Srgb => (isStrictlyInGamut(color) ? clip(color) : color);

/** Relatives of a color lie in sRGB if it does, else in Display P3. */
const strongestBeside = (color: Srgb): ((relative: Oklch) => Srgb) =>
  isStrictlyInGamut(color) ? strongest : strongestOfP3;
