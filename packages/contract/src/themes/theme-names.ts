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
  'brand-mapped': 'a brand color lies outside sRGB, and the nearest inside stands for it',
  'ground-mapped': 'the color of a page lies outside sRGB, and the nearest inside is the page',
  'brands-alike': 'two brand colors are hard to tell apart',
  'brand-cannot-serve': 'a brand color fails in a role, and another serves',
  'brand-hides': 'a brand color can hardly be told from a ground, and another is the solid there',
  'status-near-brand': 'a status color is close to a brand color',
  'role-overridden': 'a color was asked for a role',
};
