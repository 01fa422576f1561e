import type { DesignRoles, RoleColors } from '@swatchwork/formats/roles';
import { paletteTheme } from '../../../designs/kit/palette-theme.ts';
import type { NamedPalette } from '../../../palettes/carried-palette.ts';
import type { View } from './view.ts';

/** The roles of a palette as the designs show them, light and dark, and what is written on them. */
export function exportedRoles({ name, colors }: NamedPalette, view: View): DesignRoles {
  const inMode = (dark: boolean): RoleColors => {
    const { roles, inksOn } = paletteTheme(colors, { ...view, dark });
    return {
      ...roles,
      'on-primary': inksOn(roles.primary).text,
      'on-secondary': inksOn(roles.secondary).text,
      'on-accent': inksOn(roles.accent).text,
    };
  };
  return { name, light: inMode(false), dark: inMode(true) };
}
