import { getTableColumns } from 'drizzle-orm';

import { palettes } from '../../db/schema/palettes.ts';
import type { HeldMark, HiddenMark } from './palette-marks.ts';

/** A palette as it is stored; nobody but the database reads `search`. */
export type PaletteRow = Omit<typeof palettes.$inferSelect, 'search'>;

export type ListedRow = PaletteRow & {
  nameKey: string;
  distance?: number;
  hidden?: HiddenMark | null;
  held?: HeldMark | null;
};

const { search: _, ...columns } = getTableColumns(palettes);

/** The columns of {@link PaletteRow}. */
export const STORED = columns;
