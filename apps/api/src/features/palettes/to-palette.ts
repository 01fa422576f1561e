import type { Palette } from '@swatchwork/contract';

import { slugOfPalette } from './palette-slug.ts';
import type { HiddenMark, PaletteRow } from './palettes.repository.ts';

/** A row in the contract's shape; the serializer drops fields that the contract does not name. */
export function toPalette({
  hidden,
  ...row
}: PaletteRow & { hidden?: HiddenMark | null }): Palette {
  return {
    ...row,
    ...(hidden && { hidden: { ...hidden, since: new Date(hidden.since).toISOString() } }),
    slug: slugOfPalette(row),
    createdAt: row.createdAt.toISOString(),
    colors: row.colors.map(({ hex, ...more }) =>
      Object.keys(more).length === 0 ? hex : { hex, ...more },
    ),
  };
}
