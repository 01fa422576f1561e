import { describeAll, parseHex } from '@swatchwork/color';
import type { ExportedPalette } from '@swatchwork/formats';

/** A palette that can be exported, with names to choose for colors that have none of their own. */
export interface Exportable extends ExportedPalette {
  /** By place, such as the nearest of a long list; undefined while they are loading. */
  poeticNames?: readonly (string | undefined)[];
}

/** Names of colors without one: for their looks (vivid blue), from a list, or no names at all. */
export type Naming = 'plain' | 'poetic' | 'none';

/** The palette with names of that kind. Its own names are kept but where there are to be none. */
export function namedPalette(
  { poeticNames = [], ...palette }: Exportable,
  naming: Naming,
): ExportedPalette {
  const { colorNames: own = [], ...rest } = palette;
  if (naming === 'none') return rest;
  const plain = describeAll(palette.colors.map((hex) => parseHex(hex)!));
  const names = plain.map((words, i) => {
    const poetic = naming === 'poetic' ? poeticNames[i] : undefined;
    return own[i] || poetic || words;
  });
  return { ...rest, colorNames: names };
}
