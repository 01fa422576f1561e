import {
  type NoteCode,
  PAIR_KINDS,
  SEPARATION_VISIONS,
  STATUS_FAMILIES,
  THEME_MODES,
  THEME_TARGETS,
} from '@swatchwork/theme';
import { z } from 'zod';

import { HexOutput } from '../common/hex.ts';
import { hasPrimary, NO_PRIMARY, THEME_INPUT } from './theme-input.ts';
import { THEME_FAMILIES, THEME_NOTES, THEME_ROLES } from './theme-names.ts';

/** The long parts of a theme, of which a caller may ask for some. */
export const THEME_PARTS = ['scales', 'modes', 'pairs', 'separations'] as const;

const PARTS_MESSAGE = `must only hold ${THEME_PARTS.join(', ')}, each once`;

export const CreateThemeRequest = z
  .object({
    ...THEME_INPUT,
    parts: z
      .array(z.enum(THEME_PARTS, PARTS_MESSAGE))
      .max(THEME_PARTS.length, PARTS_MESSAGE)
      .optional()
      .meta({
        description:
          'Which of the long parts the answer holds; all if nothing is given, which makes 100 kB of JSON and more. For a short answer ask for `modes` (the roles), or for none: `[]`.',
      }),
  })
  .refine(hasPrimary, NO_PRIMARY)
  .meta({
    id: 'CreateThemeRequest',
    examples: [
      {
        brands: [{ color: '#0A66C2', name: 'Ocean' }],
        neutral: 'pure',
        target: 'AA',
        overrides: { light: { 'on-inverse': '#777777' } },
        parts: [],
      },
    ],
  });

const Mode = z.enum(THEME_MODES).meta({ id: 'ThemeMode' });
const Target = z.enum(THEME_TARGETS).meta({ id: 'ThemeTarget' });
const FamilyName = z.enum(THEME_FAMILIES).meta({ id: 'ThemeFamily' });
const Role = z.enum(THEME_ROLES).meta({ id: 'ThemeRole' });
const Status = z.enum(STATUS_FAMILIES).meta({ id: 'ThemeStatus' });
const Ratio = z.number().meta({ description: 'WCAG 2.2 contrast ratio, 1 to 21, not rounded' });
const Minimum = z.number().meta({ description: 'The least ratio.' });
const Distance = z.number().meta({ description: 'ΔE OK; 0 for equal colors.' });

/** Nobody writes to the lists of a theme. */
const list = <Entry extends z.ZodType>(entry: Entry) => z.array(entry).readonly();

const Color = {
  hex: HexOutput.meta({ description: 'The color of which the contrasts are proven.' }),
  alpha: z.string().optional().meta({
    description: '`#RRGGBBAA` that gives `hex` over the ground of its mode, where it is of use.',
  }),
  p3: z.string().optional().meta({
    description: '`color(display-p3 …)` of the same contrasts, where a wider screen gains by it.',
  }),
};

const Step = z
  .object({ step: z.string().meta({ description: 'Such as `600`, or `9` of twelve.' }), ...Color })
  .meta({ id: 'ThemeStep' });

const Scale = z
  .object({
    family: FamilyName,
    name: z.string().meta({ description: 'The name that was given, else that of the family.' }),
    seed: HexOutput.meta({ description: 'The brand color, or that from which the others come.' }),
    tonal: list(Step).meta({ description: 'Light to dark, the same in every mode.' }),
    twelve: z.record(Mode, list(Step)).meta({
      description:
        'Twelve steps for each mode: 1 and 2 grounds, 3 to 5 tints, 6 to 8 lines, 9 and 10 solid, 11 and 12 text.',
    }),
  })
  .meta({ id: 'ThemeScale' });

const RoleColor = z
  .object({
    ...Color,
    from: z
      .object({ family: FamilyName, scale: z.enum(['tonal', 'twelve']), step: z.string() })
      .optional()
      .meta({ description: 'The step that has exactly this color.' }),
  })
  .meta({ id: 'ThemeRoleColor' });

