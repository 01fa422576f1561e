import { drawMode, type Shape, type Typeface } from '@swatchwork/formats/drawing';
import { createTheme } from '@swatchwork/theme';
import { readThemeQuery, toInput } from '@swatchwork/theme/link';

import { STAGE, shownName, strip, WIDTH } from './frame.ts';

/** A theme at work, light beside dark. */
export function themePicture(query: string, name: string | undefined, typeface: Typeface): Shape[] {
  const theme = createTheme(toInput(readThemeQuery(query).document));
  const half = { ...STAGE, width: WIDTH / 2 };
  const brands = theme.brands.map(({ hex }) => hex).join(', ');
  return [
    ...drawMode(theme, 'light', half, typeface),
    ...drawMode(theme, 'dark', { ...half, x: half.width }, typeface),
    ...strip(shownName(name) ?? `A theme from ${brands}`, typeface),
  ];
}
