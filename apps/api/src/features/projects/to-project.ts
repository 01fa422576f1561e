import { formatHex, mapToGamut, parseColor } from '@swatchwork/color';
import type { ProjectDetails, ProjectItem, ProjectSummary } from '@swatchwork/contract';

import { toPalette } from '../palettes/to-palette.ts';
import { toSavedTheme } from '../themes/saved/saved-themes.service.ts';
import type { FirstItem, ItemRow } from './project-items.repository.ts';
import type { ProjectRow } from './projects.repository.ts';

/** Colors of each of the first items. */
const COLORS_SHOWN = 3;

/** The serializer drops what the contract does not name. */
export const toDetails = (row: ProjectRow): ProjectDetails => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  changedAt: row.changedAt.toISOString(),
});

/** A project with what its card shows, of its first items. */
export const toSummary = (row: ProjectRow, first: readonly FirstItem[]): ProjectSummary => ({
  ...toDetails(row),
  itemCount: first[0]?.count ?? 0,
  colors: firstColorsOf(first),
});

/** Some colors of each of the first items. */
export const firstColorsOf = (first: readonly FirstItem[]): ProjectSummary['colors'] =>
  first.flatMap((item) => colorsOf(item).slice(0, COLORS_SHOWN));

/** An item holds one of both. */
export const toItem = ({ palette, theme }: ItemRow): ProjectItem[] => {
  if (palette) return [{ id: palette.id, palette: toPalette(palette) }];
  return theme ? [{ id: theme.id, theme: toSavedTheme(theme) }] : [];
};

/** The colors of a palette, or the brand colors of a theme as a screen of sRGB shows them. */
export function colorsOf({
  colors,
  input,
}: Pick<FirstItem, 'colors' | 'input'>): ProjectSummary['colors'] {
  if (colors) return colors.map(({ hex }) => hex);
  return (input?.brands ?? []).flatMap((brand) => {
    const parsed = parseColor(typeof brand === 'string' ? brand : brand.color);
    return parsed ? [formatHex(mapToGamut(parsed.color))] : [];
  });
}
