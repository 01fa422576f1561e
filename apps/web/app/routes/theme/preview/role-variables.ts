import type { Hex } from '@swatchwork/color';
import type { RoleName, Theme, ThemeMode } from '@swatchwork/theme';

/** The roles of a mode as the custom properties that a style sheet of the theme has. */
export function roleVariables(theme: Theme, mode: ThemeMode): Record<`--color-${RoleName}`, Hex> {
  const roles = Object.entries(theme.modes[mode].roles);
  return Object.fromEntries(roles.map(([role, { hex }]) => [`--color-${role}`, hex])) as ReturnType<
    typeof roleVariables
  >;
}
