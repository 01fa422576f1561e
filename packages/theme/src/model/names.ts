/** What a theme is made for. High contrast serves `prefers-contrast: more`. */
export const THEME_MODES = ['light', 'dark', 'high-contrast'] as const;

export type ThemeMode = (typeof THEME_MODES)[number];

/** The level of WCAG 2.2 that every declared pair has to reach. High contrast always asks AAA. */
export const THEME_TARGETS = ['AA', 'AAA'] as const;

export type ThemeTarget = (typeof THEME_TARGETS)[number];

/** Whether a repair lets backgrounds become much lighter or darker. */
export const GROUND_CHOICES = ['keep', 'may-move'] as const;

export type GroundChoice = (typeof GROUND_CHOICES)[number];

/**
 * What becomes of a brand color as the ground of a button. `auto`: it stays exact unless it would
 * hardly be seen on the page of a mode, or a little darker bears white words. `exact`: it stays
 * wherever words can be read on it. `white-words`: as `auto`, but as much darker as white words need,
 * wherever they have 3:1 at least. The brand color itself stays step 9 of its scale in every mode.
 */
export const THEME_SOLIDS = ['auto', 'exact', 'white-words'] as const;

export type ThemeSolids = (typeof THEME_SOLIDS)[number];

/**
 * Whose color vision status and chart colors are chosen for: `every`, or still farther apart for people
 * who see red and green alike, or blue and green.
 */
export const THEME_VISIONS = ['every', 'protan-deutan', 'tritan'] as const;

export type ThemeVision = (typeof THEME_VISIONS)[number];

/** The most brand colors that a theme takes. */
export const BRAND_LIMIT = 8;

export const STATUS_FAMILIES = ['error', 'warning', 'success', 'info'] as const;

export type StatusFamily = (typeof STATUS_FAMILIES)[number];

/** The families of the brand colors after the primary one. */
export const ACCENT_FAMILIES = [
  'accent-1',
  'accent-2',
  'accent-3',
  'accent-4',
  'accent-5',
  'accent-6',
  'accent-7',
] as const;

export type AccentFamily = (typeof ACCENT_FAMILIES)[number];

/** The families of color that every theme has; `brand` is the primary brand color's. */
export type CoreFamily = 'neutral' | 'brand' | StatusFamily;

export type Family = CoreFamily | AccentFamily;

/** Colors of charts in their order, the primary brand color's first. */
export const CHART_ROLES = ['chart-1', 'chart-2', 'chart-3', 'chart-4', 'chart-5'] as const;

export type ChartRole = (typeof CHART_ROLES)[number];

/** What the neutral family does: the places on which things stand, and what is written there. */
export const NEUTRAL_ROLES = [
  /** The page. */
  'ground',
  /** A part of the page that is set apart, such as a side bar. */
  'ground-subtle',
  /** Cards and inputs. */
  'surface',
  /** Menus and dialogs, which lie above everything else. */
  'surface-raised',
  /** A row or a button without a color, as it rests, under the pointer, and pressed or chosen. */
  'fill',
  'fill-hover',
  'fill-active',
  /** A line that separates; decoration, so no contrast is asked of it. */
  'border',
  'border-hover',
  /** The edge by which an input or a button is known. */
  'border-strong',
  'text',
  'text-muted',
  /** What stands in an empty input. */
  'text-placeholder',
  /** A control that cannot be used, and its words. */
  'disabled',
  'text-disabled',
  /** A ground of the opposite lightness, such as a tooltip, its words, links and ring of focus. */
  'inverse',
  'on-inverse',
  'inverse-link',
  'inverse-focus',
  /** The ring around what has the keyboard's focus. */
  'focus',
  /** Behind selected text. */
  'selection',
  'on-selection',
  'link',
  'link-hover',
  'link-visited',
  ...CHART_ROLES,
] as const;

export type NeutralRole = (typeof NEUTRAL_ROLES)[number];

/** What each family of color does; the name of the role begins with the family's. */
export const FAMILY_ROLES = [
  /** A pale ground of the color, as it rests, under the pointer, and pressed or chosen. */
  'tint',
  'tint-hover',
  'tint-active',
  /** A line of the color; decoration. */
  'border',
  /** A line or an icon that must be seen. */
  'border-strong',
  /** What is known by its fill, as a checked box, a switch, a dot or a bar, on every ground. */
  'control',
  /** The strong ground of a button: the brand color itself wherever it can be. */
  'solid',
  'solid-hover',
  'solid-active',
  /** Words on the three solids. */
  'on-solid',
  /** Words of the color on every ground and on every tint of their family. */
  'text',
  'text-strong',
] as const;

export type FamilyRole = (typeof FAMILY_ROLES)[number];

/** The roles of every theme. */
export type CoreRole = NeutralRole | `${'brand' | StatusFamily}-${FamilyRole}`;

/** The roles that a theme has where it has so many brand colors. */
export type AccentRole = `${AccentFamily}-${FamilyRole}`;

export type RoleName = CoreRole | AccentRole;

/** Whatever may lie beneath a translucent tint. */
export const GROUND_ROLES = ['ground', 'ground-subtle', 'surface', 'surface-raised'] as const;

export type GroundRole = (typeof GROUND_ROLES)[number];
