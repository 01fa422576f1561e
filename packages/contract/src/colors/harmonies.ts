import { HARMONY_TYPES } from '@swatchwork/color';
import { z } from 'zod';

import { HexInput, HexOutput } from '../common/hex.ts';

const Type = z.enum(HARMONY_TYPES).meta({
  description:
    'Hue offsets from the base: `complementary` 180°, `triadic` 120° and 240°, `analogous` ±30°, `tetradic` 90°, 180° and 270°.',
});

export const HarmoniesRequest = z
  .object({ hex: HexInput, type: Type })
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
