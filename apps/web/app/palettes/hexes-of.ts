import type { Hex } from '@swatchwork/color';

import type { PaletteEntry } from '../api/types.ts';

/** Hexes of a palette, whether or not its colors have names. */
export const hexesOf = ({ colors }: Pick<PaletteEntry, 'colors'>): Hex[] =>
  colors.map((color) => (typeof color === 'string' ? color : color.hex));
