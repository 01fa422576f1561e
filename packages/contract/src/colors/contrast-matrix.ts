import { z } from 'zod';
import { HexOutput } from '../common/hex.ts';
import { LIMITS } from '../common/limits.ts';
import matrixAnswerExamples from '../examples/matrix-answer.json' with { type: 'json' };
import { colorList } from './color-list.ts';
import { ContrastAnswer } from './contrast.ts';

export const MatrixQuery = z
  .object({ colors: colorList(LIMITS.matrixColors) })
  .meta({ examples: [{ colors: '1a2b3c-ffffff-fbbf24' }] });

const { contrast, level } = ContrastAnswer.shape;

export const MatrixAnswer = z
  .object({
    colors: z.array(HexOutput),
    pairs: z.array(z.object({ color1: HexOutput, color2: HexOutput, contrast, level })).meta({
      description:
        'Each pair once, as order does not matter: the first color with every later one, then the second, and so on.',
    }),
  })
  .meta({
    id: 'MatrixAnswer',
    examples: matrixAnswerExamples,
  });

/** The query as a caller writes it. */
export type MatrixQuery = z.input<typeof MatrixQuery>;

export type MatrixAnswer = z.infer<typeof MatrixAnswer>;
