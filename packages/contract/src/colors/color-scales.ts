import { z } from 'zod';

import { HexInput, HexOutput } from '../common/hex.ts';
import { LIMITS } from '../common/limits.ts';
import { wholeNumberFrom } from '../common/numbers.ts';
import scaleAnswerExamples from '../examples/scale-answer.json' with { type: 'json' };

const Type = z.enum(['tints', 'shades', 'tones', 'ramp']).meta({
  description:
    '`tints` go toward white, `shades` toward black, `tones` toward gray; `ramp` gives the eleven steps of a design system, 50 to 950.',
});

const { default: defaultSteps } = LIMITS.scaleSteps;

export const ScaleQuery = z
  .object({
    hex: HexInput,
    type: Type,
    steps: wholeNumberFrom(LIMITS.scaleSteps)
      .optional()
      .meta({
        description: `Number of colors, ${defaultSteps} by default. Not for \`ramp\`, which has eleven.`,
      }),
  })
  .refine(({ type, steps }) => type !== 'ramp' || steps === undefined, {
    path: ['steps'],
    error: 'must be omitted for a ramp, which has eleven steps',
  })
  .meta({
    examples: [
      { hex: '3b82f6', type: 'ramp' },
      { hex: '3b82f6', type: 'tints', steps: 3 },
    ],
  });

export const ScaleAnswer = z
  .object({
    hex: HexOutput.meta({ description: 'The base color.' }),
    type: Type,
    colors: z.array(HexOutput).meta({
      description:
        'In even OKLab steps. A ramp runs from light to dark and contains the base color; the other scales start next to the base color and end before white, black or gray.',
    }),
    stops: z
      .array(z.int())
      .optional()
      .meta({ description: "Names of a ramp's colors, 50 to 950." }),
    base: z.int().optional().meta({ description: 'The stop of a ramp that holds the base color.' }),
  })
  .meta({
    id: 'ScaleAnswer',
    examples: scaleAnswerExamples,
  });

/** The query as a caller writes it. */
export type ScaleQuery = z.input<typeof ScaleQuery>;

export type ScaleAnswer = z.infer<typeof ScaleAnswer>;
