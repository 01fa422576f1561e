import { paletteFacets, parseHex } from '@swatchwork/color';

import type { StoredColor } from '../schema/palettes.ts';

/**
 * What a palette is good for, as it is stored and searched: each is the name of a search parameter, a
 * blank, and a value that finds the palette, such as `tone light`, and `pairs 2` also where there are three.
 */
export function facetsOf(colors: readonly StoredColor[]): string[] {
  const { safe, textPairs, hasGroundAndText, tone, strength } = paletteFacets(
    colors.map(({ hex }) => parseHex(hex)!),
  );
  return [
    ...safe.filter((vision) => vision !== 'normal').map((vision) => `safe ${vision}`),
    ...Array.from({ length: textPairs }, (_, place) => `pairs ${place + 1}`),
    ...(hasGroundAndText ? ['ground true'] : []),
    ...(tone ? [`tone ${tone}`] : []),
    ...(strength ? [`strength ${strength}`] : []),
    `size ${colors.length}`,
  ];
}
