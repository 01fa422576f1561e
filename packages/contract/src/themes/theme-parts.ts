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
import { THEME_FAMILIES, THEME_NOTES, THEME_ROLES } from './theme-names.ts';

export const Mode = z.enum(THEME_MODES).meta({ id: 'ThemeMode' });
export const Target = z.enum(THEME_TARGETS).meta({ id: 'ThemeTarget' });
export const FamilyName = z.enum(THEME_FAMILIES).meta({ id: 'ThemeFamily' });
export const Role = z.enum(THEME_ROLES).meta({ id: 'ThemeRole' });
const Status = z.enum(STATUS_FAMILIES).meta({ id: 'ThemeStatus' });
export const Ratio = z
  .number()
  .meta({ description: 'WCAG 2.2 contrast ratio, 1 to 21, not rounded' });
export const Minimum = z.number().meta({ description: 'The minimum ratio.' });
export const Vision = z.enum(SEPARATION_VISIONS).meta({
  id: 'ThemeVision',
  description: 'The type of vision for which the two colors are nearest.',
});
export const Distance = z.number().meta({ description: 'ΔE OK; 0 means equal.' });

/** Nobody writes to the lists of a theme. */
export const list = <Entry extends z.ZodType>(entry: Entry) => z.array(entry).readonly();

const Color = {
  hex: HexOutput.meta({ description: 'The color whose contrasts are guaranteed.' }),
  alpha: z.string().optional().meta({
    description:
      'The translucent `#RRGGBBAA` that looks like `hex` on the background of its mode, if useful.',
  }),
  p3: z.string().optional().meta({
    description: 'A more saturated `color(display-p3 …)` with the same contrasts, if there is one.',
  }),
};

const Step = z
  .object({
    step: z.string().meta({ description: 'Such as `600`, or `9` in scales of twelve.' }),
    ...Color,
  })
  .meta({ id: 'ThemeStep' });

export const Scale = z
  .object({
    family: FamilyName,
    name: z.string().meta({ description: 'The given name, or the name of the family.' }),
    seed: HexOutput.meta({
      description: 'The brand color, or the color that the scale starts from.',
    }),
    tonal: list(Step).meta({ description: 'Light to dark, equal in every mode.' }),
    twelve: z.record(Mode, list(Step)).meta({
      description:
        'Twelve steps for each mode: 1 and 2 for backgrounds, 3 to 5 for tints, 6 to 8 for borders, 9 and 10 for solid colors, 11 and 12 for text.',
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
        'If the background is translucent, the backgrounds underneath for which the pair passes too.',
    }),
    kind: z.enum(PAIR_KINDS),
    minimum: z
      .record(Target, z.number())
      .meta({ description: 'The minimum ratio for each target.' }),
    modes: z.record(
      Mode,
      z.object({
        ratio: Ratio,
        worst: Role.optional().meta({
          description: 'The background underneath with the lowest ratio.',
        }),
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
    text: z.string().meta({ description: 'One sentence for people.' }),
    mode: Mode.optional(),
    family: FamilyName.optional(),
    other: FamilyName.optional(),
    status: Status.optional(),
    role: Role.optional(),
    against: Role.optional(),
    input: z.string().optional(),
    brand: HexOutput.optional(),
    hex: HexOutput.optional().meta({ description: 'The color that is used now.' }),
    ratio: Ratio.optional(),
    minimum: Minimum.optional(),
    distance: Distance.optional(),
    vision: Vision.optional(),
    breaks: z.int().optional().meta({ description: 'Number of pairs that fail because of it.' }),
  })
  .meta({ id: 'ThemeNote' });
