import { z } from 'zod';

import { LIMITS } from '../common/limits.ts';
import { numberFrom } from '../common/numbers.ts';
import auditAnswerExamples from '../examples/audit-colors-answer.json' with { type: 'json' };
import auditRequestExamples from '../examples/audit-colors-request.json' with { type: 'json' };
import { list } from './theme-parts.ts';
import { RepairThemeRequest } from './theme-repair.ts';

const { files } = RepairThemeRequest.shape;
const { auditDistance, colorText } = LIMITS;

const Hex = z.string().meta({ description: '`#rrggbb`, or `#rrggbbaa` if translucent.' });
const Distance = z.number().meta({ description: 'ΔE OK; 0.02 is about just noticeable.' });
const Count = z.int();

export const AuditColorsRequest = z
  .object({
    files: files.meta({
      description:
        'Sources of one project with its theme: CSS, SCSS, Less, JS, TS, JSX, HTML, SVG, Vue; design tokens. Read as text and never executed.',
    }),
    near: numberFrom(auditDistance).exactOptional().meta({
      description:
        'Also propose merges of colors up to this ΔE OK, such as 0.02; none makes a passing pair fail.',
    }),
  })
  .meta({ id: 'AuditColorsRequest', examples: auditRequestExamples });

const Place = z
  .object({
    file: z.string(),
    line: Count,
    column: Count,
    offset: Count.meta({ description: 'In UTF-16 code units from the start of the file.' }),
    text: z.string().meta({ description: 'As written.' }),
  })
  .meta({ id: 'AuditedPlace' });

const Merge = z
  .object({
    use: z.string(),
    distance: Distance,
    contrasts: list(
      z
        .object({
          pair: z.string(),
          context: z.string(),
          before: z.number(),
          after: z.number(),
          minimum: z.number(),
        })
        .meta({ id: 'MergedContrast' }),
    ),
  })
  .meta({ id: 'ColorMerge' });

const Change = z
  .object({
    from: Hex.optional(), // Python takes it only so: it is a word of the language
    paints: z.string().meta({ description: 'Such as text, background or border.' }),
    use: z.string().nullable().meta({
      description: 'The token with this color in every mode; null if somebody has to choose.',
    }),
    options: list(z.string()),
    near: list(Merge).optional().meta({ description: 'Of a merge: what is near.' }),
    why: z.string(),
    places: list(Place),
  })
  .meta({ id: 'PlannedColorChange' });

const Cluster = z
  .object({
    hex: Hex,
    spellings: list(z.string()),
    paints: z.record(z.string(), Count),
    stray: Count.meta({ description: 'Places of this color that are no tokens.' }),
    definitions: Count,
    tokens: list(
      z
        .object({
          token: z.string(),
          contexts: list(z.string()),
          isEverywhere: z.boolean(),
          barred: z.string().optional(),
        })
        .meta({ id: 'TokenOfColor' }),
    ),
  })
  .meta({ id: 'AuditedColor' });

export const AuditColorsAnswer = z
  .object({
    summary: z
      .object({
        files: Count,
        places: Count,
        stray: Count,
        definitions: Count,
        leftAlone: Count,
        colors: Count,
        certain: Count,
        undecided: Count,
      })
      .meta({ id: 'AuditSummary' }),
    themes: list(
      z
        .object({
          folder: z.string(),
          files: list(z.string()),
          contexts: list(z.string()),
          tailwind4: z.boolean(),
          tokens: Count,
          barred: z.record(z.string(), z.string()),
          notes: list(z.string()),
        })
        .meta({ id: 'AuditedTheme' }),
    ),
    clusters: list(Cluster),
    customProperties: list(
      z
        .object({
          name: z.string(),
          fault: z.string(),
          places: list(z.object({ file: z.string(), line: Count })),
        })
        .meta({ id: 'CustomPropertyFault' }),
    ),
    notRead: list(z.object({ file: z.string(), reason: z.string() }).meta({ id: 'NotRead' })),
    plan: z
      .object({
        swatchwork: z.literal('audit plan'),
        version: z.literal(1),
        changes: list(Change),
      })
      .meta({ description: 'As a file for `swatchwork audit --plan FILE --write`.' }),
  })
  .meta({ id: 'AuditColorsAnswer', examples: auditAnswerExamples });

export const SuggestTokenRequest = z
  .object({
    color: z.string().min(1).max(colorText).meta({ description: 'Any CSS color.' }),
    files: files.meta({
      description: 'The theme: style sheets with custom properties, or design tokens.',
    }),
  })
  .meta({
    id: 'SuggestTokenRequest',
    examples: [
      {
        color: '#0a66c2',
        files: [{ name: 'theme.css', text: ':root { --brand: #0A66C2; --sea: #0a66c8 }' }],
      },
    ],
  });

export const SuggestTokenAnswer = z
  .object({
    hex: Hex,
    everywhere: list(z.string()).meta({ description: 'The tokens with this color in every mode.' }),
    nearest: z
      .object({ token: z.string(), distance: Distance })
      .nullable()
      .meta({ description: 'The token whose largest distance in any mode is least.' }),
    modes: z.record(
      z.string(),
      z
        .object({
          same: list(z.string()),
          near: list(z.object({ token: z.string(), hex: Hex, distance: Distance })),
        })
        .meta({ id: 'TokensOfMode' }),
    ),
    notes: list(z.string()),
  })
  .meta({
    id: 'SuggestTokenAnswer',
    examples: [
      {
        hex: '#0a66c2',
        everywhere: ['--brand'],
        nearest: { token: '--brand', distance: 0 },
        modes: {
          light: {
            same: ['--brand'],
            near: [{ token: '--sea', hex: '#0a66c8', distance: 0.009436425617173056 }],
          },
        },
        notes: [],
      },
    ],
  });

/** The body as a caller writes it. */
export type AuditColorsRequest = z.input<typeof AuditColorsRequest>;
export type AuditColorsAnswer = z.infer<typeof AuditColorsAnswer>;
export type SuggestTokenRequest = z.input<typeof SuggestTokenRequest>;
export type SuggestTokenAnswer = z.infer<typeof SuggestTokenAnswer>;
