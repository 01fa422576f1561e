import type { Palette, PaletteColor, SavedView } from '@swatchwork/contract';
import type { HeldMark, HiddenMark } from './palette-marks.ts';
import type { PaletteRow } from './palette-rows.ts';
import { slugOfPalette } from './palette-slug.ts';

/** A row in the contract's shape; the serializer drops fields that the contract does not name. */
export function toPalette({
  hidden,
  held,
  ...row
}: PaletteRow & {
  hidden?: HiddenMark | null;
  held?: HeldMark | null | undefined;
  alike?: number | undefined;
}): Palette {
  return {
    ...row,
    ...(hidden && { hidden: { ...hidden, since: new Date(hidden.since).toISOString() } }),
    ...(held && { held: toHeld(held) }),
    slug: slugOfPalette(row),
    view: viewOf(row),
    createdAt: row.createdAt.toISOString(),
    colors: row.colors.map(toPaletteColor),
  };
}

/** The page that shows a palette with the work that was saved, which lists leave out. */
export const viewOf = ({
  viewPage,
  viewState,
}: Pick<PaletteRow, 'viewPage' | 'viewState'>): SavedView | undefined =>
  viewPage ? { page: viewPage, ...(viewState && { state: viewState }) } : undefined;

/** The color as a hex if that is exact. */
export const toPaletteColor = ({ hex, ...more }: Exclude<PaletteColor, string>): PaletteColor =>
  Object.keys(more).length === 0 ? hex : { hex, ...more };

/** Why and since when a palette is held, in the contract's shape. */
export const toHeld = ({ reason, since }: HeldMark) => ({
  reason,
  since: new Date(since).toISOString(),
});
