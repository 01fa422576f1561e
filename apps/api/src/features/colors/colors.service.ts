import {
  contrastRatio,
  deltaEOK,
  fixContrast,
  fixContrastPair,
  formatHex,
  gradient,
  harmonize,
  mixColors,
  perceptualShades,
  perceptualTints,
  perceptualTones,
  RAMP_STOPS,
  ramp,
  type Srgb,
  simulateVision,
  WCAG,
  wcagLevel,
} from '@swatchwork/color';
import { conversionsOf } from '@swatchwork/color/conversions';
import { nearestColorNames } from '@swatchwork/color/names';
import type * as contract from '@swatchwork/contract';
import { printColor, printInk } from '@swatchwork/print';
import type { z } from 'zod';

/** One color in every notation: texts for reading, values for calculating; with a condition also in print. */
export async function convertColor({
  hex,
  ...job
}: z.output<typeof contract.ConvertRequest>): Promise<contract.ConvertAnswer> {
  if ('ink' in hex) {
    const { color, print } = await printInk(hex.ink, job);
    return { ...conversionsOf({ color, alpha: 1 }), print };
  }
  const print = await printColor(hex.color, job);
  return { ...conversionsOf(hex), ...(print && { print }) };
}

/** The base and its partners by hue; the base comes first. */
export function harmonizeColor({
  hex,
  ...request
}: z.output<typeof contract.HarmoniesRequest>): contract.HarmoniesAnswer {
  return { colors: harmonize(hex, request).map(formatHex), type: request.type };
}

/** WCAG contrast of two colors. Levels are judged on the unrounded ratio. */
export function compareColors(foreground: Srgb, background: Srgb): contract.ContrastAnswer {
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

/** The names of a list that come nearest to a color. */
export function nameColor({
  hex,
  list,
  limit,
}: z.output<typeof contract.NamesQuery>): contract.NamesAnswer {
  const names = nearestColorNames(hex, limit, list);
  return {
    hex: formatHex(hex),
    list,
    names: names.map((name) => ({ ...name, distance: trim(name.distance) })),
  };
}

const SCALES = { tints: perceptualTints, shades: perceptualShades, tones: perceptualTones };

/** A scale of a color, in even steps of OKLab. */
export function scaleColor({
  hex,
  type,
  steps,
}: z.output<typeof contract.ScaleQuery>): contract.ScaleAnswer {
  const of = { hex: formatHex(hex), type };
  if (type !== 'ramp') return { ...of, colors: SCALES[type](hex, steps).map(formatHex) };
  const { colors, base } = ramp(hex);
  return { ...of, colors: colors.map(formatHex), stops: [...RAMP_STOPS], base };
}

/** Find the nearest colors that reach a contrast; judged on the unrounded ratio. */
export function fixColors(
  asked: z.output<typeof contract.ContrastFixQuery>,
): contract.ContrastFixAnswer {
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
export function compareAll({
  colors,
}: z.output<typeof contract.MatrixQuery>): contract.MatrixAnswer {
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

/** How colors may look to a person with a color-vision deficiency. */
export function seeColors({
  colors,
  type,
  severity,
}: z.output<typeof contract.VisionQuery>): contract.VisionAnswer {
  return {
    type,
    severity,
    colors: colors.map((color) => ({
      hex: formatHex(color),
      seen: formatHex(simulateVision(color, type, severity / 100)),
    })),
  };
}

/** A color between two others. */
export function mix({
  a,
  b,
  weight,
  space,
}: z.output<typeof contract.MixQuery>): contract.MixAnswer {
  const color = formatHex(mixColors(a, b, weight / 100, space));
  return { color, a: formatHex(a), b: formatHex(b), weight, space };
}

/** Colors at even distances on a way through others. */
export function makeGradient({
  colors,
  steps,
  space,
}: z.output<typeof contract.GradientQuery>): contract.GradientAnswer {
  return { colors: gradient(colors, steps, space).map(formatHex), space };
}

/** Removes float noise, such as 59.00000000000001 for 59; adding 0 makes -0 a 0. */
const trim = (value: number): number => Math.round(value * 1e10) / 1e10 + 0;
