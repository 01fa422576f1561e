import { parseHex, relativeLuminance } from '@swatchwork/color';
import type { Family, RoleName, Theme, ThemeColor, ThemeMode } from '@swatchwork/theme';

import { blocksOf, forcedBlock, HEX, modeRules, p3Blocks, styleSheet } from './css-rules.ts';
import { byMode } from './theme-colors.ts';
import type { ThemeFileOptions, WrittenTheme } from './theme-file.ts';
import { unreadablePrimary } from './unreadable.ts';

/**
 * The color roles of Material 3 as `--md-sys-color-primary` and so on. Each pair of a role and its
 * `on-` is a declared pair of ours.
 *
 * @see https://m3.material.io/styles/color/roles
 */
export const writeMaterial = (theme: Theme, options: ThemeFileOptions): WrittenTheme =>
  sheetOf(theme, options, { path: 'material.css', prefix: 'md-sys-color' });

/**
 * The same for Angular Material, as `--mat-sys-primary` and so on, in place of the colors that its mixin `mat.theme`
 * computes.
 *
 * @see https://material.angular.dev/guide/system-variables
 */
export const writeAngularMaterial = (theme: Theme, options: ThemeFileOptions): WrittenTheme =>
  sheetOf(theme, options, { path: 'angular-material.css', prefix: 'mat-sys' });

function sheetOf(
  theme: Theme,
  options: ThemeFileOptions,
  { path, prefix }: Record<'path' | 'prefix', string>,
): WrittenTheme {
  const colors = byMode((mode) => materialColors(theme, mode));
  const variables = Object.keys(colors.light).map((name) => ({
    name: `${prefix}-${name}`,
    colors: byMode((mode) => colors[mode][name]!),
  }));
  const rules = modeRules(theme, {});
  const roles = rolesOf(theme);
  const text = styleSheet(theme, options, [
    ...blocksOf(rules, variables, HEX),
    ...p3Blocks([[rules, variables]], HEX, options),
    forcedBlock(
      Object.keys(colors.light).map((name) => [`${prefix}-${name}`, roles[name] ?? 'surface']),
      rules,
    ),
  ]);
  const notes = unreadablePrimary(
    theme,
    'Text buttons of Material are drawn',
    'use on-surface for them',
  );
  return { files: [{ path, text }], notes };
}

/** The roles that are the same in every theme; `error` is a text, since fields write with it. */
const MATERIAL_ROLES = {
  error: 'error-text',
  'on-error': 'ground',
  'error-container': 'error-tint-active',
  'on-error-container': 'error-text-strong',
  background: 'ground',
  'on-background': 'text',
  surface: 'ground',
  'on-surface': 'text',
  'surface-variant': 'fill',
  'on-surface-variant': 'text-muted',
  outline: 'border-strong',
  'outline-variant': 'border',
  'inverse-surface': 'inverse',
  'inverse-on-surface': 'on-inverse',
  'inverse-primary': 'inverse-link',
  'surface-tint': 'brand-solid',
} as const satisfies Record<string, RoleName>;

const CONTAINERS = ['lowest', 'low', '', 'high', 'highest'] as const;

function materialColors(theme: Theme, mode: ThemeMode): Record<string, ThemeColor> {
  const { roles, scheme } = theme.modes[mode];
  const luminance = ({ hex }: ThemeColor) => relativeLuminance(parseHex(hex)!);
  const grounds = [
    roles.ground,
    roles['ground-subtle'],
    roles.surface,
    roles['surface-raised'],
    roles.fill,
  ].sort((a, b) => luminance(a) - luminance(b));
  // the lowest container is the nearest to white, or to black
  const containers = scheme === 'light' ? grounds.toReversed() : grounds;
  const rolesFor = (name: string) => (name.includes('-fixed') ? theme.modes.light.roles : roles);
  return {
    ...Object.fromEntries(
      Object.entries(rolesOf(theme)).map(([name, role]) => [name, rolesFor(name)[role]!]),
    ),
    'surface-dim': grounds[0]!,
    'surface-bright': grounds.at(-1)!,
    ...Object.fromEntries(
      CONTAINERS.map((level, i) => [
        ['surface-container', level].filter(Boolean).join('-'),
        containers[i]!,
      ]),
    ),
    shadow: { hex: '#000000' },
    scrim: { hex: '#000000' },
  };
}

/** The role of ours behind each of Material's, but for backgrounds that are ordered by how light they are. */
const rolesOf = (theme: Theme): Readonly<Record<string, RoleName>> => ({
  ...family('primary', 'brand'),
  ...family('secondary', theme.scales['accent-1'] ? 'accent-1' : 'neutral'),
  ...family('tertiary', theme.scales['accent-2'] ? 'accent-2' : 'info'),
  ...MATERIAL_ROLES,
});

/** The eight roles of a key color. The fixed ones are the light mode's, in every mode. */
function family(
  name: string,
  source: Exclude<Family, 'error' | 'warning' | 'success'>,
): Record<string, RoleName> {
  if (source === 'neutral') {
    return {
      [name]: 'inverse',
      [`on-${name}`]: 'on-inverse',
      [`${name}-container`]: 'fill-active',
      [`on-${name}-container`]: 'text',
      [`${name}-fixed`]: 'fill-hover',
      [`${name}-fixed-dim`]: 'fill-active',
      [`on-${name}-fixed`]: 'text',
      [`on-${name}-fixed-variant`]: 'text-muted',
    };
  }
  return {
    [name]: `${source}-solid`,
    [`on-${name}`]: `${source}-on-solid`,
    [`${name}-container`]: `${source}-tint-active`,
    [`on-${name}-container`]: `${source}-text-strong`,
    [`${name}-fixed`]: `${source}-tint-hover`,
    [`${name}-fixed-dim`]: `${source}-tint-active`,
    [`on-${name}-fixed`]: `${source}-text-strong`,
    [`on-${name}-fixed-variant`]: `${source}-text`,
  };
}
