import { VISION_TYPES } from '@swatchwork/color';
import { z } from 'zod';
import { HexOutput } from '../common/hex.ts';
import { LIMITS } from '../common/limits.ts';
import { numberFrom } from '../common/numbers.ts';
import visionAnswerExamples from '../examples/vision-answer.json' with { type: 'json' };
import { colorList } from './color-list.ts';

const Type = z.enum(VISION_TYPES).meta({
  description:
    'Weak or missing red (`protan`), green (`deutan`) or blue cones (`tritan`), or no color vision (`achromat`).',
});

const severity = numberFrom(LIMITS.percent);

export const VisionQuery = z
  .object({
    colors: colorList(LIMITS.visionColors),
    type: Type,
    severity: severity.default(100).meta({
      description: 'Percent: 0 is normal vision, 100 means that the cones are missing.',
    }),
  })
  .meta({ examples: [{ colors: 'd00000-00a000', type: 'deutan', severity: 100 }] });

export const VisionAnswer = z
  .object({
    type: Type,
    severity: z.number(),
    colors: z.array(
      z.object({
        hex: HexOutput,
        seen: HexOutput.meta({ description: 'How the color may look with this vision.' }),
      }),
    ),
  })
  .meta({
    id: 'VisionAnswer',
    examples: visionAnswerExamples,
  });

/** The query as a caller writes it. */
export type VisionQuery = z.input<typeof VisionQuery>;

export type VisionAnswer = z.infer<typeof VisionAnswer>;
