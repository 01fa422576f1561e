import type { RoleName, Theme } from '@swatchwork/theme';

import { block, blocksOf, modeRules, OKLCH, p3Blocks, styleSheet } from './css-rules.ts';
import { byMode } from './theme-colors.ts';
import type { ThemeFileOptions, WrittenTheme } from './theme-file.ts';
import { unreadablePrimary } from './unreadable.ts';

/**
 * The role behind each variable of shadcn/ui. `destructive` is the text of errors, since components
 * write with it as well as fill with it; the page's ground is read on it.
 */
export const SHADCN_ROLES = {
  background: 'ground',
  foreground: 'text',
  card: 'surface',
  'card-foreground': 'text',
  popover: 'surface-raised',
  'popover-foreground': 'text',
  primary: 'brand-solid',
  'primary-foreground': 'brand-on-solid',
  secondary: 'fill',
  'secondary-foreground': 'text',
  muted: 'fill',
  'muted-foreground': 'text-muted',
  accent: 'fill-hover',
  'accent-foreground': 'text',
  destructive: 'error-text',
  'destructive-foreground': 'ground',
  border: 'border',
  input: 'border-strong',
  ring: 'focus',
  sidebar: 'ground-subtle',
  'sidebar-foreground': 'text',
  'sidebar-primary': 'brand-solid',
  'sidebar-primary-foreground': 'brand-on-solid',
  'sidebar-accent': 'fill-hover',
  'sidebar-accent-foreground': 'text',
  'sidebar-border': 'border',
  'sidebar-ring': 'focus',
} as const satisfies Record<string, RoleName>;

const CHARTS = 5;

/**
 * The colors of shadcn/ui for Tailwind 4: `:root`, `.dark` and `@theme inline`, with high contrast
 * for those who ask for it. Dark is chosen by the class alone, as in shadcn/ui.
 *
 * @see https://ui.shadcn.com/docs/theming
 */
export function writeShadcn(theme: Theme, options: ThemeFileOptions): WrittenTheme {
  const variables = Object.entries({ ...SHADCN_ROLES, ...chartRoles(theme) }).map(
    ([name, role]) => ({ name, colors: byMode((mode) => theme.modes[mode].roles[role]!) }),
  );
  const [light, , dark, ...highContrast] = modeRules(theme, {});
  const rules = [{ ...light!, selector: ':root' }, dark!, ...highContrast];
  const text = styleSheet(theme, options, [
    '/* Stands below @import "tailwindcss"; in place of :root, .dark and the colors of @theme inline */\n',
    '@custom-variant dark (&:is(.dark *));\n',
    ...blocksOf(rules, variables, OKLCH),
    block(
      { selector: '@theme inline' },
      variables.map(({ name }) => `--color-${name}: var(--${name});`),
    ),
    ...p3Blocks([[rules, variables]], OKLCH, options),
  ]);
  const notes = [
    ...unreadablePrimary(theme, 'Links of shadcn/ui are drawn', 'use foreground for them'),
    '--radius is not a color and stays unchanged.',
    'Components of shadcn/ui make some of these colors translucent (ring-ring/50, bg-primary/90); those pairs are not checked.',
  ];
  return { files: [{ path: 'globals.css', text }], notes };
}

/** The solids of the brands, then those of the statuses: as many as charts take. */
export function chartRoles(theme: Theme): Record<string, RoleName> {
  const brands = theme.brands.map(({ family }): RoleName => `${family}-solid`);
  const roles: RoleName[] = [
    ...brands,
    'info-solid',
    'success-solid',
    'warning-solid',
    'error-solid',
  ];
  return Object.fromEntries(roles.slice(0, CHARTS).map((role, i) => [`chart-${i + 1}`, role]));
}
