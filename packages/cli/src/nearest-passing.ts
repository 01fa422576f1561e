import {
  contrastRatio,
  fixContrast,
  fixContrastPair,
  formatHex,
  type Hex,
  type Srgb,
} from '@swatchwork/color';

/** Which of two colours may change. */
export const CHANGES = ['text', 'background', 'both'] as const;

export type Change = (typeof CHANGES)[number];

/** A pair and its contrast. */
export interface Pair {
  text: Hex;
  background: Hex;
  /** Not rounded. */
  ratio: number;
}

/**
 * The pair nearest to the given one that reaches a ratio. Where one colour may change and cannot
 * reach it, that one ends as black or white, the better of them, below the ratio.
 */
export function nearestPassing(text: Srgb, background: Srgb, ratio: number, change: Change): Pair {
  if (change === 'text') return toPair(fixContrast(text, background, ratio).color, background);
  if (change === 'background') return toPair(text, fixContrast(background, text, ratio).color);
  const fixed = fixContrastPair(text, background, ratio);
  return toPair(fixed.text, fixed.background);
}

/** As {@link nearestPassing}, with the text changed if that is enough, else both: always passes. */
export function suggestPair(text: Srgb, background: Srgb, ratio: number): Pair {
  const pair = nearestPassing(text, background, ratio, 'text');
  return pair.ratio >= ratio ? pair : nearestPassing(text, background, ratio, 'both');
}

const toPair = (text: Srgb, background: Srgb): Pair => ({
  text: formatHex(text),
  background: formatHex(background),
  ratio: contrastRatio(text, background),
});
