import type { PaletteSort } from '@swatchwork/contract';
import { and, asc, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';

import type { Database, Transaction } from '../../db/client.ts';
import { palettes } from '../../db/schema/palettes.ts';
import type { Position } from './palette-cursor.ts';
import {
  DISTANCE,
  isBehind,
  matches,
  NAME_KEY,
  nearest,
  ORDERS,
  type PaletteFilter,
  similar,
  walk,
} from './palette-sql.ts';
import { planWalk } from './palette-walk.ts';

export type PaletteRow = typeof palettes.$inferSelect;
export type ListedRow = PaletteRow & { nameKey: string; distance?: number };

type Insert = typeof palettes.$inferInsert;
type Changes = { [Field in keyof Insert]?: Insert[Field] | undefined };

/** A point of OKLab: l, a, b. */
export type Lab = readonly [number, number, number];

/** How many colours around a colour are looked at; the palettes that hold them are found. */
export const NEAREST_COLORS = 250;

/** Lists are counted so far and no further. */
export const COUNTED = 1000;

export type PaletteRepository = ReturnType<typeof createPaletteRepository>;

const COLUMNS = { ...getTableColumns(palettes), nameKey: NAME_KEY };

/**
 * Every query of palettes, over one handle. Inside a transaction, build a second repository from
 * it: on the embedded engine a query through the outer handle would wait for itself for ever.
 *
 * Lists are paged by the place of the last row seen, so that no page costs more than the first.
 */
export function createPaletteRepository(db: Database | Transaction) {
  return {
    async findPage(
      filter: PaletteFilter,
      sort: PaletteSort,
      limit: number,
      after?: Position,
    ): Promise<ListedRow[]> {
      const plan = await planWalk(db, filter);
      if (plan === 'nothing') return [];
      const condition = plan
        ? inArray(palettes.id, sql`(${walk(plan, sort, limit, after)})`)
        : and(matches(filter), after && isBehind(sort, ORDERS[sort].key, ID, after));
      return db
        .select(COLUMNS)
        .from(palettes)
        .where(condition)
        .orderBy(...inOrder(sort))
        .limit(limit);
    },

    /** Of the palettes that hold the colours nearest to a point; in any order. */
    findNearestPage(
      lab: Lab,
      filter: PaletteFilter,
      sort: PaletteSort,
      limit: number,
      after?: Position,
    ): Promise<ListedRow[]> {
      return db
        .select({ ...COLUMNS, distance: DISTANCE })
        .from(palettes)
        .innerJoin(nearest(lab, NEAREST_COLORS), IS_NEAREST)
        .where(and(matches(filter), after && isBehind(sort, ORDERS[sort].key, ID, after)))
        .orderBy(...inOrder(sort))
        .limit(limit);
    },

    /** As many as there are, or `COUNTED + 1` if there are more than `COUNTED`. */
    async count(filter: PaletteFilter): Promise<number> {
      const plan = await planWalk(db, filter);
      if (plan === 'nothing') return 0;
      return countRows(
        plan
          ? walk(plan, 'likes', COUNTED + 1)
          : sql`select from ${palettes} where ${matches(filter)}
                order by ${palettes.createdAt}, ${palettes.id} limit ${COUNTED + 1}`,
      );
    },

    countNearest(lab: Lab, filter: PaletteFilter): Promise<number> {
      return countRows(
        sql`select from ${palettes} join ${nearest(lab, NEAREST_COLORS)} on ${IS_NEAREST}
            where ${matches(filter)}`,
      );
    },

    /** However many there are: reads an entry for each of them. */
    async countAll(filter: PaletteFilter): Promise<number> {
      const plan = await planWalk(db, filter);
      if (plan === 'nothing') return 0;
      if (!plan) return countRows(sql`select from ${palettes} where ${matches(filter)}`);
      const { lists, conditions } = plan;
      return countRows(sql`
        select distinct palette_id from palette_terms t
        where ${and(sql`t.term in ${lists}`, ...conditions)}`);
    },

    async findById(id: string): Promise<PaletteRow | undefined> {
      if (!UUID.test(id)) return undefined;
      const [row] = await db.select().from(palettes).where(eq(palettes.id, id));
      return row;
    },

    /** The public palettes whose colours are nearest to those of one palette, nearest first. */
    findSimilar(id: string, limit: number): Promise<PaletteRow[]> {
      return db
        .select(getTableColumns(palettes))
        .from(palettes)
        .innerJoin(similar(id, limit), sql`similar_ones.palette_id = ${palettes.id}`)
        .orderBy(sql`similar_ones.distance`, palettes.id);
    },

    async insert(values: Insert): Promise<PaletteRow> {
      const [row] = await db.insert(palettes).values(values).returning();
      return row!;
    },

    /** Fields that are undefined stay. Answers undefined if the palette is gone. */
    async update(id: string, values: Changes): Promise<PaletteRow | undefined> {
      const { userId } = palettes; // set to itself, because an update without any field is none
      const [row] = await db
        .update(palettes)
        .set({ userId: sql`${userId}`, ...values })
        .where(eq(palettes.id, id))
        .returning();
      return row;
    },

    /** Whether it was there. */
    async delete(id: string): Promise<boolean> {
      const rows = await db
        .delete(palettes)
        .where(eq(palettes.id, id))
        .returning({ id: palettes.id });
      return rows.length > 0;
    },

    /** One more view or copy of a public palette; undefined if there is none. */
    async increment(id: string, counter: 'views' | 'copies') {
      const [row] = await db
        .update(palettes)
        .set({ [counter]: sql`${palettes[counter]} + 1` })
        .where(and(eq(palettes.id, id), palettes.isPublic))
        .returning({ views: palettes.views, copies: palettes.copies });
      return row;
    },
  };

  async function countRows(rows: SQL): Promise<number> {
    const [row] = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from (${rows}) as counted`,
    );
    return row!.count;
  }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const ID = sql`${palettes.id}`;
const IS_NEAREST = sql`nearest.palette_id = ${palettes.id}`;

function inOrder(sort: PaletteSort) {
  const { key, highestFirst } = ORDERS[sort];
  const direction = highestFirst ? desc : asc;
  return [direction(key), direction(palettes.id)];
}
