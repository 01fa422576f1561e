import {
  contrastRatio,
  deltaEOK,
  fixContrast,
  fixContrastPair,
  formatHex,
  type Hex,
  parseHex,
  type Srgb,
} from '@swatchwork/color';

/** Which of two colors may change. */
export const CHANGES = ['text', 'background', 'both'] as const;

type Change = (typeof CHANGES)[number];

/** A pair and its contrast. */
export interface Pair {
  text: Hex;
  background: Hex;
  /** Not rounded. */
  ratio: number;
}

/**
 * The pair nearest to the given one that reaches a ratio. If only one color may change and cannot
 * reach it, that color becomes black or white, whichever is better, below the ratio.
 */
export function nearestPassing(text: Srgb, background: Srgb, ratio: number, change: Change): Pair {
  if (change === 'text') return toPair(fixContrast(text, background, ratio).color, background);
  if (change === 'background') return toPair(text, fixContrast(background, text, ratio).color);
  const fixed = fixContrastPair(text, background, ratio);
  return toPair(fixed.text, fixed.background);
}

/**
 * The suggestion for a pair that fails: one color changed, whichever has to change less; both if
 * neither reaches the ratio alone. Always passes.
 */
export function suggestPair(text: Srgb, background: Srgb, ratio: number): Pair {
  const [nearest] = (['text', 'background'] as const)
    .map((change) => nearestPassing(text, background, ratio, change))
    .filter((pair) => pair.ratio >= ratio)
    .map((pair) => ({ pair, moved: moved(pair, text, background) }))
    .sort((one, two) => one.moved - two.moved);
  return nearest?.pair ?? nearestPassing(text, background, ratio, 'both');
}

/** ΔE_OK of both colors together. */
const moved = (pair: Pair, text: Srgb, background: Srgb): number =>
  deltaEOK(parseHex(pair.text)!, text) + deltaEOK(parseHex(pair.background)!, background);

const toPair = (text: Srgb, background: Srgb): Pair => ({
  text: formatHex(text),
  background: formatHex(background),
  ratio: contrastRatio(text, background),
});
