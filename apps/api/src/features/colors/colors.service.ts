import {
  basicColorName,
  contrastRatio,
  formatCmyk,
  formatHex,
  formatHsl,
  formatHsv,
  formatLab,
  formatLch,
  formatOklab,
  formatOklch,
  formatP3,
  formatRgb,
  type HarmonyType,
  harmony,
  isInGamut,
  mapToGamut,
  type ParsedColor,
  type Srgb,
  toCmyk,
  toHsl,
  toHsv,
  toLab,
  toLch,
  toOklab,
  toOklch,
  toP3,
  WCAG,
  wcagLevel,
} from '@swatchwork/color';
import { nearestColorName } from '@swatchwork/color/names';
import type { ContrastAnswer, ConvertAnswer, HarmoniesAnswer } from '@swatchwork/contract';

import { trim } from './trim.ts';

/** One colour in every notation: texts for reading, values for calculating. */
export function convertColor({ color, alpha }: ParsedColor): ConvertAnswer {
  const inGamut = isInGamut(color);
  const shown = inGamut ? color : mapToGamut(color);
  const nearest = nearestColorName(shown);
  return {
    hex: formatHex(shown),
    alpha: trim(alpha),
    inGamut,
    name: basicColorName(shown) ?? nearest.name,
    nearestName: { ...nearest, distance: trim(nearest.distance) },
    rgb: formatRgb(shown),
    hsl: formatHsl(shown),
    hsv: formatHsv(shown),
    cmyk: formatCmyk(shown),
    oklch: formatOklch(color),
    oklab: formatOklab(color),
    lab: formatLab(color),
    lch: formatLch(color),
    p3: formatP3(color),
    values: {
      rgb: trimAll({ r: shown.r * 255, g: shown.g * 255, b: shown.b * 255 }),
      hsl: trimAll(toHsl(shown)),
      hsv: trimAll(toHsv(shown)),
      cmyk: trimAll(toCmyk(shown)),
      oklch: trimAll(toOklch(color)),
      oklab: trimAll(toOklab(color)),
      lab: trimAll(toLab(color)),
      lch: trimAll(toLch(color)),
      p3: trimAll(toP3(color)),
    },
  };
}

/** The base and its partners by hue; the base comes first. */
export function harmonizeColor(base: Srgb, type: HarmonyType): HarmoniesAnswer {
  return { colors: harmony(base, type).map(formatHex), type };
}

/** WCAG contrast of two colours. Levels are judged on the unrounded ratio. */
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

function trimAll<T extends Record<keyof T, number>>(values: T): T {
  const trimmed = { ...values };
  for (const key in trimmed) trimmed[key] = trim(values[key]) as T[typeof key];
  return trimmed;
}
