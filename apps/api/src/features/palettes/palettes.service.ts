import type { Palette, PaletteListQuery, PaletteSort, PaletteStats } from '@swatchwork/contract';
import type { z } from 'zod';

import { decodeCursor, encodeCursor, type Position } from './palette-cursor.ts';
import type { createPaletteRepository, PaletteRow } from './palettes.repository.ts';

/** One page of a list. */
export interface PalettePage {
  palettes: Palette[];
  /** How many palettes the filter finds on all pages. */
  total: number;
  /** Cursor of the next page; undefined on the last. */
  next: string | undefined;
}

export type PaletteService = ReturnType<typeof createPaletteService>;

export function createPaletteService(repository: ReturnType<typeof createPaletteRepository>) {
  return {
    /** Public palettes. Throws `invalid_request` for a cursor that is not of this list. */
    async list(query: z.output<typeof PaletteListQuery>): Promise<PalettePage> {
      const { sort, limit, cursor, tab, userId, q: text } = query;
      const after = cursor === undefined ? undefined : decodeCursor(sort, cursor);
      // Private palettes are listed for their owner alone, and nobody is signed in.
      if (query.isPublic === 'false') return { palettes: [], total: 0, next: undefined };

      const filter = { userId, tab, text };
      const [rows, total] = await Promise.all([
        repository.findPage(filter, sort, limit + 1, after),
        repository.count(filter),
      ]);
      const page = rows.slice(0, limit);
      const last = rows.length > limit ? page.at(-1) : undefined;
      return {
        palettes: page.map(toPalette),
        total,
        next: last && encodeCursor(sort, positionOf(last, sort)),
      };
    },

    stats(): Promise<PaletteStats> {
      return repository.countByLikes();
    },
  };
}

function positionOf(row: PaletteRow, sort: PaletteSort): Position {
  const keys = { likes: row.likes, newest: row.createdAt.getTime(), name: row.nameKey };
  return { key: keys[sort], id: row.id };
}

function toPalette(row: PaletteRow): Palette {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    colors: row.colors.map(({ hex, name }) => (name === undefined ? hex : { hex, name })),
  };
}
