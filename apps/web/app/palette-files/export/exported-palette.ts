import type { ExportedPalette } from '@swatchwork/formats';

import type { PaletteEntry } from '../../api/types.ts';
import { hexesOf } from '../../palettes/hexes-of.ts';

/** A saved palette as the writers of files take it, with the names of its colors. */
export const exportedOf = (palette: Pick<PaletteEntry, 'name' | 'colors'>): ExportedPalette => ({
  name: palette.name,
  colors: hexesOf(palette),
  colorNames: palette.colors.map((color) => (typeof color === 'string' ? undefined : color.name)),
});
