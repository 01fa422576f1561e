import { type CssColor, type Hex, toCssColor } from '@swatchwork/color';

import { exactOf } from '../palettes/exact-of.ts';

/** A color on its way into the tray. */
export type TrayColor = {
  readonly hex: Hex;
  /** What the color is beyond its hex, as text for CSS. */
  readonly exact?: string;
};

/** What tells colors apart: two of them may have one hex. */
export const textOf = ({ hex, exact }: TrayColor): string => exact ?? hex;

/** Each color once, in the order in which they first stand. */
export const withoutRepeats = (colors: readonly TrayColor[]): TrayColor[] => [
  ...new Map(colors.map((color) => [textOf(color), color])).values(),
];

export function trayColorOf(color: CssColor): TrayColor {
  const exact = exactOf(color);
  return { hex: color.hex, ...(exact !== undefined && { exact }) };
}

/** A hex with a text of unknown origin, which counts if its hex is that one. */
export function trayColor(hex: Hex, text: unknown): TrayColor {
  const color = typeof text === 'string' ? toCssColor(text) : undefined;
  return color?.hex === hex ? trayColorOf(color) : { hex };
}

/** The colors of a text such as `#0A66C2 color(display-p3 1 0 0)`; what is none is left out. */
export const readTrayColors = (text: string): TrayColor[] =>
  (text.match(/[^\s(]+(?:\([^)]*\))?/g) ?? []).flatMap((one) => {
    const color = toCssColor(one);
    return color ? [trayColorOf(color)] : [];
  });
