import { exactSrgb } from '@swatchwork/color';
import type { PaletteSort } from '@swatchwork/contract';
import { and, asc, desc, sql } from 'drizzle-orm';

import type { Database, Transaction } from '../../../db/database.ts';
import { palettes } from '../../../db/schema/palettes.ts';
import { HELD, HIDDEN } from '../palette-marks.ts';
import { IN_LIST, type ListedRow, type PaletteRow } from '../palette-rows.ts';
import { type Counted, countPalettes, countShown } from './count-palettes.ts';
import { findPage } from './find-page.ts';
import { findAlikes } from './palette-alikes.ts';
import type { Position } from './palette-cursor.ts';
import { type Lab, nearest, similar, toLab } from './palette-nearest.ts';
import { planLikeWords, planSearch, type Search } from './palette-search.ts';
import {
  DISTANCE,
  IS_PUBLIC,
  isBehind,
  matches,
  NAME_KEY,
  ORDERS,
  type PaletteFilter,
} from './palette-sql.ts';
import type { Likeness } from './palette-words.ts';

/** A page of a list. */
export interface FoundPage {
  rows: ListedRow[];
  /** Of all pages, where it is known. */
  total?: number | undefined;
}

/** A plan under way; it is undefined where no palette can be found. */
type Planned = Promise<Search | undefined>;

const COLUMNS = { ...IN_LIST, nameKey: NAME_KEY };

/**
 * Queries of lists of palettes, and their counts. Lists are paged by the place of the last row
 * seen, so that no page costs more than the first.
 */
export function createPaletteLists(db: Database | Transaction) {
  const planOf = (filter: PaletteFilter) => planSearch(db, filter);

  return {
    /**
     * Plans how to find the palettes of a filter, for callers that need both a page and the count.
     */
    planOf,

    /** The first palettes with words like those of a filter, which it may find as well. */
    async findByLikeWords(
      filter: PaletteFilter,
      likeness: Likeness,
      sort: PaletteSort,
      limit: number,
    ): Promise<ListedRow[]> {
      const search = planLikeWords(db, filter, likeness);
      return (await this.findPage(filter, sort, limit, undefined, search)).rows;
    },

    async findPage(
      filter: PaletteFilter,
      sort: PaletteSort,
      limit: number,
      after?: Position,
      planned: Planned = planOf(filter),
    ): Promise<FoundPage> {
      const search = await planned;
      if (!search) return { rows: [], total: 0 };
      const found = search.isByLexemes ? await findPage(db, search, sort, limit, after) : undefined;
      const condition = found
        ? and(IS_PUBLIC, sql`${ID} = any (${`{${found.ids.join()}}`}::uuid[])`)
        : and(search.condition, after && isBehind(sort, ORDERS[sort].key, ID, after));
      const rows = await db
        .select({ ...COLUMNS, hidden: HIDDEN, held: HELD })
        .from(palettes)
        .where(condition)
        .orderBy(...inOrder(sort))
        .limit(limit);
      const isAll = !after && rows.length < limit;
      return { rows, total: found ? found.total : isAll ? rows.length : undefined };
    },

    /** A page of the palettes with the colors nearest to all points, and their number: see {@link nearest}. */
    findNearestPage(
      labs: Lab[],
      filter: PaletteFilter,
      sort: PaletteSort,
      limit: number,
      after?: Position,
      isFolding?: boolean,
    ): Promise<(ListedRow & { total: number })[]> {
      const direction = ORDERS[sort].highestFirst ? desc : asc;
      return db
        .select({ ...COLUMNS, distance: DISTANCE, total: sql<number>`page.total` })
        .from(palettes)
        .innerJoin(
          nearest(labs, filter, sort, limit, after, isFolding),
          sql`page.id = ${palettes.id}`,
        )
        .orderBy(direction(sql`page.key`), direction(palettes.id));
    },

    /** Which of these palettes have ones of other accounts nearly alike, by their ids. */
    findAlikes: (ids: readonly string[], filter?: PaletteFilter) => findAlikes(db, ids, filter),

    /** Counts up to one palette more than the limit, see {@link countPalettes}. */
    async count(filter: PaletteFilter, planned: Planned = planOf(filter)): Promise<Counted> {
      const search = await planned;
      return search ? countPalettes(db, search) : NONE;
    },

    /** Counts what a list shows of a search that folds, see {@link countShown}. */
    async countShown(planned: Planned, all?: number): Promise<Counted> {
      const search = await planned;
      return search ? countShown(db, search, all) : NONE;
    },

    /** Counts all palettes of a filter without a text: reads an index entry for each. */
    countAll: (filter: PaletteFilter): Promise<number> => db.$count(palettes, matches(filter)),

    /** The public palettes whose colors are nearest to those of one palette, nearest first. */
    findSimilar({ id, colors }: PaletteRow, limit: number): Promise<PaletteRow[]> {
      const labs = colors.map((color) => toLab(exactSrgb(color)));
      return db
        .select(IN_LIST)
        .from(palettes)
        .innerJoin(similar(id, labs, limit), sql`similar_ones.palette_id = ${palettes.id}`)
        .orderBy(sql`similar_ones.distance`, palettes.id);
    },
  };
}

const NONE: Counted = { count: 0, isComplete: true };

const ID = sql`${palettes.id}`;

function inOrder(sort: PaletteSort) {
  const { key, highestFirst } = ORDERS[sort];
  const direction = highestFirst ? desc : asc;
  return [direction(key), direction(palettes.id)];
}
