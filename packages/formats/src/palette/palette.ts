import { describe, type Hex, parseHex, type Srgb } from '@swatchwork/color';

import type { NamesInCode } from '../constants.ts';

/** The input of every writer. */
export interface ExportedPalette {
  /** Free text of any length; each writer makes it safe for its format. */
  name: string;
  colors: readonly Hex[];
  /** Names of the colors, by place, for formats that hold them; free text as well. */
  colorNames?: readonly (string | undefined)[];
  /** Opacity of the colors, 0…1, by place, for formats that hold it. Missing ones are opaque. */
  alphas?: readonly (number | undefined)[];
  /** How colors are called where a format has variables; by their names if absent. */
  names?: NamesInCode | undefined;
}

/** The output of every reader. */
export interface ImportedPalette {
  /** Empty where the file holds none. */
  name: string;
  /** At least one. */
  colors: ImportedColor[];
}

export interface ImportedColor {
  /** Upper case. */
  hex: Hex;
  /** Never empty. */
  name?: string;
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
  css: string;
}

/**
 * The colors of a palette, checked one by one.
 *
 * @throws {RangeError} If a color is no hex or an opacity outside 0…1.
 */
export function swatchesOf({ colors, colorNames = [], alphas = [] }: ExportedPalette): Swatch[] {
  return colors.map((hex, i) => {
    const rgb = parseHex(hex);
    if (!rgb) throw new RangeError(`colors must be hex, got ${hex}`);
    const alpha = alphas[i] ?? 1;
    if (!(alpha >= 0 && alpha <= 1)) throw new RangeError(`alphas must be 0…1, got ${alpha}`);
    return { hex, rgb, name: colorNames[i]?.trim() || undefined, alpha, css: hex + byteOf(alpha) };
  });
}

/**
 * The name of a color in a format that asks for one: its own, else what it looks like, such as
 * vivid blue.
 */
export const nameOrLooks = ({ name, rgb }: Swatch): string => name ?? describe(rgb);

const byteOf = (alpha: number) =>
  alpha === 1
    ? ''
    : Math.round(alpha * 255)
        .toString(16)
        .toUpperCase()
        .padStart(2, '0');

/** A palette that was read, ready to be written. */
export function toExported({ name, colors }: ImportedPalette): ExportedPalette {
  return {
    name,
    colors: colors.map(({ hex }) => hex),
    colorNames: colors.map((color) => color.name),
    alphas: colors.map(({ alpha }) => alpha),
  };
}
