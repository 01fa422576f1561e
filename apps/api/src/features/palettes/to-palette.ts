import type { Palette } from '@swatchwork/contract';

import { slugOfPalette } from './palette-slug.ts';
import type { PaletteRow } from './palettes.repository.ts';

/** A row in the contract's shape; the serializer drops fields that the contract does not name. */
export function toPalette(row: PaletteRow): Palette {
  return {
    ...row,
    slug: slugOfPalette(row),
    createdAt: row.createdAt.toISOString(),
    colors: row.colors.map(({ hex, ...more }) =>
      Object.keys(more).length === 0 ? hex : { hex, ...more },
    ),
  };
}
