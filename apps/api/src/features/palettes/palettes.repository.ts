import { isDeepStrictEqual } from 'node:util';

import { parseHex } from '@swatchwork/color';
import type { HoldReason, PaletteSort } from '@swatchwork/contract';
import { and, asc, between, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';

import { storeAlikes } from '../../db/alike/store-alikes.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { storeFacets } from '../../db/facets/store-facets.ts';
import { heldPalettes } from '../../db/schema/moderation.ts';
import { palettes } from '../../db/schema/palettes.ts';
import { isUuid } from '../../db/uuid-v7.ts';
import { lockAccount } from '../accounts/accounts.repository.ts';
import { LIKES_NOW } from './like/likes-now.ts';
import { HELD, type HeldMark, HIDDEN, type HiddenMark } from './palette-marks.ts';
import { idsOfSlug, slugOfPalette } from './palette-slug.ts';
import { type Lab, toLab } from './search/color-cells.ts';
import { findAlikes } from './search/palette-alikes.ts';
import type { Position } from './search/palette-cursor.ts';
import { withFacets } from './search/palette-facets.ts';
import { nearest, similar } from './search/palette-nearest.ts';
import {
  DISTANCE,
  entries,
  holdsText,
  isBehind,
  matches,
  NAME_KEY,
  ORDERS,
  type PaletteFilter,
  walk,
} from './search/palette-sql.ts';
import { type Plan, planLikeWords, planWalk } from './search/palette-walk.ts';
import type { Likeness } from './search/palette-words.ts';

export type PaletteRow = typeof palettes.$inferSelect;

export type ListedRow = PaletteRow & {
  nameKey: string;
  foldedLikes: number;
  distance?: number;
  hidden?: HiddenMark | null;
  held?: HeldMark | null;
};

type Insert = typeof palettes.$inferInsert;
export type Changes = { [Field in keyof Insert]?: Insert[Field] | undefined };

/** A count looks at so many palettes of a list, … */
export const COUNTED = 1000;

/** … or at so many, where each must be fetched. */
const FETCHED = 500;

export type PaletteRepository = ReturnType<typeof createPaletteRepository>;

/** The columns of a palette as it is shown: its likes are those of this moment. */
export const SHOWN = { ...getTableColumns(palettes), likes: LIKES_NOW };

/** Lists are sorted by the likes that are folded in. */
const COLUMNS = { ...SHOWN, foldedLikes: palettes.likes, nameKey: NAME_KEY };

/**
 * Queries of palettes, over one handle. Inside a transaction, build a second repository from it: on
 * the embedded engine a query through the outer handle would wait for itself forever.
 *
 * Lists are paged by the place of the last row seen, so that no page costs more than the first.
 */
export function createPaletteRepository(db: Database | Transaction) {
  const planOf = (filter: PaletteFilter) => planWalk(db, filter);

  return {
    /**
     * Plans how to find the palettes of a filter, for callers that need both a page and the count.
     */
    planOf,

    /** The first palettes with words like those of a filter, which it may find as well. */
    findByLikeWords(filter: PaletteFilter, likeness: Likeness, sort: PaletteSort, limit: number) {
      const plan = planLikeWords(db, filter, likeness);
      return this.findPage(filter, sort, limit, undefined, plan);
    },

    async findPage(
      filter: PaletteFilter,
      sort: PaletteSort,
      limit: number,
      after?: Position,
      planned: Promise<Plan> = planOf(filter),
    ): Promise<ListedRow[]> {
      const plan = await planned;
      if (plan === 'nothing') return [];
      const condition =
        typeof plan === 'object'
          ? inArray(palettes.id, sql`(${walk(plan, sort, limit, after)})`)
          : and(matchesBy(plan, filter), after && isBehind(sort, ORDERS[sort].key, ID, after));
      return db
        .select({ ...COLUMNS, hidden: HIDDEN, held: HELD })
        .from(palettes)
        .where(condition)
        .orderBy(...inOrder(sort))
        .limit(limit);
    },

    /** A page of the palettes with the colors nearest to all points, and their number. */
    findNearestPage(
      labs: Lab[],
      filter: PaletteFilter,
      sort: PaletteSort,
      limit: number,
      after?: Position,
    ): Promise<(ListedRow & { total: number })[]> {
      const direction = ORDERS[sort].highestFirst ? desc : asc;
      return db
        .select({ ...COLUMNS, distance: DISTANCE, total: sql<number>`page.total` })
        .from(palettes)
        .innerJoin(nearest(labs, filter, sort, limit, after), sql`page.id = ${palettes.id}`)
        .orderBy(direction(sql`page.key`), direction(palettes.id));
    },

    /** Which of these palettes have others nearly alike, by their ids. */
    findAlikes: (ids: readonly string[], filter?: PaletteFilter) => findAlikes(db, ids, filter),

    /**
     * Counts up to one palette more than the limit; the count is complete if it reaches the end
     * before.
     */
    async count(
      filter: PaletteFilter,
      planned: Promise<Plan> = planOf(filter),
    ): Promise<{ count: number; isComplete: boolean }> {
      const plan = await planned;
      if (plan === 'nothing') return { count: 0, isComplete: true };
      if (plan === 'few')
        return { count: await db.$count(palettes, matchesBy(plan, filter)), isComplete: true };
      if (typeof plan === 'object' && plan.few !== undefined)
        return { count: plan.few, isComplete: true };
      const { text, ...rest } = filter;
      const isWalk = typeof plan === 'object';
      // A palette may stand in several of the lists.
      const isOfSeveral = isWalk && plan.lists.length > 1;
      const most = (isWalk ? plan.isFetching : text) ? FETCHED : COUNTED;
      const [isCounted, seen] = isWalk
        ? [and(...plan.conditions), entries(plan, most + 1)]
        : [text && holdsText(text), newest(rest, most + 1)];
      const { rows } = await db.execute<{ count: number; seen: number }>(sql`
        select count(${isOfSeveral ? sql`distinct palette_id` : sql`*`}) filter (where ${isCounted || sql`true`})::int as count,
          count(*)::int as seen
        from ${seen}`);
      const [row] = rows;
      return { count: row!.count, isComplete: row!.seen <= most };
    },

    /** Counts all palettes of a filter: reads an index entry for each. */
    async countAll(filter: PaletteFilter): Promise<number> {
      const plan = await planOf(filter);
      if (plan === 'nothing') return 0;
      if (typeof plan !== 'object') return db.$count(palettes, matches(filter));
      const { rows } = await db.execute<{ count: number }>(sql`
        select count(distinct palette_id)::int as count from palette_terms t
        where ${and(sql`t.term in ${plan.lists}`, ...plan.conditions)}`);
      return rows[0]!.count;
    },

    async findById(id: string): Promise<PaletteRow | undefined> {
      if (!isUuid(id)) return undefined;
      const [row] = await db.select(SHOWN).from(palettes).where(eq(palettes.id, id));
      return row;
    },

    /** Why and since when a palette is held, if it is. */
    async findHeldMark(id: string): Promise<HeldMark | null> {
      const [row] = await db.select({ held: HELD }).from(palettes).where(eq(palettes.id, id));
      return row?.held ?? null;
    },

    /** Finds a palette by its id or by the slug of its page, also under a former name. */
    async findByAddress(name: string): Promise<PaletteRow | undefined> {
      if (isUuid(name)) return this.findById(name);
      if (!SLUG.test(name)) return undefined;
      const [own] = await db.select(SHOWN).from(palettes).where(eq(palettes.slug, name));
      const ids = own ? undefined : idsOfSlug(name);
      if (!ids) return own;
      const rows = await db
        .select(SHOWN)
        .from(palettes)
        .where(between(palettes.id, ids.first, ids.last))
        .orderBy(palettes.id)
        .limit(MOST_OF_A_CODE);
      return rows.find((row) => slugOfPalette(row) === name) ?? rows[0];
    },

    /** The public palettes whose colors are nearest to those of one palette, nearest first. */
    findSimilar({ id, colors }: PaletteRow, limit: number): Promise<PaletteRow[]> {
      const labs = colors.map(({ hex }) => toLab(parseHex(hex)!));
      return db
        .select(SHOWN)
        .from(palettes)
        .innerJoin(similar(id, labs, limit), sql`similar_ones.palette_id = ${palettes.id}`)
        .orderBy(sql`similar_ones.distance`, palettes.id);
    },

    /**
     * Adds a palette of an account; undefined if the account has `most` already. Calls for one
     * account wait for each other. Throws `unauthorized` if the account is gone.
     *
     * @param hold Why it has to wait for a moderator; `values` must be private then.
     */
    insert(
      values: Insert & { userId: string },
      most: number,
      hold?: HoldReason,
    ): Promise<PaletteRow | undefined> {
      return db.transaction(async (tx) => {
        await lockAccount(tx, values.userId, 'no key update');
        if ((await tx.$count(palettes, eq(palettes.userId, values.userId))) >= most)
          return undefined;
        const [row] = await tx.insert(palettes).values(values).returning();
        await storeFacets(tx, [row!]);
        await storeAlikes(tx, [row!]);
        if (hold) await tx.insert(heldPalettes).values({ paletteId: row!.id, reason: hold });
        return row;
      });
    },

    /**
     * Changes a palette, unless another call has changed it since its caller looked. Undefined fields
     * stay as they are.
     *
     * @param seen The row by which the change was checked.
     * @param publisher The owner, for a change that publishes the palette: it then waits for a
     *   suspension of the account that is under way.
     * @param hold Why it has to wait for a moderator; `values` must make it private then.
     * @returns Undefined if the palette is gone, or its texts, colors or visibility are not those seen.
     */
    update(
      seen: PaletteRow,
      values: Changes,
      publisher?: string,
      hold?: HoldReason,
    ): Promise<PaletteRow | undefined> {
      const { id } = seen;
      const { userId } = palettes; // set to itself, because SQL needs at least one field
      return db.transaction(async (tx) => {
        if (publisher !== undefined) await lockAccount(tx, publisher, 'key share');
        const isOne = and(eq(palettes.id, id), IS_KEPT);
        const [now] = await tx.select().from(palettes).where(isOne).for('no key update');
        if (!now || !isDeepStrictEqual(checkedOf(now), checkedOf(seen))) return undefined;
        const [row] = await tx
          .update(palettes)
          .set({ userId: sql`${userId}`, ...values })
          .where(isOne)
          .returning(SHOWN);
        if (row && values.colors) {
          await storeFacets(tx, [row]);
          await storeAlikes(tx, [row]);
        }
        if (row && hold)
          await tx
            .insert(heldPalettes)
            .values({ paletteId: id, reason: hold })
            .onConflictDoNothing();
        return row;
      });
    },

    /** Answers whether the palette existed. */
    async delete(id: string): Promise<boolean> {
      const rows = await db
        .delete(palettes)
        .where(eq(palettes.id, id))
        .returning({ id: palettes.id });
      return rows.length > 0;
    },

    /** Adds one view or copy to a public palette; undefined if there is none. */
    async increment(id: string, counter: 'views' | 'copies') {
      const [row] = await db
        .update(palettes)
        .set({ [counter]: sql`${palettes[counter]} + 1` })
        .where(and(eq(palettes.id, id), palettes.isPublic))
        .returning({ views: palettes.views, copies: palettes.copies });
      return row;
    },
  };
}

/** What decides whether a palette may be public. */
const checkedOf = ({ name, description, tags, colors, isPublic }: PaletteRow) => ({
  name,
  description,
  tags,
  colors,
  isPublic,
});

/** Whether a palette is not one of the deleted, which are private and have no owner. */
export const IS_KEPT = sql`(${palettes.isPublic} or ${palettes.userId} is not null)`;

/** Palettes of one code that are compared by their whole slugs. */
const MOST_OF_A_CODE = 10;

/** The few with the facets are found first, as one array: then the planner fetches just these. */
const matchesBy = (plan: 'few' | 'rows', { facets, ...rest }: PaletteFilter) =>
  plan === 'few' && facets
    ? and(
        sql`${palettes.id} = any (array(select palette_id from (${withFacets(facets)}) as few))`,
        matches(rest),
      )
    : matches({ facets, ...rest });

const SLUG = /^[a-z0-9-]{1,100}$/;

const ID = sql`${palettes.id}`;

/** The newest palettes of a filter, as a source of rows. */
const newest = (filter: PaletteFilter, most: number) => sql`(
  select * from ${palettes} where ${matches(filter)}
  order by ${palettes.createdAt} desc, ${palettes.id} desc limit ${most}
) as palettes`;

function inOrder(sort: PaletteSort) {
  const { key, highestFirst } = ORDERS[sort];
  const direction = highestFirst ? desc : asc;
  return [direction(key), direction(palettes.id)];
}
