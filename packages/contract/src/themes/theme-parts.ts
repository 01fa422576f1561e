import {
  type NoteCode,
  PAIR_KINDS,
  STATUS_FAMILIES,
  THEME_MODES,
  THEME_TARGETS,
} from '@swatchwork/theme';
import { z } from 'zod';

import { HexOutput } from '../common/hex.ts';
import { THEME_FAMILIES, THEME_NOTES, THEME_ROLES } from './theme-names.ts';

export const Mode = z.enum(THEME_MODES).meta({ id: 'ThemeMode' });
export const Target = z.enum(THEME_TARGETS).meta({ id: 'ThemeTarget' });
export const FamilyName = z.enum(THEME_FAMILIES).meta({ id: 'ThemeFamily' });
export const Role = z.enum(THEME_ROLES).meta({ id: 'ThemeRole' });
const Status = z.enum(STATUS_FAMILIES).meta({ id: 'ThemeStatus' });
export const Ratio = z
  .number()
  .meta({ description: 'WCAG 2.2 contrast ratio, 1 to 21, not rounded' });
export const Minimum = z.number().meta({ description: 'The least ratio.' });
export const Distance = z.number().meta({ description: 'ΔE OK; 0 for equal colors.' });

/** Nobody writes to the lists of a theme. */
export const list = <Entry extends z.ZodType>(entry: Entry) => z.array(entry).readonly();

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

export const Scale = z
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

export const RoleColor = z
  .object({
    ...Color,
    from: z
      .object({ family: FamilyName, scale: z.enum(['tonal', 'twelve']), step: z.string() })
      .optional()
      .meta({ description: 'The step that has exactly this color.' }),
  })
  .meta({ id: 'ThemeRoleColor' });

export const Pair = z
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
export const Note = z
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
