import { THEME_MODES, type Theme } from '@swatchwork/theme';

import { lineComments } from './comments.ts';
import { roleEntries, scaleEntries } from './theme-colors.ts';
import type { ThemeFileOptions, WrittenTheme } from './theme-file.ts';

/**
 * Sass: the scales as `$color-brand-600`, the roles of each mode as a map, and a mixin that writes
 * them as custom properties. Keys are quoted, since Sass reads `red` as a color. Sass computes
 * nothing in comments of two slashes.
 *
 * @see https://sass-lang.com/documentation/values/maps/
 */
export function writeScss(theme: Theme, options: ThemeFileOptions): WrittenTheme {
  const roles = roleEntries(theme);
  const text = [
    lineComments(theme, options),
    "\n@use 'sass:map';\n\n",
    ...scaleEntries(theme).map(({ key, step, color }) => `$color-${key}-${step}: ${color.hex};\n`),
    '\n$modes: (\n',
    ...THEME_MODES.flatMap((mode) => [
      `  '${mode}': (\n`,
      ...roles.map(({ name, colors }) => `    '${name}': ${colors[mode].hex},\n`),
      '  ),\n',
    ]),
    ');\n',
    MIXIN,
  ].join('');
  return { files: [{ path: '_theme.scss', text }], notes: [] };
}

const MIXIN = `
// The color of a role in a mode: color('text', 'dark').
@function color($role, $mode: 'light') {
  @return map.get($modes, $mode, $role);
}

// The roles of a mode as custom properties: --color-text and so on.
@mixin properties($mode) {
  @each $role, $color in map.get($modes, $mode) {
    --color-#{$role}: #{$color};
  }
}
`;
