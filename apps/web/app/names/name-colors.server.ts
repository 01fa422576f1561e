import { type Hex, parseHex } from '@swatchwork/color';
import { nearestColorName } from '@swatchwork/color/names';

import type { Names } from './use-color-names.ts';

/** The names of colors that are part of a page, so that it shows them without JavaScript. */
export const nameColors = (colors: readonly Hex[]): Names =>
  Object.fromEntries(colors.map((hex) => [hex, nearestColorName(parseHex(hex)!).name]));
