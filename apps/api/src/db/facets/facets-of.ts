import { paletteFacets, parseHex } from '@swatchwork/color';

import type { StoredColor } from '../schema/palettes.ts';

/** The facets of a palette are one number: these bits, its size, and at the top its pairs. */
export const FACET_BITS = {
  protan: 1,
  deutan: 2,
  tritan: 4,
  ground: 8,
  light: 16,
  dark: 32,
  muted: 64,
  vivid: 128,
};

/** What one color, and one pair with a contrast of 4.5, count in it. */
export const SIZE_UNIT = 256;
export const PAIR_UNIT = 4096;

/** The facets of a palette as they are stored. */
export function facetsOf(colors: readonly StoredColor[]): number {
  const { safe, textPairs, hasGroundAndText, tone, strength } = paletteFacets(
    colors.map(({ hex }) => parseHex(hex)!),
  );
  const visions = safe.filter((vision) => vision !== 'normal');
  const names = [...visions, ...(hasGroundAndText ? (['ground'] as const) : []), tone, strength];
  const bits = names.reduce((sum, name) => sum + (name ? FACET_BITS[name] : 0), 0);
  return bits + colors.length * SIZE_UNIT + textPairs * PAIR_UNIT;
}
