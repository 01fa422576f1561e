import { GROUND_CHOICES, PAIR_KINDS, THEME_TARGETS } from '@swatchwork/theme';
import { z } from 'zod';

import { HexOutput, HexWithAlpha } from '../common/hex.ts';
import { LIMITS } from '../common/limits.ts';
import { numberFrom, Ratio } from '../common/numbers.ts';
import repairThemeAnswerExamples from '../examples/repair-theme-answer.json' with { type: 'json' };
import repairThemeRequestExamples from '../examples/repair-theme-request.json' with {
  type: 'json',
};
import { FileCoverage } from './coverage.ts';

const { themeFiles, themeHeld, checkedPairs, checkedGrounds, checkedName } = LIMITS;

const FILES_MESSAGE = `must have ${themeFiles.min} to ${themeFiles.max} files, each with a name of 1 to ${themeFiles.name} characters, and together at most ${themeFiles.length} characters`;
const PAIRS_MESSAGE = `must have at most ${checkedPairs.max} pairs`;
const OVER_MESSAGE = `must have ${checkedGrounds.min} to ${checkedGrounds.max} names`;
const HELD_MESSAGE = `must have at most ${themeHeld.max} names and colors`;

const Token = z.string().min(1).max(checkedName);

const File = z
  .object({
    name: z.string(FILES_MESSAGE).min(1, FILES_MESSAGE).max(themeFiles.name, FILES_MESSAGE),
    text: z.string(FILES_MESSAGE),
  })
  .meta({ id: 'RepairThemeFile' });

export const RepairThemeRequest = z
  .object({
    files: z
      .array(File, FILES_MESSAGE)
      .min(themeFiles.min, FILES_MESSAGE)
      .max(themeFiles.max, FILES_MESSAGE)
      .refine(
        (files) => files.reduce((sum, { text }) => sum + text.length, 0) <= themeFiles.length,
        FILES_MESSAGE,
      )
      .refine((files) => new Set(files.map(({ name }) => name)).size === files.length, {
        message: 'must have files of different names',
      })
      .meta({
        description:
          'The existing theme: style sheets with custom properties (such as those of shadcn/ui and Tailwind 4) and rules, design tokens (DTCG) with or without a resolver, a DESIGN.md, or one Tailwind 3 config, which is read as text and never executed. Later style sheets override earlier ones.',
      }),
    pairs: z
      .array(
        z.object({
          foreground: Token,
          background: Token,
          minimum: numberFrom(LIMITS.contrastRatio).exactOptional().meta({
            description: 'The minimum ratio; by default that of text.',
          }),
          over: z
            .array(Token, OVER_MESSAGE)
            .min(checkedGrounds.min, OVER_MESSAGE)
            .max(checkedGrounds.max, OVER_MESSAGE)
            .exactOptional()
            .meta({ description: 'Tokens that may be underneath a translucent background.' }),
        }),
        PAIRS_MESSAGE,
      )
      .max(checkedPairs.max, PAIRS_MESSAGE)
      .exactOptional()
      .meta({
        description: 'Additional pairs, by names of tokens such as `--ink` or `color.text.muted`.',
      }),
    recognize: z.boolean().exactOptional().meta({
      description:
        'Whether to recognize pairs by name (those of shadcn/ui, Material 3, Bootstrap, Radix and Swatchwork themes; `x-foreground`, `on-x` and `x-text` on `x`) and by rules that set a color and a background; true by default.',
    }),
    held: z.array(Token, HELD_MESSAGE).max(themeHeld.max, HELD_MESSAGE).exactOptional().meta({
      description:
        'What must not change, such as brand colors: names of tokens, or CSS colors of tokens, such as `#0A66C2`. Pairs that fail because of this are in `unmet` with the reason `held`.',
    }),
    grounds: z.enum(GROUND_CHOICES).exactOptional().meta({
      description:
        'Whether backgrounds may become much lighter or darker. By default those without much color move at most 0.05 in OKLCH lightness and others ΔE OK 0.2, and pairs that need more are in `unmet` with the reason `ground`. With both, light backgrounds stay light and dark ones dark.',
    }),
    target: z.enum(THEME_TARGETS).exactOptional().meta({
      description: 'AA by default. High-contrast contexts always have to reach AAA.',
    }),
  })
  .meta({
    id: 'RepairThemeRequest',
    examples: repairThemeRequestExamples,
  });

