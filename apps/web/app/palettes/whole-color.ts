import { type CssColor, exactSrgb, type Hex, type Srgb, toCssColor } from '@swatchwork/color';

import type { CarriedPalette } from './carried-palette.ts';
import type { Exact } from './exact-of.ts';

/** The color of a hex and of what it is beyond it. */
export const wholeColor = (hex: Hex, exact: Exact): CssColor => toCssColor(exact ?? '') ?? { hex };

/** The colors of a carried palette, by place. */
export const wholeColors = ({ colors, exact = [] }: CarriedPalette): CssColor[] =>
  colors.map((hex, i) => wholeColor(hex, exact[i]));

/** Their channels, which lie outside of 0…1 where sRGB cannot show a color. */
export const exactChannels = (palette: CarriedPalette): Srgb[] =>
  wholeColors(palette).map(exactSrgb);
