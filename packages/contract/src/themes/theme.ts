import { z } from 'zod';

import { HexOutput } from '../common/hex.ts';
import themeAnswerExamples from '../examples/theme-answer.json' with { type: 'json' };
import {
  Distance,
  FamilyName,
  list,
  Minimum,
  Mode,
  Note,
  Pair,
  Ratio,
  Role,
  RoleColor,
  Scale,
  Target,
  Vision,
} from './theme-parts.ts';

export const ThemeAnswer = z
  .object({
    version: z.int().meta({ description: 'Increases when the same input gives different colors.' }),
    target: Target,
    brands: list(
      z.object({
        family: FamilyName,
        name: z.string(),
        input: z.string().meta({ description: 'The color as sent.' }),
        hex: HexOutput.meta({ description: 'Its exact value, or the nearest sRGB color.' }),
        step: z.string().meta({ description: 'The step of the tonal scale that holds it.' }),
      }),
    ).meta({ description: 'The primary color comes first.' }),
    scales: z
      .partialRecord(FamilyName, Scale)
      .optional()
      .meta({ description: 'Scales by color family.' }),
    modes: z
      .record(
        Mode,
        z.object({
          scheme: z.enum(['light', 'dark']),
          target: Target,
          roles: z.partialRecord(Role, RoleColor).meta({ description: 'Colors by role.' }),
        }),
      )
      .optional()
      .meta({ description: 'Light, dark and high contrast, each with the colors of its roles.' }),
    pairs: list(Pair).optional().meta({
      description: 'Each pair that the theme guarantees, with its contrast in each mode.',
    }),
    separations: list(
      z.object({
        mode: Mode,
        first: Role,
        second: Role,
        vision: Vision,
        distance: Distance,
        minimum: z.number().meta({ description: 'The declared minimum distance.' }),
        passes: z.boolean(),
      }),
    )
      .optional()
      .meta({
        description:
          'What can be told apart in each mode: status colors and the primary brand color for every type of vision, solid colors from backgrounds, and links from visited ones.',
      }),
    overrides: list(
      z.object({
        mode: Mode,
        role: Role,
        input: z.string(),
        hex: HexOutput,
        breaks: list(z.string()).meta({ description: 'Ids of the pairs that fail because of it.' }),
        repair: HexOutput.optional().meta({
          description: 'The nearest color of the same hue with which all pairs of the role pass.',
        }),
      }),
    ).meta({ description: 'The requested colors for roles.' }),
    unmet: list(
      z.object({
        pair: z.string(),
        mode: Mode,
        ratio: Ratio,
        minimum: Minimum,
        reason: z.enum(['override', 'no-room']).meta({
          description:
            '`override`: because of a requested color. `no-room`: no color reaches the minimum.',
        }),
        best: z.number().meta({
          description: 'The highest ratio that any color has on this background.',
        }),
      }),
    ).meta({ description: 'Pairs that fail. Empty unless no color can meet the request.' }),
    notes: list(Note).meta({ description: 'What was decided or changed, and why.' }),
  })
  .meta({
    id: 'ThemeAnswer',
    examples: themeAnswerExamples,
  });

export type ThemeAnswer = z.infer<typeof ThemeAnswer>;
