import {
  byteDigits,
  type CssParts,
  cssPartsOf,
  cssTextOf,
  describe,
  type Hex,
  parseColor,
  parseHex,
  type Srgb,
} from '@swatchwork/color';

import type { NamesInCode } from '../constants.ts';
import { type Inks, inksOf, isInks } from './inks.ts';

/** The input of every writer. */
export interface ExportedPalette {
  /** Free text of any length; each writer makes it safe for its format. */
  name: string;
  colors: readonly Hex[];
  /**
   * CSS colors without their opacity, by place, of which `colors` are only the nearest hexes; for
   * formats that hold them.
   */
  exact?: readonly (string | undefined)[];
  /** Amounts of ink, by place, for formats that hold them; only of colors that have no exact one. */
  inks?: readonly (Inks | undefined)[];
  /** Cyan, magenta, yellow and black for a print condition, 0…1, by place: instead of all else in `PRINT_FORMATS`. */
  print?: readonly Inks[] | undefined;
  /** That condition's name in the registry of the ICC, such as `FOGRA39`, for formats that hold it. */
  outputCondition?: string | undefined;
  /** Names of the colors, by place, for formats that hold them; free text as well. */
  colorNames?: readonly (string | undefined)[];
  /** Opacity of the colors, 0…1, by place, for formats that hold it. Missing ones are opaque. */
  alphas?: readonly (number | undefined)[];
  /** How colors are called where a format has variables; by their names if absent. */
  names?: NamesInCode | undefined;
}

/** The output of every reader. */
export interface ImportedPalette {
  /** Empty if the file has no name for it. */
  name: string;
  /** At least one. */
  colors: ImportedColor[];
}

export interface ImportedColor {
  /** Upper case; the nearest that sRGB shows where `css` stands. */
  hex: Hex;
  /** Never empty. */
  name?: string;
  /** The color itself where the hex is not all of it, such as `color(display-p3 1 0 0)`. */
  css?: string;
  /** The inks that the file says, of which `hex` is what they look like. */
  inks?: Inks;
  /** 0…1; absent for an opaque color. */
  alpha?: number;
}

/** A palette from a file, and notes for people on what was lost or converted. */
export interface ReadPalette {
  palette: ImportedPalette;
  notes: string[];
}

/** One color as the writers use it. */
export interface Swatch {
  hex: Hex;
  rgb: Srgb;
  /** Undefined if it has none, or an empty one. */
  name: string | undefined;
  /** 0…1. */
  alpha: number;
  /** `#RRGGBB`, or `#RRGGBBAA` where the color is not opaque. */
  bytes: string;
  /** The color for CSS: `bytes`, or a function where a hex is not all of the color. */
  css: string;
  /** The parts of that function. */
  exact: CssParts | undefined;
  /** The inks that it was read with, unless it was edited since. */
  inks: Inks | undefined;
  /** The four inks of a print condition. */
  print: Inks | undefined;
}

/**
 * The colors of a palette, checked one by one.
 *
 * @throws {RangeError} If a color is no hex, an exact one no color function, or an opacity or
 *   an ink outside 0…1.
 */
export function swatchesOf(palette: ExportedPalette): Swatch[] {
  const { colors, exact = [], inks = [], print = [], colorNames = [], alphas = [] } = palette;
  return colors.map((hex, i) => {
    const rgb = parseHex(hex);
    if (!rgb) throw new RangeError(`colors must be hex, got ${hex}`);
    const alpha = alphas[i] ?? 1;
    if (!(alpha >= 0 && alpha <= 1)) throw new RangeError(`alphas must be 0…1, got ${alpha}`);
    const name = colorNames[i]?.trim() || undefined;
    const bytes = alpha === 1 ? hex : hex + byteDigits(alpha);
    const parts = partsOf(exact[i]);
    const css = parts ? cssTextOf(parts, alpha) : bytes;
    const ink = parts ? undefined : inksOf(hex, inks[i]);
    return {
      hex,
      rgb,
      name,
      alpha,
      bytes,
      css,
      exact: parts,
      inks: ink,
      print: fourInks(print[i]),
    };
  });
}

function fourInks(inks: Inks | undefined): Inks | undefined {
  if (!inks || (isInks(inks) && inks.length === 4)) return inks;
  throw new RangeError(`print must be 4 numbers of 0…1, got ${inks}`);
}

/** The colors themselves, where they are exact beyond their hex too. */
export const srgbsOf = (palette: ExportedPalette): Srgb[] =>
  swatchesOf(palette).map(({ css, rgb }) => parseColor(css)?.color ?? rgb);

function partsOf(css: string | undefined): CssParts | undefined {
  if (css === undefined) return undefined;
  const parts = cssPartsOf(css);
  if (!parts) throw new RangeError(`exact must be color functions of CSS, got ${css}`);
  return parts;
}

/**
 * The name of a color in a format that asks for one: its own, else what it looks like, such as
 * vivid blue.
 */
export const nameOrLooks = ({ name, rgb }: Swatch): string => name ?? describe(rgb);

/** A palette that was read, ready to be written. */
export function toExported({ name, colors }: ImportedPalette): ExportedPalette {
  return {
    name,
    colors: colors.map(({ hex }) => hex),
    ...(colors.some(({ css }) => css) && { exact: colors.map(({ css }) => css) }),
    ...(colors.some(({ inks }) => inks) && { inks: colors.map(({ inks }) => inks) }),
    colorNames: colors.map((color) => color.name),
    alphas: colors.map(({ alpha }) => alpha),
  };
}
