import { formatHex, type Srgb } from '@swatchwork/color';
import type { Palette } from '@swatchwork/contract';

import type { StoredColor } from '../../db/schema/palettes.ts';
import { slugOfPalette } from './palette-slug.ts';
import type { PaletteRow } from './palettes.repository.ts';

/** A row in the contract's shape; the serializer drops fields that the contract does not name. */
export function toPalette(row: PaletteRow): Palette {
  return {
    ...row,
    slug: slugOfPalette(row),
    createdAt: row.createdAt.toISOString(),
    colors: row.colors.map(({ hex, name }) => (name === undefined ? hex : { hex, name })),
  };
}

/** Converts the colors of a request to their stored form. */
export function toStoredColors(
  colors: readonly (Srgb | { hex: Srgb; name?: string | undefined })[],
): StoredColor[] {
  return colors.map((color) => {
    if (!('hex' in color)) return { hex: formatHex(color) };
    return { hex: formatHex(color.hex), ...(color.name && { name: color.name }) };
  });
}
