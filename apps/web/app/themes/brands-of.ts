import { formatHex, type Hex, mapToGamut, parseColor } from '@swatchwork/color';

import type { SavedTheme } from '../api/types.ts';

/** The brand colors of a saved theme, as a screen of sRGB shows them. */
export const brandsOf = ({ input }: Pick<SavedTheme, 'input'>): Hex[] =>
  input.brands.flatMap((brand) => {
    const parsed = parseColor(typeof brand === 'string' ? brand : brand.color);
    return parsed ? [formatHex(mapToGamut(parsed.color))] : [];
  });
