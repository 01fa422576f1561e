import { NAME_LISTS } from '@swatchwork/color';
import { z } from 'zod';

import { HexInput, HexOutput } from '../common/hex.ts';
import { LIMITS } from '../common/limits.ts';
import { wholeNumberFrom } from '../common/numbers.ts';
import namesAnswerExamples from '../examples/names-answer.json' with { type: 'json' };

const List = z.enum(NAME_LISTS).meta({
  description:
    '`basic`: 15 names; `css`: the 139 named colors of CSS; `all`: about 5,000 common color names.',
});

export const NamesQuery = z
  .object({
    hex: HexInput,
    list: List.default('all'),
    limit: wholeNumberFrom(LIMITS.names)
      .default(LIMITS.names.default)
      .meta({ description: 'The maximum number of names.' }),
  })
  .meta({ examples: [{ hex: '3b82f6', list: 'css', limit: 2 }] });

export const NamesAnswer = z
  .object({
    hex: HexOutput.meta({ description: 'The requested color.' }),
    list: List,
    names: z
      .array(
        z.object({
          name: z.string(),
          hex: HexOutput.meta({ description: 'The color with this name.' }),
          distance: z.number().meta({
            description:
              'Distance to it in ΔE OK: 0 means equal; differences are visible from about 0.02.',
          }),
        }),
      )
      .meta({ description: 'Nearest first.' }),
  })
  .meta({
    id: 'NamesAnswer',
    examples: namesAnswerExamples,
  });

/** The query as a caller writes it. */
export type NamesQuery = z.input<typeof NamesQuery>;

export type NamesAnswer = z.infer<typeof NamesAnswer>;
