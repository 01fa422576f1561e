import { clip, mapToGamut } from '../gamut.ts';
import { fromOklch, type Oklch, toOklch } from '../spaces/oklch.ts';
import { isInGamut, type Srgb } from '../spaces/srgb.ts';
import { chromaLimit } from './chroma-limit.ts';

/*
 * What harmonies and scales do in HSL, done in OKLCH, where equal numbers look equal. Lightness and
 * hue come out exactly as asked; chroma is what sRGB has to offer there, at most the one asked for.
 * Every function maps its colour into the sRGB gamut first.
 */

const PARTS = 6; // so that five steps lie strictly between a colour and the end of its scale
const STEPS = [1, 2, 3, 4, 5];

/**
 * Turns the OKLCH hue and keeps the lightness.
 *
 * @param degrees Any finite number; whole turns answer the colour itself.
 */
export function rotatePerceptualHue(color: Srgb, degrees: number): Srgb {
  const inside = mapToGamut(color);
  if (degrees % 360 === 0) return inside;
  const { l, c, h } = toOklch(inside);
  return strongest({ l, c, h: h + degrees });
}

/** Five steps of a sixth each on the way to white, in OKLab; white itself is not reached. */
export const perceptualTints = (base: Srgb): Srgb[] => fade(base, () => 1);

/** Five steps of a sixth each on the way to black, in OKLab; black itself is not reached. */
export const perceptualShades = (base: Srgb): Srgb[] => fade(base, () => 0);

/** Five steps of a sixth each on the way to the grey of the same lightness, in OKLab. */
export const perceptualTones = (base: Srgb): Srgb[] => fade(base, (l) => l);

/** Mixes towards the grey whose lightness `end` tells from the base's. */
function fade(base: Srgb, end: (l: number) => number): Srgb[] {
  const { l, c, h } = toOklch(mapToGamut(base));
  return STEPS.map((step) => {
    const share = step / PARTS;
    return strongest({ l: l + (end(l) - l) * share, c: c * (1 - share), h });
  });
}

/** The colour, or the strongest that sRGB has of its lightness and hue. */
function strongest({ l, c, h }: Oklch): Srgb {
  const color = fromOklch({ l, c, h });
  return clip(isInGamut(color) ? color : fromOklch({ l, c: chromaLimit(l, h), h }));
}
