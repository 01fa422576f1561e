import { isDeepStrictEqual } from 'node:util';

import { exactSrgb } from '@swatchwork/color';
import type { HoldReason, PaletteSort } from '@swatchwork/contract';
import { and, asc, between, desc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';

import { storeAlikes } from '../../db/alike/store-alikes.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { facetsOf } from '../../db/facets/facets-of.ts';
import { withheld } from '../../db/schema/moderation.ts';
import { palettes } from '../../db/schema/palettes.ts';
import { isUuid } from '../../db/uuid-v7.ts';
import { lockAccount } from '../accounts/accounts.repository.ts';
import { isOf } from '../things/things.ts';
import { HELD, type HeldMark, HIDDEN, type HiddenMark } from './palette-marks.ts';
import { idsOfSlug, slugOfPalette } from './palette-slug.ts';
import { type Counted, countPalettes, countShown } from './search/count-palettes.ts';
import { findPage } from './search/find-page.ts';
import { findAlikes } from './search/palette-alikes.ts';
import type { Position } from './search/palette-cursor.ts';
import { type Lab, nearest, similar, toLab } from './search/palette-nearest.ts';
import { planLikeWords, planSearch, type Search } from './search/palette-search.ts';
import {
  DISTANCE,
  IS_PUBLIC,
  isBehind,
  matches,
  NAME_KEY,
  ORDERS,
  type PaletteFilter,
} from './search/palette-sql.ts';
import type { Likeness } from './search/palette-words.ts';

/** A palette as it is stored; nobody but the database reads `search`. */
export type PaletteRow = Omit<typeof palettes.$inferSelect, 'search'>;

export type ListedRow = PaletteRow & {
  nameKey: string;
  distance?: number;
  hidden?: HiddenMark | null;
  held?: HeldMark | null;
};

type Insert = typeof palettes.$inferInsert;
export type Changes = { [Field in keyof Insert]?: Insert[Field] | undefined };

/** A page of a list. */
export interface FoundPage {
  rows: ListedRow[];
  /** Of all pages, where it is known. */
  total?: number | undefined;
}

/** A plan under way; it is undefined where no palette can be found. */
type Planned = Promise<Search | undefined>;

export type PaletteRepository = ReturnType<typeof createPaletteRepository>;

const { search: _, ...STORED } = getTableColumns(palettes);

const COLUMNS = { ...STORED, nameKey: NAME_KEY };

/**
 * Queries of palettes, over one handle. Inside a transaction, build a second repository from it: on
 * the embedded engine a query through the outer handle would wait for itself forever.
 *
 * Lists are paged by the place of the last row seen, so that no page costs more than the first.
 */
export function createPaletteRepository(db: Database | Transaction) {
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

    async findById(id: string, { isDeleted = false } = {}): Promise<PaletteRow | undefined> {
      if (!isUuid(id)) return undefined;
      const [row] = await db
        .select()
        .from(palettes)
        .where(and(eq(palettes.id, id), isDeleted ? sql`not ${IS_KEPT}` : IS_KEPT));
      return row;
    },

    findAllOf: (ids: readonly string[]): Promise<PaletteRow[]> =>
      db
        .select()
        .from(palettes)
        .where(inArray(palettes.id, [...ids])),

    /** Why and since when a palette is held, if it is. */
    async findHeldMark(id: string): Promise<HeldMark | null> {
      const [row] = await db.select({ held: HELD }).from(palettes).where(eq(palettes.id, id));
      return row?.held ?? null;
    },

    /** Finds a palette by its id or by the slug of its page, also under a former name. */
    async findByAddress(name: string): Promise<PaletteRow | undefined> {
      if (isUuid(name)) return this.findById(name);
      if (!SLUG.test(name)) return undefined;
      const [own] = await db
        .select()
        .from(palettes)
        .where(and(eq(palettes.slug, name), IS_KEPT));
      const ids = own ? undefined : idsOfSlug(name);
      if (!ids) return own;
      const rows = await db
        .select()
        .from(palettes)
        .where(and(between(palettes.id, ids.first, ids.last), IS_KEPT))
        .orderBy(palettes.id)
        .limit(MOST_OF_A_CODE);
      return rows.find((row) => slugOfPalette(row) === name) ?? rows[0];
    },

    /** The public palettes whose colors are nearest to those of one palette, nearest first. */
    findSimilar({ id, colors }: PaletteRow, limit: number): Promise<PaletteRow[]> {
      const labs = colors.map((color) => toLab(exactSrgb(color)));
      return db
        .select(STORED)
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
        if ((await tx.$count(palettes, isOf(palettes, values.userId))) >= most) return undefined;
        const [row] = await tx
          .insert(palettes)
          .values({ ...values, facets: facetsOf(values.colors) })
          .returning(STORED);
        await storeAlikes(tx, [row!]);
        if (hold) await tx.insert(withheld).values({ paletteId: row!.id, hold });
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
        const facets = values.colors && facetsOf(values.colors);
        const [row] = await tx
          .update(palettes)
          .set({ userId: sql`${userId}`, ...values, facets })
          .where(isOne)
          .returning(STORED);
        // A trigger empties facets that did not change with the colors, as if an older instance wrote them.
        if (row && facets && !row.facets)
          await tx.update(palettes).set({ facets }).where(eq(palettes.id, id));
        if (row && facets) await storeAlikes(tx, [row]);
        if (row && hold)
          await tx.insert(withheld).values({ paletteId: id, hold }).onConflictDoNothing();
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

const NONE: Counted = { count: 0, isComplete: true };

/** What decides whether a palette may be public. */
const checkedOf = ({ name, description, tags, colors, isPublic }: PaletteRow) => ({
  name,
  description,
  tags,
  colors,
  isPublic,
});

const IS_KEPT = isNull(palettes.deletedAt);

/** Palettes of one code that are compared by their whole slugs. */
const MOST_OF_A_CODE = 10;

const SLUG = /^[a-z0-9-]{1,100}$/;

const ID = sql`${palettes.id}`;

function inOrder(sort: PaletteSort) {
  const { key, highestFirst } = ORDERS[sort];
  const direction = highestFirst ? desc : asc;
  return [direction(key), direction(palettes.id)];
}
