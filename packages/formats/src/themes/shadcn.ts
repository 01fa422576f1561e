import { contrastRatio, parseHex } from '@swatchwork/color';
import {
  CHART_ROLES,
  GROUND_ROLES,
  MINIMA,
  type ModeTheme,
  type RoleName,
  THEME_MODES,
  type Theme,
  type ThemeColor,
  type ThemeMode,
} from '@swatchwork/theme';
import { forcedColors } from '@swatchwork/theme/products';
import { slugOf } from '../text/slug.ts';
import { jsonText } from '../text/text.ts';
import {
  block,
  blocksOf,
  everywhere,
  FORCED,
  forcedBlock,
  modeRules,
  OKLCH,
  p3Blocks,
  styleSheet,
  type Variable,
} from './css-rules.ts';
import { fillUnderPointer, nearest, seenOver } from './framework-colors.ts';
import { pairsLine } from './summary.ts';
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

/**
 * The colors of shadcn/ui for Tailwind 4: `:root`, `.dark` and `@theme inline`, with high contrast
 * for those who ask for it. Dark is chosen only by the class, as in shadcn/ui.
 *
 * @see https://ui.shadcn.com/docs/theming
 */
export function writeShadcn(theme: Theme, options: ThemeFileOptions): WrittenTheme {
  const variables = variablesOf(theme);
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
    forcedBlock(Object.entries(SHADCN_ROLES), rules),
  ]);
  return { files: [{ path: 'globals.css', text }], notes: notesOn(theme) };
}

/**
 * The same as an item of a registry, which `npx shadcn add ADDRESS` writes into a project: the variables of light and dark,
 * and rules for those who ask for more contrast or have colors forced.
 *
 * @see https://ui.shadcn.com/docs/registry/registry-item-json
 */
export function writeShadcnRegistry(theme: Theme, { name = '' }: ThemeFileOptions): WrittenTheme {
  const variables = variablesOf(theme);
  const of = (mode: ThemeMode, hyphens = '') =>
    Object.fromEntries(
      variables.map(({ name, colors }) => [hyphens + name, OKLCH.value(colors[mode])]),
    );
  const { scheme } = theme.modes['high-contrast'];
  const other = scheme === 'light' ? 'dark' : 'light';
  const highContrast = { 'color-scheme': scheme, ...of('high-contrast', '--') };
  const forced = Object.fromEntries(forcedColors(Object.entries(SHADCN_ROLES)));
  const item = {
    $schema: 'https://ui.shadcn.com/schema/registry-item.json',
    name: slugOf(name) || `theme-${theme.scales.brand.seed.slice(1).toLowerCase()}`,
    type: 'registry:theme',
    title: name || `Theme of ${theme.scales.brand.seed}`,
    description: pairsLine(theme),
    cssVars: { light: of('light'), dark: of('dark') },
    css: {
      '@media (prefers-contrast: more)': { [`:root:where(:not(.${other}))`]: highContrast },
      '.high-contrast': highContrast,
      [`@media ${FORCED}`]: {
        ':root, .light, .dark, .high-contrast': forced,
      },
    },
  };
  return { files: [{ path: 'registry-item.json', text: jsonText(item) }], notes: notesOn(theme) };
}

function variablesOf(theme: Theme): Variable[] {
  const charts = CHART_ROLES.map((role) => [role, role] as const);
  return [
    ...[...Object.entries(SHADCN_ROLES), ...charts].map(([name, role]) => ({
      name,
      colors: byMode((mode) => drawnColor(theme.modes[mode], name, role)),
    })),
    everywhere('brand', { hex: theme.scales.brand.seed }),
  ];
}

const notesOn = (theme: Theme): string[] => [
  ...unreadablePrimary(theme, 'Links of shadcn/ui are drawn', 'use foreground for them'),
  '--radius is not a color and stays unchanged.',
  ...movedPrimary(theme),
  'Components of shadcn/ui make some of these colors translucent. ring-ring/50 and hover:bg-primary/90 pass too; other such pairs are not checked.',
];

/** How opaque components draw the ring of focus. */
const RING = 0.5;

/** The color of a variable: of what components draw translucent, the nearest that passes like that. */
function drawnColor(mode: ModeTheme, name: string, role: RoleName): ThemeColor {
  const { roles, target } = mode;
  const color = roles[role]!;
  if (name.endsWith('primary')) return fillUnderPointer(mode, color, roles['brand-on-solid']);
  if (!name.endsWith('ring')) return color;
  const grounds = GROUND_ROLES.map((ground) => parseHex(roles[ground].hex)!);
  return nearest(color, (one) =>
    grounds.every(
      (ground) => contrastRatio(seenOver(one, RING, ground), ground) >= MINIMA['non-text'][target],
    ),
  );
}

const movedPrimary = ({ modes, scales }: Theme): string[] =>
  THEME_MODES.flatMap((mode) => {
    const { hex } = drawnColor(modes[mode], 'primary', 'brand-solid');
    if (hex === modes[mode].roles['brand-solid'].hex) return [];
    return `--primary is ${hex} in ${mode}, so that its words are readable under the pointer too, where components draw it with 90% opacity; --brand is ${scales.brand.seed} exactly.`;
  });
