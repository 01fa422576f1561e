import type { Hex } from '@swatchwork/color';

import type { ExportedPalette } from '../palette/palette.ts';

/** The modes of a design, in the order in which files hold them. */
export const DESIGN_MODES = ['light', 'dark'] as const;

/** What the colors of a palette do in a design, in both modes. */
export interface DesignRoles {
  /** Of the palette; free text. */
  readonly name: string;
  readonly light: RoleColors;
  readonly dark: RoleColors;
}

/** A color for each role, such as `page` and `on-primary`: lower-case words joined by hyphens. */
export type RoleColors = Readonly<Record<string, Hex>>;

/** The roles of both modes as colors with names, for formats that know no modes. */
export const paletteOfRoles = (roles: DesignRoles): ExportedPalette => {
  const entries = DESIGN_MODES.flatMap((mode) =>
    Object.entries(roles[mode]).map(([role, hex]) => ({ hex, name: `${role}, ${mode}` })),
  );
  return {
    name: `${roles.name} roles`,
    colors: entries.map(({ hex }) => hex),
    colorNames: entries.map(({ name }) => name),
  };
};
