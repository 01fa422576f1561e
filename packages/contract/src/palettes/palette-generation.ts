import { FORMER_STYLE_IDS, MOODS, type MoodId, PALETTE_TYPES } from '@swatchwork/color';
import { z } from 'zod';

import { HueSpace, PaletteStyle } from '../colors/harmonies.ts';
import { CssColorInput } from '../common/css-color.ts';
import { HexInput, HexOutput } from '../common/hex.ts';
import { LIMITS } from '../common/limits.ts';
import { Seed, SeedText } from '../common/seed.ts';
import { PaletteColor, PaletteColorInput } from './palette-color.ts';

const { min, max, default: defaultCount } = LIMITS.generateCount;
const COUNT_MESSAGE = `must be a whole number from ${min} to ${max}`;

/** Aborts, so that `locked` is not compared with a wrong count. */
const WRONG_COUNT = { error: COUNT_MESSAGE, abort: true };

const Type = z.enum(PALETTE_TYPES).default('random').meta({ description: 'The hue scheme.' });
const Style = PaletteStyle.optional().meta({
  description:
    'How the colors look, as far as the base color, harmony and locked colors allow. `balanced` by default.',
  examples: ['earthy'],
});
const Character = z
  .enum(FORMER_STYLE_IDS)
  .optional()
  .meta({
    description: 'The former name of `style`, which counts if both are given.',
    deprecated: true,
    examples: ['vivid'],
  });
const Space = HueSpace.default('hsl');
const WHOLE =
  'A color that a hex cannot hold is returned exactly; the other colors are chosen to suit its sRGB hex.';

/** The `count` rule for a JSON number or, in a query, for its digits. */
const count = (schema: z.ZodNumber) =>
  schema
    .int(WRONG_COUNT)
    .min(min, WRONG_COUNT)
    .max(max, WRONG_COUNT)
    .default(defaultCount)
    .meta({ description: 'Number of colors.' });

const EXAMPLE = { type: 'analogous', baseColor: '#3B82F6', count: 5, seed: 'harbour' };
const WIDE = { hex: '#FF6912', css: 'color(display-p3 1 0.42 0.1)' } as const;

export const GenerateRequest = z
  .object({
    type: Type,
    style: Style,
    character: Character,
    space: Space,
    baseColor: PaletteColorInput.optional().meta({
      description: `A random color by default. ${WHOLE}`,
      examples: ['#3B82F6'],
    }),
    count: count(z.number(COUNT_MESSAGE)),
    locked: z
      .array(PaletteColorInput.nullable())
      .max(max)
      .optional()
      .meta({
        description: `Colors to keep, by position; null leaves a position free. ${WHOLE}`,
        examples: [['#3B82F6', null, '#FBBF24']],
      }),
    seed: Seed.optional().meta({
      description: 'The same seed and request return the same colors.',
    }),
  })
  .refine(({ locked = [], count }) => locked.length <= count, {
    path: ['locked'],
    message: 'must not have more positions than count',
  })
  .meta({
    id: 'GenerateRequest',
    required: ['type'], // only in the documentation: calls without it stay valid
    examples: [
      EXAMPLE,
      { ...EXAMPLE, locked: ['#3B82F6', null, '#FBBF24'] },
      { type: 'random', count: 3, locked: [WIDE], seed: 'harbour' },
    ],
  });

/** The same request in a query string. */
export const GenerateQuery = z
  .object({
    type: Type,
    style: Style,
    character: Character,
    space: Space,
    baseColor: HexInput.optional().meta({
      description: 'Six hex digits, upper or lower case; # is optional. A random color by default.',
    }),
    css: CssColorInput.optional().meta({
      description:
        'The exact base color in any CSS notation, if a hex cannot hold it; `baseColor` is sent too.',
    }),
    count: count(z.coerce.number<number>(COUNT_MESSAGE)),
    seed: SeedText.optional().meta({
      description: 'The same seed and request return the same colors.',
    }),
  })
  .refine(({ baseColor, css }) => baseColor !== undefined || css === undefined, {
    path: ['css'],
    message: 'must not be given without baseColor',
  })
  .meta({ examples: [EXAMPLE] });

export const GenerateAnswer = z.object({ colors: z.array(PaletteColor) }).meta({
  id: 'GenerateAnswer',
  examples: [
    { colors: ['#2A2457', '#3B82F6', '#65C7D4', '#C6D4EB', '#E7EFFD'] },
    { colors: ['#3B82F6', '#6458BB', '#FBBF24', '#E9F1FE', '#1A3C41'] },
    { colors: [WIDE, '#D3CBBB', '#2C1F21'] },
  ],
});

// The list of the color package is never empty; a zod enum requires that in the type.
const MOOD_IDS = MOODS.map(({ id }) => id) as [MoodId, ...MoodId[]];

/** Any text: an unknown mood is 404, not 400. */
export const MoodParams = z
  .object({ mood: z.string().meta({ description: `One of ${MOOD_IDS.join(', ')}.` }) })
  .meta({ examples: [{ mood: 'calm' }] });

export const MoodAnswer = z.object({ mood: z.enum(MOOD_IDS), colors: z.array(HexOutput) }).meta({
  id: 'MoodAnswer',
  examples: [{ mood: 'calm', colors: ['#A8C5C8', '#7FA5B8', '#C9D6D2', '#93B0C4', '#6D93A3'] }],
});

/** Bodies and queries as a caller writes them. */
export type GenerateRequest = z.input<typeof GenerateRequest>;
export type GenerateQuery = z.input<typeof GenerateQuery>;

export type GenerateAnswer = z.infer<typeof GenerateAnswer>;
export type MoodAnswer = z.infer<typeof MoodAnswer>;
