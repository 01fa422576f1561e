import { CONDITION_IDS } from '@swatchwork/print/conditions';
import { z } from 'zod';

import { AlphaOutput, CssColorOutput } from '../common/css-color.ts';
import { HexOutput } from '../common/hex.ts';
import { LIMITS } from '../common/limits.ts';
import { listFrom } from '../common/lists.ts';
import matchPaletteAnswerExamples from '../examples/match-palette-answer.json' with {
  type: 'json',
};
import { PaletteColorInput } from './palette-color.ts';
import { Inks, WholeFileColor } from './palette-files.ts';

const { min, max, default: usual } = LIMITS.matches;
const COUNT_MESSAGE = `must be a whole number from ${min} to ${max}`;

export const MatchPaletteRequest = z
  .object({
    colors: listFrom(PaletteColorInput, LIMITS.matchedColors, 'colors').meta({
      description: 'The colors to find. Opacity is ignored.',
    }),
    book: z
      .object({
        name: z.string().max(LIMITS.fileColorName).default(''),
        colors: listFrom(WholeFileColor, { min: 1, max: LIMITS.fileColors.max }, 'colors').meta({
          description: 'At least one with a name; names tell the colors apart.',
        }),
      })
      .meta({
        description:
          'Named colors of your own, such as paints, threads or spot colors: the `palette` that `POST /palettes/import` reads from ASE, ACO, ACB, SOC, CSV or JSON, or a list of your own. It is not stored.',
      }),
    count: z
      .int(COUNT_MESSAGE)
      .min(min, COUNT_MESSAGE)
      .max(max, COUNT_MESSAGE)
      .default(usual)
      .meta({
        description: 'How many colors of the book to return for each color, the nearest first.',
      }),
    condition: z
      .enum(CONDITION_IDS)
      .exactOptional()
      .meta({
        description:
          'The print condition of colors that the book has as amounts of ink. Without one, the simple formula says what these look like.',
        examples: ['coated'],
      }),
  })
  .meta({
    id: 'MatchPaletteRequest',
    examples: [
      {
        colors: ['#3B82F6'],
        book: {
          name: 'Threads',
          colors: [
            { hex: '#4184DF', name: 'Cornflower', css: 'lab(54.2 1.5 -53.5)' },
            { hex: '#5DADE2', name: 'Sky' },
          ],
        },
      },
    ],
  });

const Lab = z
  .object({ l: z.number(), a: z.number(), b: z.number() })
  .meta({ description: 'CIE Lab under D50: as the book has it, otherwise adapted from D65.' });

const Match = z
  .object({
    name: z.string(),
    hex: HexOutput,
    css: CssColorOutput.optional(),
    inks: Inks.optional(),
    lab: Lab,
    distance: z.number().meta({
      description: 'ΔE2000, not rounded: 1 is about just noticeable, 100 is black to white.',
    }),
  })
  .meta({ id: 'BookMatch' });

export const MatchPaletteAnswer = z
  .object({
    book: z.object({
      name: z.string(),
      colors: z.int().meta({ description: 'How many were compared.' }),
    }),
    whitePoint: z.literal('D50').meta({ description: 'Of the Lab in which all are compared.' }),
    colors: z.array(
      z.object({
        hex: HexOutput,
        name: z.string().optional(),
        css: CssColorOutput.optional(),
        alpha: AlphaOutput.optional(),
        nearest: z.array(Match).meta({ description: 'The nearest first, then the runners-up.' }),
      }),
    ),
    notes: z.array(z.string()).meta({
      description:
        'How the colors of the book were measured, as far as it says, and what was left out, as sentences for people.',
    }),
  })
  .meta({ id: 'MatchPaletteAnswer', examples: matchPaletteAnswerExamples });

/** The body as a caller writes it. */
export type MatchPaletteRequest = z.input<typeof MatchPaletteRequest>;

export type MatchPaletteAnswer = z.infer<typeof MatchPaletteAnswer>;
