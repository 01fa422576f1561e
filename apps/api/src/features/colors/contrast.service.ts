import {
  contrastRatio,
  deltaEOK,
  fixContrast,
  fixContrastPair,
  formatHex,
  type Srgb,
  wcagLevel,
} from '@swatchwork/color';
import type {
  ContrastFixAnswer,
  ContrastFixQuery,
  MatrixAnswer,
  MatrixQuery,
} from '@swatchwork/contract';
import type { z } from 'zod';

import { trim } from './trim.ts';

/** Find the nearest colors that reach a contrast; judged on the unrounded ratio. */
export function fixColors(asked: z.output<typeof ContrastFixQuery>): ContrastFixAnswer {
  const { text, background } = FIXES[asked.change](asked.text, asked.background, asked.ratio);
  const contrast = contrastRatio(text, background);
  const moves = [deltaEOK(text, asked.text), deltaEOK(background, asked.background)] as const;
  return {
    text: formatHex(text),
    background: formatHex(background),
    contrast,
    passes: contrast >= asked.ratio,
    distance: trim(Math.hypot(...moves)),
  };
}

type Fix = (text: Srgb, background: Srgb, ratio: number) => { text: Srgb; background: Srgb };

const FIXES: Record<'text' | 'background' | 'both', Fix> = {
  text: (text, background, ratio) => ({
    text: fixContrast(text, background, ratio).color,
    background,
  }),
  background: (text, background, ratio) => ({
    text,
    background: fixContrast(background, text, ratio).color,
  }),
  both: fixContrastPair,
};

/** The contrast of each pair of colors, once. */
export function compareAll({ colors }: z.output<typeof MatrixQuery>): MatrixAnswer {
  const hexes = colors.map(formatHex);
  const pairs = colors.flatMap((one, i) =>
    colors.slice(i + 1).map((other, j) => {
      const contrast = contrastRatio(one, other);
      return {
        color1: hexes[i]!,
        color2: hexes[i + 1 + j]!,
        contrast,
        level: wcagLevel(contrast),
      };
    }),
  );
  return { colors: hexes, pairs };
}
