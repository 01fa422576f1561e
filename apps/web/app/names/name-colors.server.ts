import { exactSrgb, toCssColor } from '@swatchwork/color';
import { nearestColorName } from '@swatchwork/color/names';

import type { Names } from './use-color-names.ts';

/**
 * The names of colors that are part of a page, so that it shows them without JavaScript.
 *
 * @param texts Colors as text for CSS, as `colorTexts` gives them.
 */
export const nameColors = (texts: readonly string[]): Names =>
  Object.fromEntries(
    texts.map((text) => [text, nearestColorName(exactSrgb(toCssColor(text)!)).name]),
  );
