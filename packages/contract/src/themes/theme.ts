import { SEPARATION_VISIONS } from '@swatchwork/theme';
import { z } from 'zod';

import { HexOutput } from '../common/hex.ts';
import { THEME_EXAMPLE } from './theme-example.ts';
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
} from './theme-parts.ts';

export const ThemeAnswer = z
  .object({
    version: z.int().meta({ description: 'Raised when the same input gives other colors.' }),
    target: Target,
    brands: list(
      z.object({
        family: FamilyName,
        name: z.string(),
        input: z.string().meta({ description: 'The text that was sent.' }),
        hex: HexOutput.meta({ description: 'Its exact bytes, or the nearest color of sRGB.' }),
        step: z.string().meta({ description: 'The step of the tonal scale that has it.' }),
      }),
    ).meta({ description: 'The primary one first.' }),
    scales: z.partialRecord(FamilyName, Scale).optional().meta({ description: 'By family.' }),
    modes: z
      .record(
        Mode,
        z.object({
          scheme: z.enum(['light', 'dark']),
          target: Target,
          roles: z.partialRecord(Role, RoleColor).meta({ description: 'By role.' }),
        }),
      )
      .optional()
      .meta({ description: 'Light, dark and high contrast, each with the colors of its roles.' }),
    pairs: list(Pair).optional().meta({
      description: 'Each pair that the theme promises, and how it fares in each mode.',
    }),
    separations: list(
      z.object({
        mode: Mode,
        first: Role,
        second: Role,
        vision: z.enum(SEPARATION_VISIONS).meta({
          description: 'The vision in which the two are nearest.',
        }),
        distance: Distance,
        minimum: z.number().meta({ description: 'The least distance that is declared.' }),
        passes: z.boolean(),
      }),
    )
      .optional()
      .meta({
        description:
          'What can be told apart, in each mode: status colors in every vision, solids from grounds.',
      }),
    overrides: list(
      z.object({
        mode: Mode,
        role: Role,
        input: z.string(),
        hex: HexOutput,
        breaks: list(z.string()).meta({ description: 'The ids of pairs that fail by it.' }),
        repair: HexOutput.optional().meta({
          description: 'The nearest color of its hue with which all pairs of the role pass.',
        }),
      }),
    ).meta({ description: 'The colors that were asked for roles.' }),
    unmet: list(
      z.object({
        pair: z.string(),
        mode: Mode,
        ratio: Ratio,
        minimum: Minimum,
        reason: z.enum(['override', 'no-room']).meta({
          description:
            '`override`: by a color that was asked for a role. `no-room`: no color reaches the minimum there.',
        }),
        best: z.number().meta({
          description: 'The greatest ratio that any color has on this background.',
        }),
      }),
    ).meta({ description: 'Pairs that fail; none unless the impossible is asked for.' }),
    notes: list(Note).meta({ description: 'What was decided or moved, and why.' }),
  })
  .meta({
    id: 'ThemeAnswer',
    examples: [THEME_EXAMPLE],
  });

export type ThemeAnswer = z.infer<typeof ThemeAnswer>;
