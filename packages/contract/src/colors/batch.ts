import { z } from 'zod';
import { ErrorBody } from '../common/errors.ts';
import { LIMITS } from '../common/limits.ts';
import batchAnswerExamples from '../examples/batch-answer.json' with { type: 'json' };
import batchRequestExamples from '../examples/batch-request.json' with { type: 'json' };
import {
  GenerateAnswer,
  GenerateRequest,
  MoodAnswer,
  MoodParams,
} from '../palettes/palette-generation.ts';
import { ThemeAnswer } from '../themes/theme.ts';
import { CreateThemeRequest } from '../themes/theme-request.ts';
import { NamesAnswer, NamesQuery } from './color-names.ts';
import { ScaleAnswer, ScaleQuery } from './color-scales.ts';
import { ContrastAnswer, ContrastRequest } from './contrast.ts';
import { ContrastFixAnswer, ContrastFixQuery } from './contrast-fix.ts';
import { MatrixAnswer, MatrixQuery } from './contrast-matrix.ts';
import { ConvertAnswer, ConvertRequest } from './convert.ts';
import { HarmoniesAnswer, HarmoniesRequest } from './harmonies.ts';
import { GradientAnswer, GradientQuery, MixAnswer, MixQuery } from './mixing.ts';
import { VisionAnswer, VisionQuery } from './vision.ts';

/** The calls of a batch: what each takes, in its body, query or path, and what it returns. */
export const BATCH = {
  convert: { input: ConvertRequest, answer: ConvertAnswer },
  names: { input: NamesQuery, answer: NamesAnswer },
  scale: { input: ScaleQuery, answer: ScaleAnswer },
  harmonies: { input: HarmoniesRequest, answer: HarmoniesAnswer },
  contrast: { input: ContrastRequest, answer: ContrastAnswer },
  fix: { input: ContrastFixQuery, answer: ContrastFixAnswer },
  matrix: { input: MatrixQuery, answer: MatrixAnswer },
  vision: { input: VisionQuery, answer: VisionAnswer },
  mix: { input: MixQuery, answer: MixAnswer },
  gradient: { input: GradientQuery, answer: GradientAnswer },
  generate: { input: GenerateRequest, answer: GenerateAnswer },
  mood: { input: MoodParams, answer: MoodAnswer },
  theme: { input: CreateThemeRequest, answer: ThemeAnswer },
} as const;

export type BatchOperation = keyof typeof BATCH;

const OPERATIONS = Object.keys(BATCH) as [BatchOperation, ...BatchOperation[]];

/** One call of a batch. Its errors are answered in its place and do not affect the other calls. */
export const BatchEntry = z.object({
  operation: z.enum(OPERATIONS).meta({ description: 'The call, by its name in the path.' }),
  input: z.unknown().optional().meta({
    type: 'object',
    description: 'The fields of its body, query or path. Omit it for a call without any.',
  }),
});

const { $schema: _, ...entry } = z.toJSONSchema(BatchEntry, { io: 'input' });
const { max } = LIMITS.batchEntries;

export const BatchRequest = z
  .object({
    requests: z
      .array(z.unknown())
      .min(1)
      .meta({
        description: `At most ${max}. Each counts as one request.`,
        items: entry,
        maxItems: max,
      }),
  })
  .meta({
    id: 'BatchRequest',
    examples: batchRequestExamples,
  });

const answers = Object.values(BATCH).map(({ answer }) => answer);

export const BatchAnswer = z
  .object({
    answers: z
      .array(
        z.object({
          status: z.int().meta({
            description: 'The status that the single call would return, such as 200 or 400.',
          }),
          body: z.union([...answers, ErrorBody]),
        }),
      )
      .meta({ description: 'One result for each request, in the same order.' }),
  })
  .meta({
    id: 'BatchAnswer',
    examples: batchAnswerExamples,
  });

/** The body as a caller writes it. */
export type BatchRequest = { requests: readonly BatchCall[] };

type BatchCall = {
  [Name in BatchOperation]: { operation: Name; input: z.input<(typeof BATCH)[Name]['input']> };
}[BatchOperation];

export type BatchAnswer = z.infer<typeof BatchAnswer>;
