import type { ExportedPalette } from '@swatchwork/formats';

import type { PaletteEntry } from '../../api/types.ts';
import { hexesOf } from '../../palettes/hexes-of.ts';

/** A saved palette as the writers of files take it, with all that is known of its colors. */
export function exportedOf(palette: Pick<PaletteEntry, 'name' | 'colors'>): ExportedPalette {
  const colors = palette.colors.map((color) =>
    typeof color === 'string' ? { hex: color } : color,
  );
  return {
    name: palette.name,
    colors: hexesOf(palette),
    exact: colors.map(({ css }) => css),
    colorNames: colors.map(({ name }) => name),
    alphas: colors.map(({ alpha }) => alpha),
  };
}
