import {
  ACCENT_FAMILIES,
  type Family,
  type NoteCode,
  type RoleName,
  rolesOf,
  STATUS_FAMILIES,
} from '@swatchwork/theme';

/** The families of a theme with as many brand colors as there may be. */
export const THEME_FAMILIES = [
  'neutral',
  'brand',
  ...ACCENT_FAMILIES,
  ...STATUS_FAMILIES,
] as const satisfies readonly Family[];

/** The roles of such a theme; there are some, which a zod enum requires in the type. */
export const THEME_ROLES = THEME_FAMILIES.flatMap((family) => rolesOf(family)) as [
  RoleName,
  ...RoleName[],
];

/** What each note says. */
export const THEME_NOTES: Record<NoteCode, string> = {
  'brand-mapped': 'a brand color is outside sRGB, and the nearest sRGB color is used',
  'ground-mapped': 'a page color is outside sRGB, and the nearest sRGB color is used',
  'brands-alike': 'two brand colors are hard to tell apart',
  'brand-cannot-serve': 'a brand color does not pass in a role, and another color is used',
  'brand-hides':
    'a brand color is hardly visible on a background, and another solid color is used unless `solids` is `exact`',
  'dark-words': 'text on a solid color is dark, because white is readable only as large text',
  'status-near-brand': 'a status color is close to a brand color',
  'role-overridden': 'a color was requested for a role',
};
