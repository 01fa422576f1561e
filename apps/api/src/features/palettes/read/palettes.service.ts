import type { Palette, PaletteListQuery, PaletteSort, PaletteStats } from '@swatchwork/contract';
import type { z } from 'zod';

import { AppError } from '../../../app-error.ts';
import type { Account } from '../../../plugins/guard/auth.ts';
import type { ListedRow, PaletteRepository, PaletteRow } from '../palettes.repository.ts';
import { toLab } from '../search/color-cells.ts';
import { decodeCursor, encodeCursor, type Position } from '../search/palette-cursor.ts';
import type { PaletteFilter } from '../search/palette-sql.ts';
import { toPalette } from '../to-palette.ts';
import { createPaletteCounts, exactly, type Total } from './palette-counts.ts';

/** One page of a list. */
export interface PalettePage extends Total {
  palettes: Palette[];
  /** Cursor of the next page; undefined on the last. */
  next: string | undefined;
}

const NO_PAGE: PalettePage = { palettes: [], total: 0, isAtLeast: false, next: undefined };

const MOST_SIMILAR = 6;

type Query = z.output<typeof PaletteListQuery>;
type Viewer = Account | null;

export type PaletteService = ReturnType<typeof createPaletteService>;

/** Reads palettes, with the eyes of whoever asks: private ones are there for their owner alone. */
export function createPaletteService(repository: PaletteRepository) {
  const count = createPaletteCounts(repository);

  function find(filter: PaletteFilter, sort: PaletteSort, limit: number, after?: Position) {
    const plan = repository.planOf(filter);
    return Promise.all([
      repository.findPage(filter, sort, limit, after, plan),
      count(filter, plan),
    ]);
  }

  async function findNearest(...search: Parameters<typeof repository.findNearestPage>) {
    const rows = await repository.findNearestPage(...search);
    return [rows, exactly(rows[0]?.total ?? 0)] as const;
  }

  return {
    /** Throws `invalid_request` for a cursor that is not of this list. */
    async list(query: Query, viewer: Viewer): Promise<PalettePage> {
      const { color, limit, cursor } = query;
      const sort = query.sort ?? (color ? 'nearest' : 'likes');
      const after = cursor === undefined ? undefined : decodeCursor(sort, cursor);
      const filter = toFilter(query, viewer);
      if (!filter) return NO_PAGE;

      const [rows, total] = color
        ? await findNearest(toLab(color), filter, sort, limit + 1, after)
        : await find(filter, sort, limit + 1, after);
      const page = rows.slice(0, limit);
      const last = rows.length > limit ? page.at(-1) : undefined;
      return {
        ...total,
        palettes: page.map(toPalette),
        next: last && encodeCursor(sort, positionOf(last, sort)),
      };
    },

    async stats(): Promise<PaletteStats> {
      const [all, trending, popular] = await Promise.all([
        count({}),
        count({ tab: 'trending' }),
        count({ tab: 'popular' }),
      ]);
      return { total: all.total, trending: trending.total, popular: popular.total };
    },

    /** Throws `not_found` for a private palette of somebody else, as if there were none. */
    async read(id: string, viewer: Viewer): Promise<Palette> {
      return toPalette(await findVisible(repository, id, viewer));
    },

    /** Public palettes with the most similar colors. Throws `not_found` as `read` does. */
    async similar(id: string, viewer: Viewer): Promise<Palette[]> {
      const palette = await findVisible(repository, id, viewer);
      const rows = await repository.findSimilar(palette, MOST_SIMILAR);
      return rows.map(toPalette);
    },
  };
}

/** @throws {AppError} `not_found`, also for a private palette of somebody else. */
export async function findVisible(
  repository: PaletteRepository,
  id: string,
  viewer: Viewer,
): Promise<PaletteRow> {
  const row = await repository.findById(id);
  if (!row || !(row.isPublic || isOwner(row, viewer))) throw noSuchPalette();
  return row;
}

export const isOwner = (row: PaletteRow, viewer: Viewer): boolean =>
  row.userId !== null && row.userId === viewer?.id;

export const noSuchPalette = () => new AppError('not_found', 'There is no palette with this id');

/** What is meant, for this viewer; undefined where they may see nothing of it. */
function toFilter(query: Query, viewer: Viewer): PaletteFilter | undefined {
  const { tab, tag, q: text } = query;
  const filter = { tab, tag, text };
  if (query.isPublic === 'false') {
    const isOwn = viewer && (query.userId ?? viewer.id) === viewer.id;
    return isOwn ? { ...filter, userId: viewer.id, visibility: 'private' } : undefined;
  }
  const seesAll =
    query.isPublic === undefined && query.userId !== undefined && query.userId === viewer?.id;
  return { ...filter, userId: query.userId, visibility: seesAll ? 'all' : 'public' };
}

/** Where a row stands in an order. */
export function positionOf(row: ListedRow, sort: PaletteSort): Position {
  const keys = {
    likes: row.likes,
    newest: row.createdAt.getTime(),
    name: row.nameKey,
    nearest: row.distance ?? 0,
  };
  return { key: keys[sort], id: row.id };
}
