import {
  assignRoles,
  type ColorRole,
  contrastRatio,
  deltaEOK,
  fillOn,
  fixContrast,
  formatHex,
  type Hex,
  type Inks,
  parseHex,
  type Roles,
  readOn,
  type Srgb,
  simulateVision,
  type VisionType,
} from '@swatchwork/color';

import type { ChosenRoles } from '../../palettes/chosen-roles.ts';
import { type SceneColors, sceneColors } from '../art/scene-colors.ts';
import { mix } from './mix.ts';
import type { Theme, Tone } from './theme.ts';

/** What a person chose for the designs of a palette. */
export interface PaletteThemeOptions {
  readonly dark: boolean;
  readonly gray: boolean;
  /** Whether each text shows its contrast. */
  readonly contrast: boolean;
  readonly vision: VisionType | undefined;
  readonly chosen: ChosenRoles;
}

/** A theme whose colors are known. */
export interface PaletteTheme extends Theme {
  readonly palette: readonly Hex[];
  readonly roles: Readonly<Record<ColorRole, Hex>>;
  inksOn(ground: Tone): Readonly<Record<keyof Inks, Hex>>;
}

/**
 * Gives the palette its roles, starting with the chosen ones.
 *
 * @param onPaper What a color looks like where the designs are shown as prints.
 */
export function paletteTheme(
  colors: readonly Hex[],
  options: PaletteThemeOptions,
  onPaper = (color: Srgb): Srgb => color,
): PaletteTheme {
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
      const color = onPaper(read(tone));
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

/** Every color of a palette once; relatives of its roles if they are fewer than four. */
function tileColors(palette: readonly Srgb[], roles: Roles): Srgb[] {
  const colors = palette.filter((color, i) => palette.findIndex(isSame(color)) === i);
  const { page, primary, text } = roles;
  if (colors.length >= 4) return colors;
  return [...colors, mix(primary, page, 0.55), mix(primary, text, 0.45), page];
}

const isSame = (one: Srgb) => (other: Srgb) => formatHex(one) === formatHex(other);

/** Contrast with the ground that WCAG requires of a line or a bar. */
const VISIBLE = 1.4;

/** ΔE_OK from which two parts of a chart can be told apart. */
const APART = 0.1;

/** A chart has at least three series. */
const FEWEST = 3;

/**
 * Colors for the series of a chart on a ground, the signal colors first, darkened or lightened if
 * they would not be visible.
 */
function seriesOn(ground: Srgb, palette: readonly Srgb[], roles: Roles): readonly Srgb[] {
  const { primary, secondary, accent, text } = roles;
  const tints = [0.25, 0.5, 0.7].map((share) => mix(text, ground, share));
  const used: Srgb[] = [];
  for (const color of [primary, secondary, accent, ...palette]) {
    const seen = fixContrast(color, ground, VISIBLE).color;
    if (used.every((other) => deltaEOK(seen, other) >= APART)) used.push(seen);
  }
  return [...used, ...tints.slice(0, Math.max(0, FEWEST - used.length))];
}
