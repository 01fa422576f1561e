import type { Hex } from '@swatchwork/color';

import type { Family, ThemeMode } from './names.ts';

/** A color of a theme as it is written into files. */
export interface ThemeColor {
  /** Opaque, 8-bit, upper case: the color of which the contrasts are proven. */
  readonly hex: Hex;
  /**
   * `#RRGGBBAA`: what gives `hex` when it lies over the ground of its mode, to within 1/255 a
   * channel. Only where a translucent color is of use: on tints, fills and borders.
   */
  readonly alpha?: Hex;
  /**
   * `color(display-p3 …)`: of the same hue and the same relative luminance, so of the same
   * contrasts, where a wider screen shows more chroma. Absent where it would gain nothing.
   */
  readonly p3?: string;
}

/** The jobs of the twelve steps, as Radix Colors defined them. */
export const TWELVE_JOBS = [
  'page ground',
  'subtle ground',
  'tint',
  'tint, hovered',
  'tint, pressed or selected',
  'separator',
  'border',
  'border, hovered',
  'solid',
  'solid, hovered',
  'text',
  'text, high contrast',
] as const;

/** A step of a scale by its name: `50` to `950`, or `1` to `12`. */
export interface ScaleStep extends ThemeColor {
  readonly step: string;
}

/** One family of color in all its steps. */
export interface Scale {
  readonly family: Family;
  /** The name that the user gave, else that of the family. */
  readonly name: string;
  /** The color from which the others are drawn: for a brand, the brand color's exact bytes. */
  readonly seed: Hex;
  /**
   * Light to dark, the same in every mode: `50`, `100` … `900`, `950`. With another number of steps
   * than 11 they are named `1` (lightest), `2`, ….
   */
  readonly tonal: readonly ScaleStep[];
  /** The twelve steps `1` to `12` of each mode, each with its job of {@link TWELVE_JOBS}. */
  readonly twelve: Readonly<Record<ThemeMode, readonly ScaleStep[]>>;
}
