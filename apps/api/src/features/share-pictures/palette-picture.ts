import type { Hex } from '@swatchwork/color';
import { drawCells, type Shape, swatchesOf, type Typeface } from '@swatchwork/formats/drawing';

import { STAGE, shownName, strip } from './frame.ts';

/**
 * A palette as columns over the full width, each with its hex, above its name and the site's. In sRGB, since most
 * who show such a picture drop its color profile.
 */
export const palettePicture = (
  colors: readonly Hex[],
  name: string | undefined,
  typeface: Typeface,
): Shape[] => [
  ...columns(colors, typeface),
  ...strip(shownName(name) ?? `A palette of ${colors.length} colors`, typeface),
];

/** Colors as columns, each with its hex. */
export const columns = (colors: readonly Hex[], typeface: Typeface, area = STAGE): Shape[] =>
  drawCells(swatchesOf({ name: '', colors }), area, typeface, {
    columns: colors.length,
    rows: 1,
    details: 'none',
    unit: 1,
  });
