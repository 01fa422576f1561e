import { HARMONY_TYPES, parseColor } from '@swatchwork/color';
import { z } from 'zod';

import { HexInput, HexOutput } from './hex.ts';
import { LIMITS } from './limits.ts';

const COLOR_MESSAGE =
  'must be a CSS colour, such as #3B82F6, 3b82f6, rgb(59 130 246), oklch(0.62 0.19 260) or teal';

/** Any CSS Color 4 text, or six bare hex digits; parsed to colour and alpha. */
const ColorInput = z
  .string(COLOR_MESSAGE)
  .max(LIMITS.colorText, COLOR_MESSAGE)
  .transform((text, context) => {
    const parsed = parseColor(text);
    if (parsed) return parsed;
    context.addIssue({ code: 'custom', message: COLOR_MESSAGE });
    return z.NEVER;
  })
  .meta({
    description: 'Hex with or without #, or any other CSS Color 4 syntax.',
    examples: ['#3B82F6', 'oklch(0.62 0.19 260)'],
  });

export const ConvertRequest = z
  .object({ hex: ColorInput })
  .meta({ id: 'ConvertRequest', examples: [{ hex: '#3B82F6' }] });

const text = (example: string) => z.string().meta({ examples: [example] });
const number = (description: string) => z.number().meta({ description });
const percent = number('0 to 100');
const degrees = number('Degrees, 0 up to 360; 0 where the colour has no hue');

/** Texts are rounded for reading; `values` are exact (float noise below 1e-10 removed). */
export const ConvertAnswer = z
  .object({
    hex: HexOutput,
    alpha: number('0 to 1'),
    inGamut: z.boolean().meta({
      description:
        'False where sRGB cannot show the colour: hex, rgb, hsl, hsv and cmyk then hold the nearest one by the CSS gamut mapping.',
    }),
    name: text('Dodger Blue'),
    nearestName: z
      .object({
        name: z.string(),
        hex: HexOutput,
        distance: number('ΔE OK to the colour; 0 is the same'),
      })
      .meta({ description: 'The nearest named colour of the list.' }),
    rgb: text('rgb(59, 130, 246)'),
    hsl: text('hsl(217, 91%, 60%)'),
    hsv: text('hsv(217, 76%, 96%)'),
    cmyk: text('cmyk(76%, 47%, 0%, 4%)').meta({ description: 'Uncalibrated: no ink profile.' }),
    oklch: text('oklch(0.6231 0.188 259.81)'),
    oklab: z.string(),
    lab: z.string(),
    lch: z.string(),
    p3: z.string(),
    values: z.object({
      rgb: z.object({ r: number('0 to 255'), g: number('0 to 255'), b: number('0 to 255') }),
      hsl: z.object({ h: degrees, s: percent, l: percent }),
      hsv: z.object({ h: degrees, s: percent, v: percent }),
      cmyk: z.object({ c: percent, m: percent, y: percent, k: percent }),
      oklch: z.object({ l: number('0 to 1'), c: number('0 to about 0.4'), h: degrees }),
      oklab: z.object({ l: number('0 to 1'), a: z.number(), b: z.number() }),
      lab: z.object({ l: percent, a: z.number(), b: z.number() }),
      lch: z.object({ l: percent, c: z.number(), h: degrees }),
      p3: z.object({ r: number('0 to 1'), g: number('0 to 1'), b: number('0 to 1') }),
    }),
  })
  .meta({ id: 'ConvertAnswer' });

export const HarmoniesRequest = z
  .object({ hex: HexInput, type: z.enum(HARMONY_TYPES) })
  .meta({ id: 'HarmoniesRequest', examples: [{ hex: '#3B82F6', type: 'triadic' }] });

export const HarmoniesAnswer = z
  .object({
    colors: z.array(HexOutput).meta({ description: 'The base first, exactly as sent.' }),
    type: z.enum(HARMONY_TYPES),
  })
  .meta({ id: 'HarmoniesAnswer' });

export const ContrastRequest = z.object({ foreground: HexInput, background: HexInput }).meta({
  id: 'ContrastRequest',
  examples: [{ foreground: '#1A2B3C', background: '#FFFFFF' }],
});

export const ContrastAnswer = z
  .object({
    contrast: number('WCAG 2.2 contrast ratio, 1 to 21, not rounded'),
    level: z.enum(['Fail', 'AA Large', 'AA', 'AAA']),
    wcagAA: z.boolean().meta({ description: 'At least 4.5' }),
    wcagAALarge: z.boolean().meta({ description: 'At least 3' }),
    wcagAAA: z.boolean().meta({ description: 'At least 7' }),
    color1: HexOutput.meta({ description: 'The foreground' }),
    color2: HexOutput.meta({ description: 'The background' }),
  })
  .meta({ id: 'ContrastAnswer' });

/** Bodies as a caller writes them. */
export type ConvertRequest = z.input<typeof ConvertRequest>;
export type HarmoniesRequest = z.input<typeof HarmoniesRequest>;
export type ContrastRequest = z.input<typeof ContrastRequest>;

export type ConvertAnswer = z.infer<typeof ConvertAnswer>;
export type HarmoniesAnswer = z.infer<typeof HarmoniesAnswer>;
export type ContrastAnswer = z.infer<typeof ContrastAnswer>;
