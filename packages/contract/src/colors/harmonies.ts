import { HARMONY_TYPES, HUE_SPACES, PALETTE_STYLE_IDS } from '@swatchwork/color';
import { z } from 'zod';

import { HexInput, HexOutput } from '../common/hex.ts';
import { LIMITS } from '../common/limits.ts';

const Type = z.enum(HARMONY_TYPES).meta({
  description:
    'Hue offsets from the base: `complementary` 180°, `triadic` 120° and 240°, `analogous` ±30°, `tetradic` 90°, 180° and 270°.',
});

export const HueSpace = z.enum(HUE_SPACES).meta({
  description: 'The space in which a harmony turns the hue: `oklch` is even to the eye.',
  examples: ['oklch'],
});

export const PaletteStyle = z.enum(PALETTE_STYLE_IDS);

export const HarmoniesRequest = z
  .object({
    hex: HexInput,
    type: Type,
    space: HueSpace.default('hsl'),
    style: PaletteStyle.optional().meta({
      description:
        'Makes each color but the base as light and strong as suits its hue, the base and the style. By default all keep the saturation and lightness of the base, or its OKLCH lightness.',
      examples: ['balanced'],
    }),
    seed: z
      .string()
      .max(LIMITS.seed)
      .optional()
      .meta({
        description: 'Another seed returns other colors where there is a style.',
        examples: ['harbour'],
      }),
  })
  .meta({ id: 'HarmoniesRequest', examples: [{ hex: '#3B82F6', type: 'triadic' }] });

export const HarmoniesAnswer = z
  .object({
    colors: z
      .array(HexOutput)
      .meta({ description: 'The base color comes first, exactly as sent.' }),
    type: Type,
  })
  .meta({
    id: 'HarmoniesAnswer',
    examples: [{ colors: ['#3B82F6', '#F63B82', '#82F63B'], type: 'triadic' }],
  });

/** The body as a caller writes it. */
export type HarmoniesRequest = z.input<typeof HarmoniesRequest>;

export type HarmoniesAnswer = z.infer<typeof HarmoniesAnswer>;
