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
import { PaletteColorInput } from './palette-color.ts';

const { min, max } = LIMITS.checkedColors;
const TARGET_MESSAGE = `must be one of ${CONTRAST_TARGETS.join(', ')}`;
const PLACES_MESSAGE = `must hold ${max} places at most`;
const PLACE_MESSAGE = `must be a place from 1 to ${max}`;

const OPAQUE_MESSAGE =
  'must be an opaque color: what is seen of another depends on what lies beneath it';

const Target = z.literal(CONTRAST_TARGETS, TARGET_MESSAGE);

export const CheckPaletteRequest = z
  .object({
    colors: listFrom(PaletteColorInput, { min, max }, 'colors').meta({
      description:
        'The palette, opaque colors. A color may repeat, and one of more than six digits is measured as what it is.',
    }),
    target: Target.default(WCAG.aa).meta({
      description: 'The contrast to reach: 3 for large text, 4.5 (AA) or 7 (AAA).',
    }),
    locked: z
      .array(z.int(PLACE_MESSAGE).min(1, PLACE_MESSAGE).max(max, PLACE_MESSAGE))
      .max(max, PLACES_MESSAGE)
      .default([])
      .meta({ description: 'Places of the colors that must not change; the first is 1.' }),
  })
  .superRefine(({ colors, locked }, { addIssue }) => {
    const message = `must be a place that has a color: from 1 to ${colors.length}`;
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

const Place = z.int().meta({ description: 'A place of the palette; the first is 1.' });
const Pair = z.array(Place).meta({ description: 'The places of the two colors.' });
const Collides = z
  .array(z.enum(VISIONS))
  .meta({ description: `Visions in which the two are less than ${LEAST_DISTANCE} apart.` });
const Contrast = z.number().meta({ description: 'WCAG 2.2 contrast ratio, 1 to 21, not rounded' });

const Change = z
  .object({
    place: Place,
    color: HexOutput,
    difference: z.number().meta({ description: 'ΔE OK from the present color.' }),
    contrast: Contrast,
    collides: Collides,
    breaks: z.array(Pair).meta({
      description:
        'Other pairs that would fall below the target, or collide in one more vision. Empty in each repair.',
    }),
  })
  .meta({ id: 'PaletteChange' });

/** Absent where nothing is wrong. */
const Proposal = z
  .object({
    changes: z.array(Change).meta({ description: 'To choose from; the smallest comes first.' }),
    obstacle: z.enum(OBSTACLES).optional().meta({
      description:
        'Why there is nothing to choose from: both colors are locked; the one that is free cannot do it alone; or no change of one color can.',
    }),
  })
  .optional();

export const CheckPaletteAnswer = z
  .object({
    target: Target,
    leastDifference: z.number().meta({
      description: 'ΔE OK under which two colors collide.',
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
              'What the pair is good for: any text, large text only (24 px, or 18.66 px in bold), icons and borders only, decoration only; by AAA at a target of 7, else by AA.',
          }),
          nonText: z.boolean().meta({ description: 'At least 3, for icons and borders.' }),
          differences: z
            .object({
              normal: z.number(),
              protan: z.number(),
              deutan: z.number(),
              tritan: z.number(),
            })
            .meta({ description: 'ΔE OK of the two, as each vision sees them.' }),
          collides: Collides,
          fix: Proposal.meta({
            description: 'Other colors of sRGB with which the pair meets the target.',
          }),
          repair: Proposal.meta({
            description: 'Other lightnesses, in sRGB, with which the pair no longer collides.',
          }),
        }),
      )
      .meta({ description: 'Each pair once: the first color with all after it, then the second.' }),
  })
  .meta({
    id: 'CheckPaletteAnswer',
    examples: [
      {
        target: 4.5,
        leastDifference: 0.08,
        colors: [
          { hex: '#D00000', locked: true, onWhite: 5.703454049975011, onBlack: 3.681979343743816 },
          {
            hex: '#00A000',
            locked: false,
            onWhite: 3.4835562771193436,
            onBlack: 6.028322303254284,
          },
        ],
        pairs: [
          {
            places: [1, 2],
            color1: '#D00000',
            color2: '#00A000',
            contrast: 1.6372504407166824,
            meets: false,
            use: 'decoration',
            nonText: false,
            differences: {
              normal: 0.36575309439648596,
              protan: 0.23966179615277666,
              deutan: 0.056507717333755966,
              tritan: 0.30354039957442025,
            },
            collides: ['deutan'],
            fix: {
              changes: [
                {
                  place: 2,
                  color: '#84FF7B',
                  difference: 0.2883049526222045,
                  contrast: 4.500600692376692,
                  collides: [],
                  breaks: [],
                },
              ],
            },
            repair: {
              changes: [
                {
                  place: 2,
                  color: '#1CAA18',
                  difference: 0.03108658007662736,
                  contrast: 1.8502154341428594,
                  collides: [],
                  breaks: [],
                },
                {
                  place: 2,
                  color: '#007200',
                  difference: 0.14064971886076144,
                  contrast: 1.080733741728483,
                  collides: [],
                  breaks: [],
                },
              ],
            },
          },
        ],
      },
    ],
  });

/** The body as a caller writes it. */
export type CheckPaletteRequest = z.input<typeof CheckPaletteRequest>;

export type CheckPaletteAnswer = z.infer<typeof CheckPaletteAnswer>;