const Pair = z
  .object({
    id: z.string().meta({ description: 'The two roles, such as `text/surface`.' }),
    foreground: Role,
    background: Role,
    over: list(Role).optional().meta({
      description:
        'The grounds over which the pair holds as well, if the background is translucent.',
    }),
    kind: z.enum(PAIR_KINDS),
    minimum: z.record(Target, z.number()).meta({ description: 'The least ratio at each target.' }),
    modes: z.record(
      Mode,
      z.object({
        ratio: Ratio,
        worst: Role.optional().meta({ description: 'The ground on which the ratio is least.' }),
        minimum: Minimum,
        passes: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'ThemePair' });

/** The fields of every kind of note; a note has those of its own kind. */
const Note = z
  .object({
    code: z.enum(Object.keys(THEME_NOTES) as [NoteCode, ...NoteCode[]]).meta({
      description: `${Object.entries(THEME_NOTES)
        .map(([code, meaning]) => `\`${code}\`: ${meaning}`)
        .join('; ')}.`,
    }),
    text: z.string().meta({ description: 'One sentence for a person.' }),
    mode: Mode.optional(),
    family: FamilyName.optional(),
    other: FamilyName.optional(),
    status: Status.optional(),
    role: Role.optional(),
    against: Role.optional(),
    input: z.string().optional(),
    brand: HexOutput.optional(),
    hex: HexOutput.optional().meta({ description: 'The color that stands there now.' }),
    ratio: Ratio.optional(),
    minimum: Minimum.optional(),
    distance: Distance.optional(),
    breaks: z.int().optional().meta({ description: 'How many pairs fail by it.' }),
  })
  .meta({ id: 'ThemeNote' });

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
    examples: [
      {
        version: 1,
        target: 'AA',
        brands: [{ family: 'brand', name: 'Ocean', input: '#0A66C2', hex: '#0A66C2', step: '600' }],
        overrides: [
          {
            mode: 'light',
            role: 'on-inverse',
            input: '#777777',
            hex: '#777777',
            breaks: ['on-inverse/inverse'],
            repair: '#878787',
          },
        ],
        unmet: [
          {
            pair: 'on-inverse/inverse',
            mode: 'light',
            ratio: 3.6384390100943333,
            minimum: 4.5,
            reason: 'override',
            best: 16.29325535858735,
          },
        ],
        notes: [
          {
            code: 'brand-cannot-serve',
            text: '#0A66C2 reaches 4.17:1 with brand-tint-active in light, and 4.5:1 is needed: brand-text is #0E60B6.',
            mode: 'light',
            family: 'brand',
            role: 'brand-text',
            against: 'brand-tint-active',
            brand: '#0A66C2',
            hex: '#0E60B6',
            ratio: 4.178103886195965,
            minimum: 4.5,
          },
          {
            code: 'brand-cannot-serve',
            text: '#0A66C2 reaches 1.71:1 with brand-tint-active in dark, and 4.5:1 is needed: brand-text is #86BBFF.',
            mode: 'dark',
            family: 'brand',
            role: 'brand-text',
            against: 'brand-tint-active',
            brand: '#0A66C2',
            hex: '#86BBFF',
            ratio: 1.7148440000614664,
            minimum: 4.5,
          },
          {
            code: 'brand-cannot-serve',
            text: '#0A66C2 reaches 1.71:1 with brand-tint-active in dark, and 3:1 is needed: brand-border-strong is #5C93D6.',
            mode: 'dark',
            family: 'brand',
            role: 'brand-border-strong',
            against: 'brand-tint-active',
            brand: '#0A66C2',
            hex: '#5C93D6',
            ratio: 1.7148440000614664,
            minimum: 3,
          },
          {
            code: 'brand-cannot-serve',
            text: '#0A66C2 reaches 4.17:1 with brand-tint-active in high-contrast, and 7:1 is needed: brand-text is #004386.',
            mode: 'high-contrast',
            family: 'brand',
            role: 'brand-text',
            against: 'brand-tint-active',
            brand: '#0A66C2',
            hex: '#004386',
            ratio: 4.178596525551172,
            minimum: 7,
          },
          {
            code: 'brand-cannot-serve',
            text: '#0A66C2 reaches 5.68:1 with brand-on-solid in high-contrast, and 7:1 is needed: brand-solid is #0058AB.',
            mode: 'high-contrast',
            family: 'brand',
            role: 'brand-solid',
            against: 'brand-on-solid',
            brand: '#0A66C2',
            hex: '#0058AB',
            ratio: 5.6872610553266645,
            minimum: 7,
          },
          {
            code: 'role-overridden',
            text: 'on-inverse in light is #777777, as asked; 1 pair fails by it.',
            mode: 'light',
            role: 'on-inverse',
            hex: '#777777',
            breaks: 1,
          },
        ],
      },
    ],
  });

/** The body as a caller writes it. */
export type CreateThemeRequest = z.input<typeof CreateThemeRequest>;

export type ThemePart = (typeof THEME_PARTS)[number];

export type ThemeAnswer = z.infer<typeof ThemeAnswer>;
