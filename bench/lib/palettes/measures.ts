import { contrastRatio, deltaEOK, type Srgb, toOklch } from '@swatchwork/color';
import { mean, median } from '../statistics.ts';
import { hueConcentration } from './features.ts';
import type { Judge } from './judge.ts';

/** What a source's palettes are like. */
export interface Measures {
  /** Median log-odds that a palette is one of people's favorites. */
  liked: number;
  /** Median length of the mean hue vector, 1 where all hues are one. */
  coherence: number;
  /** Mean ΔE_OK between the colors at the same place of consecutive palettes. */
  variety: number;
  /** The share of palettes with a pair of a contrast of at least 4.5. */
  readable: number;
  /** Median of the smallest ΔE_OK within a palette. */
  apart: number;
}

export function measure(palettes: readonly Srgb[][], judge: Judge): Measures {
  return {
    liked: median(palettes.map(judge)),
    coherence: median(palettes.map((palette) => hueConcentration(palette.map(toOklch)))),
    variety: mean(palettes.slice(1).map((palette, i) => distance(palettes[i]!, palette))),
    readable: mean(palettes.map((palette) => (hasReadablePair(palette) ? 1 : 0))),
    apart: median(palettes.map(smallestDistance)),
  };
}

/** Mean ΔE_OK between the colors at the same places. */
export const distance = (one: readonly Srgb[], other: readonly Srgb[]): number =>
  mean(one.map((color, i) => deltaEOK(color, other[i]!)));

const pairsOf = (palette: readonly Srgb[]): [Srgb, Srgb][] =>
  palette.flatMap((a, i) => palette.slice(i + 1).map((b): [Srgb, Srgb] => [a, b]));

const hasReadablePair = (palette: readonly Srgb[]): boolean =>
  pairsOf(palette).some(([a, b]) => contrastRatio(a, b) >= 4.5);

const smallestDistance = (palette: readonly Srgb[]): number =>
  Math.min(...pairsOf(palette).map(([a, b]) => deltaEOK(a, b)));
