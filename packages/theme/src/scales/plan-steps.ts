import type { Oklch } from '@swatchwork/color';

import {
  BRIGHT,
  COLOR_CHROMA,
  COLORED,
  type Curve,
  GRAY,
  GRAY_CHROMA,
  YELLOW_LEAN,
} from './curves.ts';

/** What is wanted of each step but 9 and 10, before gamut, bytes and contrast have their say. */
export interface PlannedSteps {
  /** Steps 1–8. */
  readonly pale: readonly Oklch[];
  /** Steps 11 and 12. */
  readonly text: Oklch;
  readonly strong: Oklch;
  /** What hovering adds to the lightness of the solid. */
  readonly hover: number;
}

/**
 * Plans the steps around a seed.
 *
 * @param ground The OKLCH lightness of step 1; the other steps keep their
 *   proportions between it and step 12. Absent for the usual one.
 */
export function planSteps(seed: Oklch, scheme: 'light' | 'dark', ground?: number): PlannedSteps {
  const colored = clamp((seed.c - GRAY_CHROMA) / (COLOR_CHROMA - GRAY_CHROMA));
  const bright = Math.max(0, seed.l - BRIGHT);
  const [gray, color] = [GRAY[scheme], COLORED[scheme]];
  const blend = (of: (curve: Curve) => number) => of(gray) + (of(color) - of(gray)) * colored;
  const usual = gray.lightness.map((_, i) => ({
    l: blend((curve) => curve.lightness[i]! + curve.brightLightness[i]! * bright),
    c:
      seed.c *
      Math.max(
        0,
        blend((curve) => curve.chroma[i]! + curve.brightChroma[i]! * bright),
      ),
    h: seed.h,
  }));
  const [start, end] = [usual[0]!.l, usual.at(-1)!.l];
  const stretch = ground === undefined ? 1 : (ground - end) / (start - end);
  const planned = usual.map((step) => ({ ...step, l: clamp(end + (step.l - end) * stretch) }));
  const wordHue = scheme === 'light' ? leaning(seed.h) : seed.h;
  return {
    pale: planned.slice(0, 8),
    text: { ...planned[8]!, h: wordHue },
    strong: { ...planned[9]!, h: wordHue },
    hover: blend((curve) => curve.hover),
  };
}

function leaning(hue: number): number {
  const { at, width, most } = YELLOW_LEAN;
  return hue - most * Math.max(0, 1 - Math.abs(hue - at) / width);
}

const clamp = (value: number) => Math.min(1, Math.max(0, value));
