import { z } from 'zod';

import { HexInput, HexOutput } from '../common/hex.ts';
import contrastAnswerExamples from '../examples/contrast-answer.json' with { type: 'json' };

export const ContrastRequest = z.object({ foreground: HexInput, background: HexInput }).meta({
  id: 'ContrastRequest',
  examples: [{ foreground: '#1A2B3C', background: '#FFFFFF' }],
});

export const ContrastAnswer = z
  .object({
    contrast: z.number().meta({ description: 'WCAG 2.2 contrast ratio, 1 to 21, not rounded' }),
    level: z.enum(['Fail', 'AA Large', 'AA', 'AAA']),
    wcagAA: z.boolean().meta({ description: 'At least 4.5' }),
    wcagAALarge: z.boolean().meta({ description: 'At least 3' }),
    wcagAAA: z.boolean().meta({ description: 'At least 7' }),
    color1: HexOutput.meta({ description: 'The foreground' }),
    color2: HexOutput.meta({ description: 'The background' }),
  })
  .meta({
    id: 'ContrastAnswer',
    examples: contrastAnswerExamples,
  });

/** The body as a caller writes it. */
export type ContrastRequest = z.input<typeof ContrastRequest>;

export type ContrastAnswer = z.infer<typeof ContrastAnswer>;
