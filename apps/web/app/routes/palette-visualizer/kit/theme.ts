import {
  asBytes,
  assignRoles,
  type ColorRole,
  formatHex,
  fromOklab,
  type Hex,
  type Inks,
  parseHex,
  type Roles,
  readOn,
  type Srgb,
  simulateVision,
  toOklab,
} from '@swatchwork/color';

import type { View } from '../state/view.ts';

/** A palette with everything the designs need. */
export interface Theme {
  readonly palette: readonly Srgb[];
  readonly roles: Roles;
  readonly dark: boolean;
  /** Whether each text shows its contrast. */
  readonly contrast: boolean;
  /** Readable colors for a ground. */
  inksOn(ground: Srgb): Inks;
  /** A color as the chosen vision, or grayscale printing, shows it. */
  paint(color: Srgb): Hex;
}

/** Gives the palette its roles, starting with the chosen ones. */
export function createTheme(colors: readonly Hex[], view: Omit<View, 'tab'>): Theme {
  const palette = colors.map((hex) => parseHex(hex)!);
  const chosen: Partial<Record<ColorRole, Srgb>> = {};
  for (const [role, index] of Object.entries(view.chosen))
    chosen[role as ColorRole] = palette[index]!;
  const roles = assignRoles(palette, { dark: view.dark, chosen });
  const known = new Map<Hex, Inks>();

  return {
    palette,
    roles,
    dark: view.dark,
    contrast: view.contrast,
    inksOn(ground) {
      const key = formatHex(ground);
      const inks = known.get(key) ?? readOn(ground, roles);
      known.set(key, inks);
      return inks;
    },
    paint(color) {
      const seen = view.vision ? simulateVision(color, view.vision, 1) : color;
      return formatHex(view.gray ? simulateVision(seen, 'achromat', 1) : seen);
    },
  };
}

/** Mixes two colors in OKLab, as an 8-bit color. */
export function mix(from: Srgb, to: Srgb, share: number): Srgb {
  const [one, two] = [toOklab(from), toOklab(to)];
  const between = (key: 'l' | 'a' | 'b') => one[key] + (two[key] - one[key]) * share;
  return asBytes(fromOklab({ l: between('l'), a: between('a'), b: between('b') }));
}
