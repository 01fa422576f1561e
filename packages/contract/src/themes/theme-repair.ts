import { PAIR_KINDS, THEME_TARGETS } from '@swatchwork/theme';
import { z } from 'zod';

import { HexOutput } from '../common/hex.ts';
import { LIMITS } from '../common/limits.ts';
import { numberFrom } from '../common/numbers.ts';
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
          'The theme as it is: style sheets with custom properties (such as those of shadcn/ui and of Tailwind 4), design tokens (DTCG) with or without a resolver, or one Tailwind 3 config, which is read as text and never run. Later style sheets win over earlier ones.',
      }),
    pairs: z
      .array(
        z.object({
          foreground: Token,
          background: Token,
          minimum: numberFrom(LIMITS.contrastRatio).exactOptional().meta({
            description: 'The least ratio; that of text if nothing is given.',
          }),
          over: z
            .array(Token, OVER_MESSAGE)
            .min(checkedGrounds.min, OVER_MESSAGE)
            .max(checkedGrounds.max, OVER_MESSAGE)
            .exactOptional()
            .meta({ description: 'What may lie beneath a translucent background.' }),
        }),
        PAIRS_MESSAGE,
      )
      .max(checkedPairs.max, PAIRS_MESSAGE)
      .exactOptional()
      .meta({
        description:
          'Pairs by the names of the tokens, such as `--ink` or `color.text.muted`, besides those that are recognized.',
      }),
    recognize: z.boolean().exactOptional().meta({
      description:
        'Whether names tell what is seen on what (those of shadcn/ui, Material 3, Radix and of themes made here; `x-foreground`, `on-x`, `x-text` on `x`); true if nothing is given.',
    }),
    held: z.array(Token, HELD_MESSAGE).max(themeHeld.max, HELD_MESSAGE).exactOptional().meta({
      description:
        'What must not change, such as a brand: names of tokens, or CSS colors that tokens show, like `#0A66C2`. What cannot pass because of it is in `unmet` with the reason `held`.',
    }),
    target: z.enum(THEME_TARGETS).exactOptional().meta({
      description: 'AA if nothing is given. Contexts of high contrast have to reach AAA always.',
    }),
  })
  .meta({
    id: 'RepairThemeRequest',
    examples: [
      {
        files: [
          {
            name: 'theme.css',
            text: ':root { --muted: #F5F5F5; --muted-foreground: #737373; }\n.dark { --muted: #262626; --muted-foreground: #A1A1A1; }\n',
          },
        ],
      },
    ],
  });

const Ratio = z.number().meta({ description: 'WCAG 2.2 contrast ratio, 1 to 21, not rounded' });

const RepairedPairInContext = z
  .object({
    foreground: HexOutput.meta({ description: 'As it is seen, on the worst ground.' }),
    background: HexOutput.meta({ description: 'As it is seen, on the worst ground.' }),
    ratio: Ratio,
    minimum: z.number(),
    passes: z.boolean(),
    worst: z.string().optional().meta({
      description: 'The token beneath a translucent background on which the ratio is least.',
    }),
    repaired: z
      .object({ foreground: HexOutput, background: HexOutput, ratio: Ratio })
      .meta({ description: 'The same in the repaired files.' }),
  })
  .meta({ id: 'RepairedPairInContext' });

const HexWithAlpha = z.string().meta({
  description: 'Upper-case hex; with two digits of alpha behind where it is translucent.',
});

