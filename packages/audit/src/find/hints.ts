import { CSS_COLOR_NAMES } from '@swatchwork/color/css-color-names';

import { PALETTE_NAMES } from './palette.ts';

/** What every color and custom property of a script has. */
const HINT = new RegExp(
  [
    '#[\\da-f]{3}',
    '0x[\\da-f]{6}',
    '--[a-z]',
    '(?:rgb|hsl|hwb|lab|lch|color)a?\\(',
    `-${PALETTE_NAMES}`,
    `(?<![\\w-])(?:${CSS_COLOR_NAMES.join('|')})(?![\\w-])`,
  ].join('|'),
  'gi',
);

/** Where a script may have colors, so that the rest of it need not be looked at. */
export function hintsIn(text: string): {
  isIn: (start: number, end: number) => boolean;
  count: number;
} {
  const offsets = Array.from(text.matchAll(HINT), ({ index }) => index);
  return {
    count: offsets.length,
    isIn(start, end) {
      let [low, high] = [0, offsets.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if (offsets[middle]! < start) low = middle + 1;
        else high = middle;
      }
      return low < offsets.length && offsets[low]! < end;
    },
  };
}
