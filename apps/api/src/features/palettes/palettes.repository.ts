import { isDeepStrictEqual } from 'node:util';

import type { HoldReason } from '@swatchwork/contract';
import { and, between, eq, inArray, isNull, sql } from 'drizzle-orm';

import { storeAlikes } from '../../db/alike/store-alikes.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { facetsOf } from '../../db/facets/facets-of.ts';
import { withheld } from '../../db/schema/moderation.ts';
import { palettes } from '../../db/schema/palettes.ts';
import { isUuid } from '../../db/uuid-v7.ts';
import { lockAccount } from '../accounts/accounts.repository.ts';
import { isOf } from '../things/things.ts';
import { HELD, type HeldMark } from './palette-marks.ts';
import { type PaletteRow, STORED } from './palette-rows.ts';
import { idsOfSlug, slugOfPalette } from './palette-slug.ts';
import { createPaletteLists } from './search/palette-lists.ts';

type Insert = typeof palettes.$inferInsert;
export type Changes = { [Field in keyof Insert]?: Insert[Field] | undefined };

export type PaletteRepository = ReturnType<typeof createPaletteRepository>;

/**
 * Queries of palettes, over one handle. Inside a transaction, build a second repository from it: on
 * the embedded engine a query through the outer handle would wait for itself forever.
 */
export function createPaletteRepository(db: Database | Transaction) {
  return {
    ...createPaletteLists(db),

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
