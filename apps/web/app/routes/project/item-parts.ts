import type { Hex } from '@swatchwork/color';

import type { ProjectItem } from '../../api/types.ts';
import { hexesOf } from '../../palettes/hexes-of.ts';
import { paletteKind, palettePath, viewPath } from '../../palettes/palette-path.ts';
import { brandsOf } from '../../themes/brands-of.ts';
import { countOf } from '../../ui/text/format-count.ts';

/** The colors of a palette, or the brand colors of a theme. */
export const colorsOf = ({ palette, theme }: ProjectItem): Hex[] => {
  if (palette) return hexesOf(palette);
  return theme ? brandsOf(theme) : [];
};

export const nameOf = ({ palette, theme }: ProjectItem): string =>
  palette?.name ?? theme?.name ?? '';

export const pathOf = ({ id, palette }: ProjectItem): string =>
  palette ? (palette.view ? viewPath : palettePath)(palette) : `/theme?saved=${id}`;

/** Whether others see it as well. */
export const isPublic = ({ palette, theme }: ProjectItem): boolean =>
  (palette ?? theme)?.isPublic === true;

export const kindOf = (item: ProjectItem): string =>
  item.palette
    ? `${paletteKind(item.palette)}, ${countOf(item.palette.colors.length, 'color')}`
    : `theme, ${countOf(item.theme?.input.brands.length ?? 0, 'brand color')}`;
