import type { Palette, PaletteListQuery, PaletteSort, PaletteStats } from '@swatchwork/contract';
import type { z } from 'zod';

import { findVisible, visibleTo } from '../../things/find-thing.ts';
import type { ListedRow } from '../palette-rows.ts';
import { type Viewer, visibleInList } from '../palette-visibility.ts';
import type { PaletteRepository } from '../palettes.repository.ts';
import { decodeCursor, encodeCursor, type Position } from '../search/palette-cursor.ts';
import { toLab } from '../search/palette-nearest.ts';
import type { PaletteFilter } from '../search/palette-sql.ts';
import { toPalette } from '../to-palette.ts';
import { FEW, findFew } from './few-palettes.ts';
import { foldPage, SPARE } from './fold-palettes.ts';
import { createPaletteCounts, exactly, type Total } from './palette-counts.ts';

/** One page of a list. */
export interface PalettePage extends Total {
  palettes: Palette[];
  /** Cursor of the next page; undefined on the last page. */
  next: string | undefined;
}

const NO_PAGE: PalettePage = { palettes: [], total: 0, isAtLeast: false, next: undefined };

const MOST_SIMILAR = 6;

type Query = z.output<typeof PaletteListQuery>;

export type PaletteService = ReturnType<typeof createPaletteService>;

/** Reads palettes on behalf of a viewer: only the owner sees private ones. */
export function createPaletteService(repository: PaletteRepository) {
  const count = createPaletteCounts(repository);

  /** The next rows of a list that folds, and the number of those that it shows on all pages. */
  async function findShown(
    filter: PaletteFilter,
    sort: PaletteSort,
    limit: number,
    after?: Position,
  ): Promise<readonly [ListedRow[], Total]> {
    const search = repository.planOf(filter);
    const { rows, total: all } = await repository.findPage(filter, sort, limit, after, search);
    const { count: total, isComplete } = await repository.countShown(search, all);
    return [rows, { total, isAtLeast: !isComplete }];
  }

  /** The next rows of a list and its total; of a search that finds few, also with words like its own. */
  async function find(
    filter: PaletteFilter,
    sort: PaletteSort,
    limit: number,
    after?: Position,
  ): Promise<readonly [ListedRow[], Total]> {
    const search = repository.planOf(filter);
    const { rows, total: known } = await repository.findPage(filter, sort, limit, after, search);
    const total = await count(filter, search, known);
    if (total.isAtLeast || total.total > FEW || !(await isRare(filter))) return [rows, total];
    const isAll = !after && rows.length === total.total;
    const exact = isAll
      ? rows
      : (await repository.findPage(filter, sort, FEW, undefined, search)).rows;
    const all = await findFew(repository, filter, sort, exact);
    const start = after ? all.findIndex(({ id }) => id === after.id) + 1 || all.length : 0;
    return [all.slice(start, start + limit), exactly(all.length)];
  }

  /** Whether a search is by words that few palettes have, whatever else it asks for. */
  async function isRare({ text, tab, tag, facets, userId, alikeTo }: PaletteFilter) {
    if (!text || userId || alikeTo) return false;
    if (!tab && !tag && !facets?.length) return true;
    const { count: found, isComplete } = await repository.count({ text });
    return isComplete && found <= FEW;
  }

  async function findNearest(...search: Parameters<typeof repository.findNearestPage>) {
    const rows = await repository.findNearestPage(...search);
    return [rows, exactly(rows[0]?.total ?? 0)] as const;
  }

  return {
    /** Throws `invalid_request` for a cursor that is not of this list. */
    async list(query: Query, viewer: Viewer): Promise<PalettePage> {
      const { color: colors, limit, cursor } = query;
      const sort = query.sort ?? (colors ? 'nearest' : 'likes');
      const after = cursor === undefined ? undefined : decodeCursor(sort, cursor);
      const visible = visibleInList(query, viewer);
      if (!visible) return NO_PAGE;
      const { tab, tag, q: text, alikeTo } = query;
      const filter: PaletteFilter = {
        ...{ tab, tag, text, alikeTo, facets: wantedFacets(query) },
        ...visible,
      };

      const isFolding = Boolean(query.fold) && !text && !alikeTo && !filter.userId;
      const most = isFolding ? limit + SPARE : limit;
      const [rows, total] = colors
        ? await findNearest(colors.map(toLab), filter, sort, most + 1, after, isFolding)
        : await (isFolding ? findShown : find)(filter, sort, most + 1, after);
      // Of the nearest to colors, those that are folded are not among the rows.
      const alikes = isFolding
        ? await repository.findAlikes(idsOf(rows), colors ? undefined : filter)
        : new Map();
      const { page, last } = foldPage(rows, limit, alikes);
      const isLast = last === rows.at(-1) && rows.length <= most;
      return {
        ...total,
        palettes: page.map(toPalette),
        next: last && !isLast ? encodeCursor(sort, positionOf(last, sort)) : undefined,
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

    /**
     * A palette by its id or the slug of its page. Throws `not_found` for a private palette of
     * another account, as if there were none.
     */
    async read(name: string, viewer: Viewer): Promise<Palette> {
      const row = visibleTo(viewer, 'palette', await repository.findByAddress(name));
      const held = row.isPublic ? null : await repository.findHeldMark(row.id);
      return toPalette({ ...row, held });
    },

    /** Public palettes with the most similar colors. Throws `not_found` as `read` does. */
    async similar(id: string, viewer: Viewer): Promise<Palette[]> {
      const palette = await findVisible('palette', repository, id, viewer);
      const rows = await repository.findSimilar(palette, MOST_SIMILAR);
      return rows.map(toPalette);
    },
  };
}

const idsOf = (rows: readonly ListedRow[]) => rows.map(({ id }) => id);

/** The position of a row in an order. */
export function positionOf(row: ListedRow, sort: PaletteSort): Position {
  const keys = {
    likes: row.likes,
    newest: row.createdAt.getTime(),
    name: row.nameKey,
    nearest: row.distance ?? 0,
  };
  return { key: keys[sort], id: row.id };
}

/** What a query asks for besides words, tags and colors, as facets-of.ts writes it. */
function wantedFacets({ safe, pairs, ground, tone, strength, size }: Query): string[] {
  const wanted = Object.entries({ pairs, ground, tone, strength, size })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name} ${value}`);
  return [...(safe?.split(',') ?? []).map((vision) => `safe ${vision}`), ...wanted];
}
