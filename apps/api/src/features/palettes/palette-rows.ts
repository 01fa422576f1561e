import { getTableColumns } from 'drizzle-orm';

import { palettes } from '../../db/schema/palettes.ts';
import type { HeldMark, HiddenMark } from './palette-marks.ts';

/**
 * A palette as it is stored; nobody but the database reads `search`, and lists leave out the long
 * `viewState`.
 */
export type PaletteRow = Omit<typeof palettes.$inferSelect, 'search' | 'viewState'> & {
  viewState?: string | null;
};

/** A palette in a list, with what the list is ordered by, and why others may not see it. */
export type ListedRow = PaletteRow & {
  nameKey: string;
  distance?: number;
  hidden?: HiddenMark | null;
  held?: HeldMark | null;
};

const { search: _, ...columns } = getTableColumns(palettes);

/** All columns of a {@link PaletteRow}. */
export const STORED = columns;

const { viewState: __, ...listed } = columns;

/** The columns of a palette in a list. */
export const IN_LIST = listed;
