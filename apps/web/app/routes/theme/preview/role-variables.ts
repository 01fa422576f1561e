import type { Hex } from '@swatchwork/color';
import type { RoleName, Theme, ThemeMode } from '@swatchwork/theme';

/** The roles of a mode as the custom properties that a style sheet of the theme has. */
export function roleVariables(theme: Theme, mode: ThemeMode): Record<`--color-${RoleName}`, Hex> {
  const roles = Object.entries(theme.modes[mode].roles);
  return Object.fromEntries(roles.map(([role, { hex }]) => [`--color-${role}`, hex])) as ReturnType<
    typeof roleVariables
  >;
}

/** The roles and the scheme of a mode, for the root of a document. */
export function rootRule(theme: Theme, mode: ThemeMode): string {
  const lines = Object.entries(roleVariables(theme, mode)).map(([name, hex]) => `${name}:${hex}`);
  return `:root{color-scheme:${theme.modes[mode].scheme};${lines.join(';')}}`;
}
