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
const Text = z.string();

const named = <Shape extends z.ZodRawShape>(id: string, shape: Shape) =>
  z.object(shape).meta({ id });

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

const Place = named('AuditedPlace', {
  file: Text,
  line: Count,
  column: Count,
  offset: Count,
  text: Text,
});

const Contrast = {
  pair: Text,
  context: Text,
  before: z.number(),
  after: z.number(),
  minimum: z.number(),
};

const Merge = named('ColorMerge', {
  use: Text,
  distance: Distance,
  contrasts: list(named('MergedContrast', Contrast)),
});

const Change = named('PlannedColorChange', {
  from: Hex.optional(), // Python takes it only so: it is a word of the language
  paints: Text.meta({ description: 'Such as text, background or border.' }),
  use: Text.nullable().meta({
    description: 'The token with this color in every mode; null if somebody has to choose.',
  }),
  options: list(Text),
  near: list(Merge).optional().meta({ description: 'Of a merge: what is near.' }),
  why: Text,
  places: list(Place),
});

const Match = named('TokenOfColor', {
  token: Text,
  contexts: list(Text),
  isEverywhere: z.boolean(),
  barred: Text.optional(),
});

const Cluster = named('AuditedColor', {
  hex: Hex,
  spellings: list(Text),
  paints: z.record(Text, Count),
  stray: Count.meta({ description: 'Places of this color that are no tokens.' }),
  definitions: Count,
  tokens: list(Match),
});

const Theme = named('AuditedTheme', {
  folder: Text,
  files: list(Text),
  contexts: list(Text),
  tailwind4: z.boolean(),
  tokens: Count,
  barred: z.record(Text, Text),
  notes: list(Text),
});

const counts = { files: Count, places: Count, stray: Count, definitions: Count, leftAlone: Count };
const fault = { name: Text, fault: Text, places: list(z.object({ file: Text, line: Count })) };

export const AuditColorsAnswer = z
  .object({
    summary: named('AuditSummary', { ...counts, colors: Count, certain: Count, undecided: Count }),
    themes: list(Theme),
    clusters: list(Cluster),
    customProperties: list(named('CustomPropertyFault', fault)),
    notRead: list(named('NotRead', { file: Text, reason: Text })),
    plan: z
      .object({ swatchwork: z.literal('audit plan'), version: z.literal(1), changes: list(Change) })
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

const Near = z.object({ token: Text, hex: Hex, distance: Distance });

export const SuggestTokenAnswer = z
  .object({
    hex: Hex,
    everywhere: list(Text).meta({ description: 'The tokens with this color in every mode.' }),
    nearest: z.object({ token: Text, distance: Distance }).nullable().meta({
      description: 'The token whose largest distance in any mode is least.',
    }),
    modes: z.record(Text, named('TokensOfMode', { same: list(Text), near: list(Near) })),
    notes: list(Text),
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
