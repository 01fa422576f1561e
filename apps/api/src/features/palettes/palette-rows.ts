import { getTableColumns } from 'drizzle-orm';

import { palettes } from '../../db/schema/palettes.ts';
import type { HeldMark, HiddenMark } from './palette-marks.ts';

/** A palette as it is stored; nobody but the database reads `search`, and lists leave out the long `viewState`. */
export type PaletteRow = Omit<typeof palettes.$inferSelect, 'search' | 'viewState'> & {
  viewState?: string | null;
};

export type ListedRow = PaletteRow & {
  nameKey: string;
  distance?: number;
  hidden?: HiddenMark | null;
  held?: HeldMark | null;
};

const { search: _, ...columns } = getTableColumns(palettes);

const { viewState: __, ...listed } = columns;

/** The columns of {@link PaletteRow}, and those of one among others. */
export const STORED = columns;
export const IN_LIST = listed;
