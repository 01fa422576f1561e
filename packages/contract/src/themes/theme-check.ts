import { THEME_TARGETS } from '@swatchwork/theme';
import { z } from 'zod';

import { HexOutput } from '../common/hex.ts';
import { LIMITS } from '../common/limits.ts';
import { listFrom } from '../common/lists.ts';
import { numberFrom } from '../common/numbers.ts';
import checkThemeAnswerExamples from '../examples/check-theme-answer.json' with { type: 'json' };
import checkThemeRequestExamples from '../examples/check-theme-request.json' with { type: 'json' };
import { Coverage } from './coverage.ts';

const { checkedModes, checkedNames, checkedPairs, checkedGrounds, checkedName } = LIMITS;

const MODES_MESSAGE = `must have ${checkedModes.min} to ${checkedModes.max} modes, each with ${checkedNames.min} to ${checkedNames.max} colors, by names of 1 to ${checkedName} characters`;
const COLOR_MESSAGE = 'must be a CSS color, such as #3B82F6, rgb(0 0 0 / 40%) or teal';
const PAIR_MESSAGE = `must be two names separated by a slash, such as text/surface, or a list of two names and optionally a ratio from ${LIMITS.contrastRatio.min} to ${LIMITS.contrastRatio.max}`;

const Name = z.string().min(1).max(checkedName);

const hasFrom =
  ({ min, max }: { min: number; max: number }) =>
  (object: object) => {
    const { length } = Object.keys(object);
    return length >= min && length <= max;
  };

const Colors = z
  .record(Name, z.string(COLOR_MESSAGE).max(LIMITS.colorText, COLOR_MESSAGE), {
    error: ({ code }) => (code === 'invalid_key' ? MODES_MESSAGE : undefined),
  })
  .refine(hasFrom(checkedNames), MODES_MESSAGE);

const PairToCheck = z.union(
  [
    z.string().max(2 * checkedName + 1),
    z.tuple([Name, Name, numberFrom(LIMITS.contrastRatio).optional()]),
  ],
  { error: PAIR_MESSAGE },
);

export const CheckThemeRequest = z
  .object({
    modes: z
      .record(Name, Colors, {
        error: ({ code }) => (code === 'invalid_key' ? MODES_MESSAGE : undefined),
      })
      .refine(hasFrom(checkedModes), MODES_MESSAGE)
      .meta({
        description:
          'The colors of each mode by name, such as roles or variables. Any CSS color is accepted, including translucent ones.',
      }),
    pairs: listFrom(PairToCheck, checkedPairs, 'pairs').exactOptional().meta({
      description:
        'Pairs to check, foreground first: two names such as `text/surface`, or `["ink", "paper", 7]` with a minimum ratio. By default pairs that a theme declares have their own minimum, all others that of text. Without `pairs`, every pair that a theme declares is checked if each mode has both roles.',
    }),
    grounds: listFrom(Name, checkedGrounds, 'names').exactOptional().meta({
      description:
        'Names of colors that may be underneath a translucent background; by default `ground`, `ground-subtle`, `surface` and `surface-raised`.',
    }),
    target: z.enum(THEME_TARGETS).exactOptional().meta({
      description: 'AA by default. A mode named `high-contrast` always has to reach AAA.',
    }),
  })
  .meta({
    id: 'CheckThemeRequest',
    examples: checkThemeRequestExamples,
  });

const CheckedPairInMode = z
  .object({
    foreground: HexOutput.meta({
      description: 'The visible color on the background with the lowest contrast.',
    }),
    background: HexOutput.meta({
      description: 'The visible color on the background with the lowest contrast.',
    }),
    ratio: z.number().meta({ description: 'WCAG 2.2 contrast ratio, 1 to 21, not rounded' }),
    minimum: z.number().meta({ description: 'The minimum ratio.' }),
    passes: z.boolean(),
    worst: z.string().optional().meta({
      description:
        'The color underneath a translucent background with the lowest ratio; absent if the background is opaque.',
    }),
    repair: z
      .object({
        name: z.string().meta({ description: 'The color to change in this mode.' }),
        hex: HexOutput.meta({ description: 'The new color, opaque and of the same hue.' }),
        distance: z.number().meta({ description: 'ΔE OK from the visible color.' }),
        servesAll: z.boolean().meta({
          description: 'Whether all pairs with this color then pass in this mode.',
        }),
      })
      .optional()
      .meta({
        description:
          'If the pair fails, the least visible change of one color that fixes it; a light background stays light and a dark one dark. Absent if no such change exists.',
      }),
  })
  .meta({ id: 'CheckedPairInMode' });

export const CheckThemeAnswer = z
  .object({
    passed: z.boolean().meta({ description: 'Whether every pair passes in every mode.' }),
    failed: z.int().meta({ description: 'Number of pairs that fail in at least one mode.' }),
    pairs: z.array(
      z.object({
        id: z.string(),
        foreground: z.string(),
        background: z.string(),
        modes: z.record(z.string(), CheckedPairInMode).meta({ description: 'Results by mode.' }),
      }),
    ),
    coverage: Coverage.meta({
      description: 'What was checked, and what was not.',
    }),
    notes: z.array(z.string()).meta({
      description: 'Which colors are outside sRGB, and which colors were checked instead.',
    }),
  })
  .meta({
    id: 'CheckThemeAnswer',
    examples: checkThemeAnswerExamples,
  });

/** The body as a caller writes it. */
export type CheckThemeRequest = z.input<typeof CheckThemeRequest>;

export type CheckThemeAnswer = z.infer<typeof CheckThemeAnswer>;
