import { mapToGamut } from '../gamut.ts';
import { type Oklab, toOklab } from '../spaces/oklab.ts';
import { fromOklch, type Oklch } from '../spaces/oklch.ts';
import type { Srgb } from '../spaces/srgb.ts';

/**
 * The least ΔE_OK between two colors of a generated palette. At 0.08 people see two colors even on
 * small swatches; 0.02 is about where a difference becomes visible.
 */
export const LEAST_DISTANCE = 0.08;

/** A color with its place in OKLab, so that many distances can be computed quickly. */
export interface Swatch {
  color: Srgb;
  lab: Oklab;
}

export const toSwatch = (color: Srgb): Swatch => ({ color, lab: toOklab(color) });

export const toWrittenSwatch = (color: Oklch): Swatch =>
  toSwatch(toWritten(mapToGamut(fromOklch(color))));

/** The nearest color of 8 bits, so that the color that is checked is the color that people get. */
export const toWritten = ({ r, g, b }: Srgb): Srgb => ({
  r: Math.round(r * 255) / 255,
  g: Math.round(g * 255) / 255,
  b: Math.round(b * 255) / 255,
});

/** ΔE_OK to the nearest of the others; infinite where there are none. */
export function distanceToNearest({ lab }: Swatch, others: readonly Swatch[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const { lab: other } of others) {
    const squares = (lab.l - other.l) ** 2 + (lab.a - other.a) ** 2 + (lab.b - other.b) ** 2;
    if (squares < least) least = squares;
  }
  return Math.sqrt(least);
}
