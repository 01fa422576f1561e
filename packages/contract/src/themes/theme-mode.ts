import { MODE_KINDS, PAIR_KINDS } from '@swatchwork/theme';
import { z } from 'zod';

import { HexOutput, HexWithAlpha } from '../common/hex.ts';
import { LIMITS } from '../common/limits.ts';
import { Ratio } from '../common/numbers.ts';
import addModeAnswerExamples from '../examples/add-mode-answer.json' with { type: 'json' };
import addModeRequestExamples from '../examples/add-mode-request.json' with { type: 'json' };
import { FileCoverage } from './coverage.ts';
import { RepairThemeRequest } from './theme-repair.ts';

const { themeHeld, checkedName } = LIMITS;
const { files, pairs, recognize, target } = RepairThemeRequest.shape;

const KIND_MESSAGE = `must be ${MODE_KINDS.slice(0, -1).join(', ')} or ${MODE_KINDS.at(-1)}`;
const FIXED_MESSAGE = `must have at most ${themeHeld.max} names of tokens with a CSS color each`;

export const AddModeRequest = z
  .object({
    kind: z.enum(MODE_KINDS, KIND_MESSAGE).meta({ description: 'The mode to add, or to fill.' }),
    files: files.meta({
      description:
        'The existing theme: style sheets with custom properties (such as those of shadcn/ui and Tailwind 4), or design tokens (DTCG, Figma variables) with or without a resolver. A Tailwind 3 config and a DESIGN.md have no place for a mode.',
    }),
    pairs,
    recognize,
    target,
    base: z.string().min(1).max(checkedName).exactOptional().meta({
      description:
        'The mode of the files from which it is made, by its name; found by its colors by default.',
    }),
    way: z.string().min(1).max(checkedName).exactOptional().meta({
      description:
        'How style sheets choose the mode: `media`, `light-dark`, a class such as `.dark` or an attribute such as `[data-theme="dark"]`. By default as the files choose other modes.',
    }),
    fixed: z
      .record(z.string().min(1).max(checkedName), z.string().max(checkedName), FIXED_MESSAGE)
      .refine((fixed) => Object.keys(fixed).length <= themeHeld.max, FIXED_MESSAGE)
      .exactOptional()
      .meta({
        description:
          'CSS colors of the new mode that you choose, by token, such as `{"--card": "#101820"}`; the rest follows.',
      }),
  })
  .meta({ id: 'AddModeRequest', examples: addModeRequestExamples });

export const AddModeAnswer = z
  .object({
    kind: z.enum(MODE_KINDS),
    contexts: z
      .array(z.string())
      .meta({ description: 'The modes of this kind in the written files.' }),
    bases: z.array(z.string()).meta({ description: 'The modes that they were made from.' }),
    values: z.array(
      z
        .object({
          file: z.string(),
          line: z.int().meta({ description: 'In the written file.' }),
          token: z.string(),
          context: z.string().meta({ description: 'The mode in which the value applies.' }),
          fromHex: HexWithAlpha.meta({ description: 'What the token shows without the value.' }),
          toHex: HexWithAlpha.meta({ description: 'What it shows with the value.' }),
          written: z.string().meta({ description: 'As written in the file.' }),
          reason: z.string(),
        })
        .meta({ id: 'AddedThemeValue' }),
    ),
    computed: z.array(z.string()).meta({
      description: 'Tokens that are computed from others and follow them.',
    }),
    kept: z.array(z.string()).meta({
      description: 'Palette colors that other tokens refer to; they stay.',
    }),
    unrecognized: z.array(z.string()).meta({
      description: 'Tokens with names that are not recognized; they keep their relation to others.',
    }),
    impossible: z.array(
      z
        .object({
          foreground: z.string(),
          background: z.string(),
          context: z.string(),
          best: Ratio.meta({ description: 'The highest contrast ratio that was found.' }),
          wanted: z.number(),
          reason: z.string(),
        })
        .meta({ id: 'ImpossiblePairInMode' }),
    ),
    pairs: z
      .array(
        z
          .object({
            id: z.string(),
            foreground: z.string(),
            background: z.string(),
            kind: z.enum(PAIR_KINDS).optional(),
            by: z.string(),
            why: z.string(),
            contexts: z.record(
              z.string(),
              z
                .object({
                  foreground: HexOutput,
                  background: HexOutput,
                  ratio: Ratio,
                  minimum: z.number(),
                  passes: z.boolean(),
                  worst: z.string().optional(),
                })
                .meta({ id: 'PairInMode' }),
            ),
          })
          .meta({ id: 'PairOfMode' }),
      )
      .meta({
        description: 'All pairs in these modes, read from the written files.',
      }),
    failed: z.int().meta({ description: 'Number of pairs that fail in at least one of them.' }),
    coverage: FileCoverage,
    files: files.meta({ description: 'All files, with nothing but additions, and the new ones.' }),
    added: z.array(z.string()).meta({ description: 'The names of new files.' }),
    notes: z.array(z.string()).meta({ description: 'What was not read or checked.' }),
  })
  .meta({ id: 'AddModeAnswer', examples: addModeAnswerExamples });

/** The body as a caller writes it. */
export type AddModeRequest = z.input<typeof AddModeRequest>;

export type AddModeAnswer = z.infer<typeof AddModeAnswer>;
