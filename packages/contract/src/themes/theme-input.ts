import { parseColor } from '@swatchwork/color';
import { THEME_MODES, THEME_SOLIDS, THEME_TARGETS, THEME_VISIONS } from '@swatchwork/theme';
import { z } from 'zod';

import { LIMITS } from '../common/limits.ts';
import { listFrom } from '../common/lists.ts';
import { THEME_ROLES } from './theme-names.ts';

const { themeBrands, themeSteps, themeOverrides } = LIMITS;

const COLOR_MESSAGE = 'must be an opaque CSS color, such as #0A66C2, oklch(0.52 0.15 255) or teal';
const BRAND_MESSAGE = `${COLOR_MESSAGE}, or an object with such a color and a name`;
const NAME = /^[A-Za-z][A-Za-z0-9_-]{0,39}$/;
const NAME_MESSAGE =
  'must be 1 to 40 letters, digits, hyphens and underscores, starting with a letter';
const NEUTRAL_MESSAGE =
  'must be brand, pure, or an opaque CSS color to take the hue from, such as #0A66C2';
const PRIMARY_MESSAGE = 'must be the index of a brand color, starting with 0';
const STEPS_MESSAGE = `must be a whole number from ${themeSteps.min} to ${themeSteps.max}`;

const isOpaque = (text: string): boolean => parseColor(text)?.alpha === 1;

const OpaqueColor = z
  .string(COLOR_MESSAGE)
  .max(LIMITS.colorText, COLOR_MESSAGE)
  .refine(isOpaque, COLOR_MESSAGE);

const Brand = z.union(
  [
    OpaqueColor,
    z.object({
      color: OpaqueColor,
      name: z.string(NAME_MESSAGE).regex(NAME, NAME_MESSAGE).exactOptional(),
    }),
  ],
  { error: BRAND_MESSAGE },
);

/** Says of an object what it may hold, and what it holds besides. */
const onlyHolds = (allowed: string) => ({
  error: ({ code, keys }: { code: string; keys?: string[] }) =>
    code === 'unrecognized_keys'
      ? `must only contain ${allowed}, not ${JSON.stringify(keys?.[0]?.slice(0, KEY_LENGTH))}`
      : undefined,
});

const KEY_LENGTH = 80; // enough to recognize a name

/** Modes of other names are refused: what was written for them would be lost. */
const byMode = <Schema extends z.ZodType>(schema: Schema) =>
  z.partialRecord(z.enum(THEME_MODES), schema, onlyHolds(THEME_MODES.join(', ')));

const Overrides = byMode(
  z.partialRecord(
    z.enum(THEME_ROLES),
    OpaqueColor,
    onlyHolds('roles of a theme, such as text or brand-solid'),
  ),
);

/** What a theme is made from; the requests for a theme and for its file hold it. */
export const THEME_INPUT = {
  brands: listFrom(Brand, themeBrands, 'colors').meta({
    description:
      'The brand colors, the primary one first unless `primary` says otherwise. Each is an opaque CSS color, or an object with the color and the name of its scale. Each appears unchanged as a step of its scale.',
  }),
  primary: z
    .int(PRIMARY_MESSAGE)
    .min(0, PRIMARY_MESSAGE)
    .max(themeBrands.max - 1, PRIMARY_MESSAGE)
    .exactOptional()
    .meta({
      description: 'Index of the primary brand color; 0 by default.',
    }),
  neutral: z
    .string(NEUTRAL_MESSAGE)
    .max(LIMITS.colorText, NEUTRAL_MESSAGE)
    .refine((text) => ['brand', 'pure'].includes(text) || isOpaque(text), NEUTRAL_MESSAGE)
    .exactOptional()
    .meta({
      description:
        'The tint of the neutral colors: the hue of the primary brand color (`brand`, the default), none (`pure`), or the hue of a given color.',
    }),
  grounds: byMode(OpaqueColor).exactOptional().meta({
    description: 'The page color of each mode. A dark color makes a dark mode.',
  }),
  target: z.enum(THEME_TARGETS).exactOptional().meta({
    description:
      'The WCAG 2.2 level that every declared pair reaches; AA by default. High contrast always reaches AAA.',
  }),
  solids: z.enum(THEME_SOLIDS).exactOptional().meta({
    description:
      'The solid color of buttons. `auto` (the default): the brand color; a slightly darker one where white text is then readable; a lighter or darker one in a mode where it would hardly be visible on the page. `exact`: the brand color wherever text is readable on it. `white-words`: as `auto`, but as dark as white text needs wherever its contrast is at least 3. The brand color itself is step 9 of its scale in every mode.',
  }),
  vision: z.enum(THEME_VISIONS).exactOptional().meta({
    description:
      'The color vision that status and chart colors are chosen for. `every` (the default): they differ in every vision. `protan-deutan`, `tritan`: they differ still more in that one, for a mode that people with a color vision deficiency choose.',
  }),
  steps: z
    .int(STEPS_MESSAGE)
    .min(themeSteps.min, STEPS_MESSAGE)
    .max(themeSteps.max, STEPS_MESSAGE)
    .exactOptional()
    .meta({ description: 'Number of steps in each tonal scale; 11 (50 to 950) by default.' }),
  overrides: Overrides.refine(
    (modes) => countOf(modes) <= themeOverrides.max,
    `must have at most ${themeOverrides.max} colors`,
  )
    .exactOptional()
    .meta({
      description:
        'Colors to use for individual roles, by mode and role, even if pairs then fail. The response lists the pairs that fail, and the nearest color that passes.',
    }),
};

const countOf = (modes: Record<string, object | undefined>): number =>
  Object.values(modes).reduce((sum, roles) => sum + Object.keys(roles ?? {}).length, 0);

type Places = { brands: readonly unknown[]; primary?: number };

/** For the requests: `primary` is the place of a color that is there. */
export const hasPrimary = ({ brands, primary = 0 }: Places): boolean =>
  primary < Math.max(brands.length, 1);

export const NO_PRIMARY = { path: ['primary'], message: PRIMARY_MESSAGE };
