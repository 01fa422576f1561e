import {
  contrastRatio,
  formatHex,
  harmonize,
  type ParsedColor,
  type Srgb,
  WCAG,
  wcagLevel,
} from '@swatchwork/color';
import { conversionsOf } from '@swatchwork/color/conversions';
import type {
  ContrastAnswer,
  ConvertAnswer,
  HarmoniesAnswer,
  HarmoniesRequest,
} from '@swatchwork/contract';
import type { z } from 'zod';

/** One color in every notation: texts for reading, values for calculating. */
export const convertColor = (parsed: ParsedColor): ConvertAnswer => conversionsOf(parsed);

/** The base and its partners by hue; the base comes first. */
export function harmonizeColor({
  hex,
  ...request
}: z.output<typeof HarmoniesRequest>): HarmoniesAnswer {
  return { colors: harmonize(hex, request).map(formatHex), type: request.type };
}

/** WCAG contrast of two colors. Levels are judged on the unrounded ratio. */
export function compareColors(foreground: Srgb, background: Srgb): ContrastAnswer {
  const contrast = contrastRatio(foreground, background);
  return {
    contrast,
    level: wcagLevel(contrast),
    wcagAA: contrast >= WCAG.aa,
    wcagAALarge: contrast >= WCAG.aaLarge,
    wcagAAA: contrast >= WCAG.aaa,
    color1: formatHex(foreground),
    color2: formatHex(background),
  };
}
