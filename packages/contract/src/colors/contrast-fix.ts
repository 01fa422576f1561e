import { WCAG } from '@swatchwork/color';
import { z } from 'zod';

import { HexInput, HexOutput } from '../common/hex.ts';
import { LIMITS } from '../common/limits.ts';
import { numberFrom } from '../common/numbers.ts';
import contrastFixAnswerExamples from '../examples/contrast-fix-answer.json' with { type: 'json' };

export const ContrastFixQuery = z
  .object({
    text: HexInput,
    background: HexInput,
    ratio: numberFrom(LIMITS.contrastRatio).default(WCAG.aa).meta({
      description: 'The target WCAG contrast: 3 for large text, 4.5 (AA) or 7 (AAA).',
    }),
    change: z.enum(['text', 'background', 'both']).default('text').meta({
      description: 'Which of the two colors may change.',
    }),
  })
  .meta({
    examples: [{ text: '94a3b8', background: 'ffffff', ratio: 4.5, change: 'text' }],
  });

export const ContrastFixAnswer = z
  .object({
    text: HexOutput,
    background: HexOutput,
    contrast: z
      .number()
      .meta({ description: 'WCAG contrast ratio of the two, 1 to 21, not rounded.' }),
    passes: z.boolean().meta({
      description:
        'Whether they reach the ratio. False if no color can; then black or white comes closest.',
    }),
    distance: z.number().meta({
      description: 'ΔE OK from the colors that were sent; 0 if they already pass.',
    }),
  })
  .meta({
    id: 'ContrastFixAnswer',
    examples: contrastFixAnswerExamples,
  });

/** The query as a caller writes it. */
export type ContrastFixQuery = z.input<typeof ContrastFixQuery>;

export type ContrastFixAnswer = z.infer<typeof ContrastFixAnswer>;
