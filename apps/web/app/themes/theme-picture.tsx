import { fromInput, writeThemeQuery } from '@swatchwork/theme/link';

import type { SavedTheme } from '../api/types.ts';

/** A saved theme in light and dark over its brand colors: the upper part of the picture of its link, 75 to 32. */
export const ThemePicture = ({ input }: Pick<SavedTheme, 'input'>) => (
  <img
    alt=""
    loading="lazy"
    src={`/pictures/theme.png${writeThemeQuery(fromInput(input))}`}
    className="absolute inset-0 size-full object-cover object-top"
  />
);