const RepairedPairInContext = z
  .object({
    foreground: HexOutput.meta({
      description: 'The visible color on the background with the lowest contrast.',
    }),
    background: HexOutput.meta({
      description: 'The visible color on the background with the lowest contrast.',
    }),
    ratio: Ratio,
    minimum: z.number(),
    passes: z.boolean(),
    worst: z.string().optional().meta({
      description: 'The token underneath a translucent background with the lowest ratio.',
    }),
    repaired: z
      .object({ foreground: HexOutput, background: HexOutput, ratio: Ratio })
      .meta({ description: 'The same in the repaired files.' }),
  })
  .meta({ id: 'RepairedPairInContext' });

export const RepairThemeAnswer = z
  .object({
    contexts: z.array(z.string()).meta({
      description:
        'The combinations of modes in the files, such as `light` and `dark`; the default one first.',
    }),
    coverage: FileCoverage.meta({
      description: 'What was read and checked, and what was not.',
    }),
    failed: z.int().meta({
      description: 'Number of pairs that fail in at least one context before the repair.',
    }),
    left: z.int().meta({ description: 'Number of pairs that still fail in the repaired files.' }),
    fewest: z.boolean().meta({
      description:
        'Whether it is proven that no smaller number of changes makes all of these pairs pass.',
    }),
    changes: z.array(
      z
        .object({
          file: z.string(),
          line: z.int(),
          token: z.string().meta({ description: 'The token that is declared there.' }),
          contexts: z
            .array(z.string())
            .meta({ description: 'The contexts in which this value applies.' }),
          fromHex: HexWithAlpha,
          toHex: HexWithAlpha,
          before: z.string().meta({ description: 'As written in the file.' }),
          after: z.string(),
          distance: z.number().meta({ description: 'ΔE OK between the two, as opaque colors.' }),
          mends: z
            .array(z.string())
            .meta({ description: 'Pairs that failed with the former value.' }),
        })
        .meta({ id: 'ThemeValueChange' }),
    ),
    unmet: z.array(
      z
        .object({
          pair: z.string(),
          context: z.string(),
          ratio: Ratio,
          minimum: z.number(),
          reason: z.enum(['held', 'ground', 'computed', 'no-room']).meta({
            description:
              '`held`: one color must not change, and no other value of the second color passes; `ground`: only a much lighter or darker background would do, see `grounds`; `computed`: one color is computed from others, and neither replacing it nor changing the second color helps; `no-room`: no color was found that passes without another pair failing.',
          }),
          against: z.array(z.object({ pair: z.string(), context: z.string() })).meta({
            description: 'Up to three pairs of the same color that would fail if this one passed.',
          }),
        })
        .meta({ id: 'UnmetPairInContext' }),
    ),
    pairs: z.array(
      z.object({
        id: z.string(),
        foreground: z.string(),
        background: z.string(),
        kind: z.enum(PAIR_KINDS).optional(),
        by: z.string().meta({
          description:
            'Where the names come from, such as `shadcn/ui`; `rule` for a color and a background of the same selector, `asked` for pairs of the request.',
        }),
        why: z.string(),
        contexts: z
          .record(z.string(), RepairedPairInContext)
          .meta({ description: 'Results by context.' }),
      }),
    ),
    unpaired: z.array(z.string()).meta({
      description: 'Known tokens that are in no pair, such as borders and steps of scales.',
    }),
    unknown: z.array(z.string()).meta({
      description: 'Tokens with names that are not recognized. Use `pairs` to check them.',
    }),
    files: z.array(File).meta({
      description: 'The files with only these values replaced.',
    }),
    notes: z
      .array(z.string())
      .meta({ description: 'What was not read or checked, as sentences for people.' }),
  })
  .meta({
    id: 'RepairThemeAnswer',
    examples: repairThemeAnswerExamples,
  });

/** The body as a caller writes it. */
export type RepairThemeRequest = z.input<typeof RepairThemeRequest>;

export type RepairThemeAnswer = z.infer<typeof RepairThemeAnswer>;
