import {
  assignRoles,
  type ColorRole,
  contrastRatio,
  fillOn,
  formatHex,
  type Hex,
  type Inks,
  parseHex,
  readOn,
  type Srgb,
  simulateVision,
  type VisionType,
} from '@swatchwork/color';

import { type SceneColors, sceneColors } from '../art/scene-colors.ts';
import { seriesOn } from './series-on.ts';
import type { Theme, Tone } from './theme.ts';
import { tileColors } from './tile-colors.ts';

/** What a person chose for the designs of a palette. */
export interface PaletteThemeOptions {
  readonly dark: boolean;
  readonly gray: boolean;
  /** Whether each text shows its contrast. */
  readonly contrast: boolean;
  readonly vision: VisionType | undefined;
  /** Index in the palette, from 0, of the color that the visitor gave a role. */
  readonly chosen: Readonly<Partial<Record<ColorRole, number>>>;
}

/** A theme whose colors are known. */
export interface PaletteTheme extends Theme {
  readonly palette: readonly Hex[];
  readonly roles: Readonly<Record<ColorRole, Hex>>;
  inksOn(ground: Tone): Readonly<Record<keyof Inks, Hex>>;
}

/** Gives the palette its roles, starting with the chosen ones. */
export function paletteTheme(colors: readonly Hex[], options: PaletteThemeOptions): PaletteTheme {
  const { dark, gray, vision } = options;
  const palette = colors.map((hex) => parseHex(hex)!);
  const chosen: Partial<Record<ColorRole, Srgb>> = {};
  for (const [role, index] of Object.entries(options.chosen))
    chosen[role as ColorRole] = palette[index]!;
  const found = assignRoles(palette, { dark, chosen });
  const roles = hexesOf<ColorRole>(found);
  const known = new Map<Tone, Record<keyof Inks, Hex>>();

  function inksOn(ground: Tone) {
    const inks = known.get(ground) ?? hexesOf<keyof Inks>(readOn(read(ground), found));
    known.set(ground, inks);
    return inks;
  }

  return {
    palette: colors,
    roles,
    bar: dark ? roles.surface : roles.text,
    scene: hexesOf<keyof SceneColors>(sceneColors(found, dark)),
    tiles: tileColors(palette, found).map(formatHex),
    ratioOn: options.contrast
      ? (kind, ground) => contrastRatio(read(inksOn(ground)[kind]), read(ground))
      : undefined,
    inksOn,
    fillOn: (ground, order) => formatHex(fillOn(read(ground), found, order)),
    seriesOn: (ground) => seriesOn(read(ground), palette, found).map(formatHex),
    paint(tone) {
      const color = read(tone);
      const seen = vision ? simulateVision(color, vision, 1) : color;
      return formatHex(gray ? simulateVision(seen, 'achromat', 1) : seen);
    },
  };
}

const read = (tone: Tone): Srgb => parseHex(tone)!;

const hexesOf = <Name extends string>(colors: Readonly<Record<Name, Srgb>>) =>
  Object.fromEntries(
    Object.entries<Srgb>(colors).map(([name, color]) => [name, formatHex(color)]),
  ) as Record<Name, Hex>;
