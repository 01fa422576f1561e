import {
  CONTRAST_TARGETS,
  CONTRAST_USES,
  LEAST_DISTANCE,
  OBSTACLES,
  VISIONS,
  WCAG,
} from '@swatchwork/color';
import { z } from 'zod';

import { CssColorOutput } from '../common/css-color.ts';
import { HexOutput } from '../common/hex.ts';
import { LIMITS } from '../common/limits.ts';
import { listFrom } from '../common/lists.ts';
import checkPaletteAnswerExamples from '../examples/check-palette-answer.json' with {
  type: 'json',
};
import { PaletteColorInput } from './palette-color.ts';

const { min, max } = LIMITS.checkedColors;
const TARGET_MESSAGE = `must be one of ${CONTRAST_TARGETS.join(', ')}`;
const PLACES_MESSAGE = `must have at most ${max} positions`;
const PLACE_MESSAGE = `must be a position from 1 to ${max}`;

const OPAQUE_MESSAGE =
  'must be an opaque color: the visible color of a translucent one depends on its background';

const Target = z.literal(CONTRAST_TARGETS, TARGET_MESSAGE);

export const CheckPaletteRequest = z
  .object({
    colors: listFrom(PaletteColorInput, { min, max }, 'colors').meta({
      description:
        'Opaque colors. A color may repeat. A color that a hex cannot hold is measured exactly.',
    }),
    target: Target.default(WCAG.aa).meta({
      description: 'The target contrast: 3 for large text, 4.5 (AA) or 7 (AAA).',
    }),
    locked: z
      .array(z.int(PLACE_MESSAGE).min(1, PLACE_MESSAGE).max(max, PLACE_MESSAGE))
      .max(max, PLACES_MESSAGE)
      .default([])
      .meta({ description: 'Positions of colors that must not change, counted from 1.' }),
  })
  .superRefine(({ colors, locked }, { addIssue }) => {
    const message = `must be the position of a color, from 1 to ${colors.length}`;
    colors.forEach((color, index) => {
      if (!('hex' in color)) return;
      const field = color.alpha === undefined ? 'css' : 'alpha';
      const { alpha = color.css?.alpha ?? 1 } = color;
      const path = ['colors', index, field];
      if (alpha < 1) addIssue({ code: 'custom', path, message: OPAQUE_MESSAGE });
    });
    locked.forEach((place, index) => {
      if (place > colors.length) addIssue({ code: 'custom', path: ['locked', index], message });
    });
  })
  .meta({
    id: 'CheckPaletteRequest',
    examples: [{ colors: ['#D00000', '#00A000'], target: 4.5, locked: [1] }],
  });

const Place = z.int().meta({ description: 'Position in the palette, counted from 1.' });
const Pair = z.array(Place).meta({ description: 'Positions of the two colors.' });
const Collides = z.array(z.enum(VISIONS)).meta({
  description: `Types of vision for which the two are less than ${LEAST_DISTANCE} apart.`,
});
const Contrast = z.number().meta({ description: 'WCAG 2.2 contrast ratio, 1 to 21, not rounded' });

const Change = z
  .object({
    place: Place,
    color: HexOutput,
    difference: z.number().meta({ description: 'ΔE OK from the current color.' }),
    contrast: Contrast,
    collides: Collides,
    breaks: z.array(Pair).meta({
      description:
        'Other pairs that would fall below the target or become too similar for another type of vision. Empty in a repair.',
    }),
  })
  .meta({ id: 'PaletteChange' });

/** Absent where nothing is wrong. */
const Proposal = z
  .object({
    changes: z.array(Change).meta({ description: 'Alternatives, the smallest change first.' }),
    obstacle: z.enum(OBSTACLES).optional().meta({
      description:
        'Why there are no alternatives: both colors are locked, changing only the unlocked color is not enough, or no change of one color is enough.',
    }),
  })
  .optional();

export const CheckPaletteAnswer = z
  .object({
    target: Target,
    leastDifference: z.number().meta({
      description: 'Two colors closer than this in ΔE OK are reported as too similar.',
    }),
    colors: z.array(
      z.object({
        hex: HexOutput,
        css: CssColorOutput.optional(),
        locked: z.boolean(),
        onWhite: Contrast,
        onBlack: Contrast,
      }),
    ),
    pairs: z
      .array(
        z.object({
          places: Pair,
          color1: HexOutput,
          color2: HexOutput,
          contrast: Contrast,
          meets: z.boolean().meta({ description: 'Whether the contrast reaches the target.' }),
          use: z.enum(CONTRAST_USES).meta({
            description:
              'What the pair is suitable for: any text, large text (24 px, or 18.66 px bold), icons and borders, or decoration only. Judged by AAA for a target of 7, otherwise by AA.',
          }),
          nonText: z
            .boolean()
            .meta({ description: 'At least 3, as needed for icons and borders.' }),
          differences: z
            .object({
              normal: z.number(),
              protan: z.number(),
              deutan: z.number(),
              tritan: z.number(),
            })
            .meta({ description: 'ΔE OK between the two for each type of vision.' }),
          collides: Collides,
          fix: Proposal.meta({
            description: 'Replacement sRGB colors with which the pair meets the target.',
          }),
          repair: Proposal.meta({
            description:
              'Replacement sRGB colors of another lightness with which the two can be told apart.',
          }),
        }),
      )
      .meta({
        description:
          'Each pair once: the first color with every later one, then the second, and so on.',
      }),
  })
  .meta({
    id: 'CheckPaletteAnswer',
    examples: checkPaletteAnswerExamples,
  });

/** The body as a caller writes it. */
export type CheckPaletteRequest = z.input<typeof CheckPaletteRequest>;

export type CheckPaletteAnswer = z.infer<typeof CheckPaletteAnswer>;
