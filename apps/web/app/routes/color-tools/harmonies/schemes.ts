import type { HarmonyType } from '@swatchwork/color';

/** A sentence about each harmony. */
export const SCHEMES: Readonly<Record<HarmonyType, { title: string; text: string }>> = {
  complementary: {
    title: 'Complementary',
    text: 'A hue and its opposite: the strongest contrast of hue there is.',
  },
  triadic: {
    title: 'Triadic',
    text: 'Three hues at equal distances: lively, yet balanced.',
  },
  analogous: {
    title: 'Analogous',
    text: 'A hue and a neighbor on each side: calm, with little contrast.',
  },
  tetradic: {
    title: 'Tetradic',
    text: 'Two pairs of opposites: rich, and best with one of them leading.',
  },
};
