import {
  ACCENT_FAMILIES,
  declarePairs,
  GROUND_ROLES,
  type PairKind,
  rolesOf,
  STATUS_FAMILIES,
} from '@swatchwork/theme';

import { SHADCN_ROLES } from '../themes/shadcn.ts';

/** A pair of names that a system of names knows. */
export interface KnownPair {
  readonly foreground: string;
  readonly background: string;
  readonly kind: PairKind;
  /** A clause that says where the pair is seen. */
  readonly why: string;
  /** Whether it is seen in a part of the page, whose ground is not known. */
  readonly isInside?: boolean;
  /** Whether it is asked in place of what the library says of its foreground. */
  readonly isInstead?: boolean;
}

/** The names that people know from one library. */
export interface NamingSystem {
  readonly label: string;
  /** All of its names, also those of which no contrast is asked. */
  readonly names: ReadonlySet<string>;
  readonly pairs: readonly KnownPair[];
  /** What may lie beneath translucent backgrounds. */
  readonly grounds: readonly string[];
}

const FAMILIES = ['brand', ...ACCENT_FAMILIES, ...STATUS_FAMILIES] as const;

/** The semantic roles of our own writers, and what they write translucent. */
function ownSystem(): NamingSystem {
  const roles = (['neutral', ...FAMILIES] as const).flatMap((family) => rolesOf(family));
  const why = 'Swatchwork themes guarantee it';
  return {
    label: 'Swatchwork',
    names: new Set([...roles, ...roles.map((role) => `${role}-alpha`)]),
    pairs: declarePairs(FAMILIES).flatMap(({ foreground, background, kind, over }) => [
      { foreground, background, kind, why },
      ...(over ? [{ foreground, background: `${background}-alpha`, kind, why }] : []),
    ]),
    grounds: GROUND_ROLES,
  };
}

const crossed = (
  foregrounds: readonly string[],
  backgrounds: readonly string[],
  kind: PairKind,
  why: string,
): KnownPair[] =>
  foregrounds.flatMap((foreground) =>
    backgrounds.map((background) => ({ foreground, background, kind, why })),
  );

/**
 * What components of shadcn/ui draw on what. Lines (`border`) and the colors of charts separate and
 * tell apart; no pair of them is asked.
 *
 * @see https://ui.shadcn.com/docs/theming
 */
function shadcnSystem(): NamingSystem {
  const charts = Array.from({ length: 5 }, (_, i) => `chart-${i + 1}`);
  const names = [...Object.keys(SHADCN_ROLES), ...charts, 'sidebar-background'];
  const grounds = ['background', 'card', 'popover'];
  const partners = names
    .filter((name) => name.endsWith('-foreground'))
    .map((foreground) => ({
      foreground,
      background: foreground.replace(/-foreground$/, ''),
      kind: 'text' as const,
      why: 'components put one on the other',
    }));
  const sidebars = ['sidebar', 'sidebar-background'];
  return {
    label: 'shadcn/ui',
    names: new Set(names),
    pairs: [
      ...crossed(['foreground'], ['background'], 'text', 'the text of the page'),
      ...partners.filter(({ background }) => background !== 'sidebar'),
      ...crossed(['sidebar-foreground'], sidebars, 'text', 'the text of the sidebar'),
      ...crossed(['muted-foreground'], grounds, 'text', 'descriptions and hints use it'),
      ...crossed(['destructive'], grounds, 'text', 'error messages use it'),
      ...crossed(['ring'], grounds, 'non-text', 'the keyboard focus ring'),
      ...crossed(['input'], ['background', 'card'], 'non-text', 'the border of an input field'),
      ...crossed(['sidebar-ring'], sidebars, 'non-text', 'the keyboard focus ring'),
    ],
    grounds: [...grounds, ...sidebars],
  };
}

const SURFACES = [
  'surface',
  'surface-dim',
  'surface-bright',
  ...['-lowest', '-low', '', '-high', '-highest'].map((level) => `surface-container${level}`),
];

/** @see https://m3.material.io/styles/color/roles */
function materialSystem(): NamingSystem {
  const on = (name: string, background = name): KnownPair => ({
    foreground: `on-${name}`,
    background,
    kind: 'text',
    why: 'components put one on the other',
  });
  const keys = ['primary', 'secondary', 'tertiary'];
  const text = 'the text of every surface';
  const pairs = [
    ...[...keys, 'error'].flatMap((key) => [on(key), on(`${key}-container`)]),
    ...keys.flatMap((key) =>
      [`${key}-fixed`, `${key}-fixed-dim`].flatMap((fixed) => [
        on(`${key}-fixed`, fixed),
        on(`${key}-fixed-variant`, fixed),
      ]),
    ),
    on('background'),
    ...crossed(
      ['on-surface', 'on-surface-variant'],
      [...SURFACES, 'surface-variant'],
      'text',
      text,
    ),
    ...crossed(['outline'], ['surface'], 'non-text', 'the border of an input field'),
    ...crossed(
      ['inverse-on-surface', 'inverse-primary'],
      ['inverse-surface'],
      'text',
      'snack bars',
    ),
  ];
  const unpaired = ['outline-variant', 'surface-tint', 'shadow', 'scrim'];
  return {
    label: 'Material 3',
    names: new Set([
      ...pairs.flatMap(({ foreground, background }) => [foreground, background]),
      ...unpaired,
    ]),
    pairs,
    grounds: ['background', ...SURFACES],
  };
}

const BOOTSTRAP_COLORS = 'primary secondary success danger warning info light dark'.split(' ');

/** @see https://getbootstrap.com/docs/5.3/customize/css-variables/ */
function bootstrapSystem(): NamingSystem {
  const texts = ['body-color', 'secondary-color', 'emphasis-color'];
  const links = ['link', 'link-hover-color', 'heading', 'code-color', 'tertiary-color'];
  const grounds = ['body-bg', 'secondary-bg', 'tertiary-bg'];
  const forms = ['form-valid-color', 'form-invalid-color'];
  const pairs = [
    ...crossed(texts, grounds, 'text', 'the text of the page'),
    ...crossed([...links, ...forms], ['body-bg'], 'text', 'the text of the page'),
    ...crossed(['highlight-color'], ['highlight-bg'], 'text', 'marked text'),
    ...BOOTSTRAP_COLORS.flatMap((color) =>
      crossed([`${color}-text-emphasis`], [`${color}-bg-subtle`], 'text', 'the text of alerts'),
    ),
  ];
  const lines = ['border', 'border-translucent', 'focus-ring-color'];
  const palette =
    'white black blue indigo purple pink red orange yellow green teal cyan gray gray-dark';
  return {
    label: 'Bootstrap',
    names: new Set([
      ...pairs.flatMap(({ foreground, background }) => [foreground, background]),
      ...BOOTSTRAP_COLORS.flatMap((color) => [color, `${color}-border-subtle`]),
      ...lines,
      ...palette.split(' '),
    ]),
    pairs,
    grounds,
  };
}

/** In the order in which they are preferred where a file has as many names of several. */
export const NAMING_SYSTEMS: readonly NamingSystem[] = [
  shadcnSystem(),
  ownSystem(),
  materialSystem(),
  bootstrapSystem(),
];