export const RepairThemeAnswer = z
  .object({
    contexts: z.array(z.string()).meta({
      description:
        'The combinations of modes in which the files were read, such as `light` and `dark`; the usual one first.',
    }),
    coverage: FileCoverage.meta({
      description: 'What the verdict is about, and what was not read or judged.',
    }),
    failed: z.int().meta({ description: 'How many pairs fail in some context, as it is.' }),
    left: z.int().meta({ description: 'How many still do in the repaired files.' }),
    fewest: z.boolean().meta({
      description: 'Whether it is proven that fewer changes do not let all of these pairs pass.',
    }),
    changes: z.array(
      z
        .object({
          file: z.string(),
          line: z.int(),
          token: z.string().meta({ description: 'The token that is declared there.' }),
          contexts: z.array(z.string()).meta({ description: 'Where this value counts.' }),
          fromHex: HexWithAlpha,
          toHex: HexWithAlpha,
          before: z.string().meta({ description: 'As it stands in the file.' }),
          after: z.string(),
          distance: z.number().meta({ description: 'ΔE OK between the two as opaque colors.' }),
          mends: z
            .array(z.string())
            .meta({ description: 'Pairs that failed and show this value.' }),
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
          reason: z.enum(['held', 'computed', 'no-room']).meta({
            description:
              '`held`: a color of it is held, and the other finds no room beside it; `computed`: a color of it is computed from others, and neither a literal in its place nor the other color would do; `no-room`: no color was found with which it passes and no other pair falls.',
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
            'Whose names these are, such as `shadcn/ui`; `asked` for pairs of the request.',
        }),
        why: z.string(),
        contexts: z.record(z.string(), RepairedPairInContext).meta({ description: 'By context.' }),
      }),
    ),
    unpaired: z.array(z.string()).meta({
      description: 'Tokens that are known and in no pair, such as lines and steps of scales.',
    }),
    unknown: z.array(z.string()).meta({
      description: 'Tokens whose names say nothing: `pairs` can name their partners.',
    }),
    files: z.array(File).meta({
      description: 'The files with these values replaced, and every other character as it was.',
    }),
    notes: z
      .array(z.string())
      .meta({ description: 'What was not read or not judged, for people.' }),
  })
  .meta({
    id: 'RepairThemeAnswer',
    examples: [
      {
        contexts: ['light', 'dark'],
        pairs: [
          {
            id: '--muted-foreground/--muted',
            foreground: '--muted-foreground',
            background: '--muted',
            kind: 'text',
            by: 'convention',
            why: 'by their names the one on the other',
            contexts: {
              light: {
                foreground: '#737373',
                background: '#F5F5F5',
                ratio: 4.34923168556426,
                minimum: 4.5,
                passes: false,
                repaired: {
                  foreground: '#707070',
                  background: '#F5F5F5',
                  ratio: 4.542288769612194,
                },
              },
              dark: {
                foreground: '#A1A1A1',
                background: '#262626',
                ratio: 5.857398603056878,
                minimum: 4.5,
                passes: true,
                repaired: {
                  foreground: '#A1A1A1',
                  background: '#262626',
                  ratio: 5.857398603056878,
                },
              },
            },
          },
        ],
        coverage: {
          colors: 2,
          judged: 2,
          contexts: 2,
          alike: 0,
          unread: { count: 0, colors: 0, parts: [] },
          unjudged: { count: 0, pairs: [] },
          isWhole: true,
        },
        failed: 1,
        left: 0,
        unpaired: [],
        unknown: [],
        changes: [
          {
            file: 'theme.css',
            line: 1,
            token: '--muted-foreground',
            contexts: ['light'],
            fromHex: '#737373',
            toHex: '#707070',
            before: '#737373',
            after: '#707070',
            distance: 0.01035763176223703,
            mends: ['--muted-foreground/--muted'],
          },
        ],
        unmet: [],
        fewest: true,
        files: [
          {
            name: 'theme.css',
            text: ':root { --muted: #F5F5F5; --muted-foreground: #707070; }\n.dark { --muted: #262626; --muted-foreground: #A1A1A1; }\n',
          },
        ],
        notes: [],
      },
    ],
  });

/** The body as a caller writes it. */
export type RepairThemeRequest = z.input<typeof RepairThemeRequest>;

export type RepairThemeAnswer = z.infer<typeof RepairThemeAnswer>;
