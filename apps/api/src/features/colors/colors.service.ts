import {
  contrastRatio,
  formatHex,
  type HarmonyType,
  harmony,
  type ParsedColor,
  type Srgb,
  WCAG,
  wcagLevel,
} from '@swatchwork/color';
import { conversionsOf } from '@swatchwork/color/conversions';
import type { ContrastAnswer, ConvertAnswer, HarmoniesAnswer } from '@swatchwork/contract';

/** One color in every notation: texts for reading, values for calculating. */
export const convertColor = (parsed: ParsedColor): ConvertAnswer => conversionsOf(parsed);

/** The base and its partners by hue; the base comes first. */
export function harmonizeColor(base: Srgb, type: HarmonyType): HarmoniesAnswer {
  return { colors: harmony(base, type).map(formatHex), type };
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
