import { MIX_SPACES } from '@swatchwork/color';
import { z } from 'zod';
import { HexInput, HexOutput } from '../common/hex.ts';
import { LIMITS } from '../common/limits.ts';
import { numberFrom, wholeNumberFrom } from '../common/numbers.ts';
import { colorList } from './color-list.ts';

const Space = z.enum(MIX_SPACES).meta({
  description:
    'The color space to interpolate in, as in CSS `color-mix()`. `oklab` looks most even; `oklch`, `lch` and `hsl` take the shorter way around the hue.',
});

export const MixQuery = z
  .object({
    a: HexInput,
    b: HexInput,
    weight: numberFrom(LIMITS.percent)
      .default(50)
      .meta({ description: 'Percentage of `b`: 0 returns `a`, 100 returns `b`.' }),
    space: Space.default('oklab'),
  })
  .meta({ examples: [{ a: '3b82f6', b: 'fbbf24', weight: 25, space: 'oklch' }] });

export const MixAnswer = z
  .object({ color: HexOutput, a: HexOutput, b: HexOutput, weight: z.number(), space: Space })
  .meta({
    id: 'MixAnswer',
    examples: [{ color: '#00ABCE', a: '#3B82F6', b: '#FBBF24', weight: 25, space: 'oklch' }],
  });

const { default: defaultSteps } = LIMITS.gradientSteps;

export const GradientQuery = z
  .object({
    colors: colorList(LIMITS.gradientColors),
    steps: wholeNumberFrom(LIMITS.gradientSteps)
      .default(defaultSteps)
      .meta({ description: 'Number of colors, including both ends.' }),
    space: Space.default('oklab'),
  })
  .meta({ examples: [{ colors: '3b82f6-ffffff-fbbf24', steps: 5, space: 'oklab' }] });

export const GradientAnswer = z
  .object({
    colors: z.array(HexOutput).meta({
      description: 'Evenly spaced; the first and last are the colors that were sent.',
    }),
    space: Space,
  })
  .meta({
    id: 'GradientAnswer',
    examples: [{ colors: ['#3B82F6', '#9EC3FF', '#FFFFFF', '#FEE0A5', '#FBBF24'], space: 'oklab' }],
  });

/** Queries as a caller writes them. */
export type MixQuery = z.input<typeof MixQuery>;
export type GradientQuery = z.input<typeof GradientQuery>;

export type MixAnswer = z.infer<typeof MixAnswer>;
export type GradientAnswer = z.infer<typeof GradientAnswer>;
