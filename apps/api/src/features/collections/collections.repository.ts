import { LIMITS } from '@swatchwork/contract';
import { and, desc, eq, getTableColumns, gt, inArray, isNull, lte, sql } from 'drizzle-orm';

import type { Database } from '../../db/database.ts';
import { collections } from '../../db/schema/collections.ts';
import { suspendedAccounts } from '../../db/schema/moderation.ts';
import { isUuid } from '../../db/uuid-v7.ts';
import { lockAccount } from '../accounts/accounts.repository.ts';

export type CollectionRow = typeof collections.$inferSelect;

/** With whether its account is suspended: then only its owner sees it. */
export type FoundCollection = CollectionRow & { isSuspended: boolean };

type NewCollection = typeof collections.$inferInsert;
type Changes = {
  [Field in 'name' | 'description' | 'isPublic']?: NewCollection[Field] | undefined;
};

/** Collections that one statement of a purge deletes at most: each takes its items with it. */
const PURGED = 100;

const isKept = isNull(collections.deletedAt);
const lastMoment = () => new Date(Date.now() - LIMITS.restoreHours * 3_600_000);
const ofAccount = (userId: string) => and(eq(collections.userId, userId), isKept);

export type CollectionRepository = ReturnType<typeof createCollectionRepository>;

/** Queries of collections. Whatever adds to those of an account locks the account. */
export function createCollectionRepository(db: Database) {
  return {
    /** Those of an account, newest first. */
    findAll(userId: string): Promise<CollectionRow[]> {
      return db
        .select()
        .from(collections)
        .where(ofAccount(userId))
        .orderBy(desc(collections.createdAt), desc(collections.id));
    },

    async findById(id: string): Promise<FoundCollection | undefined> {
      if (!isUuid(id)) return undefined;
      const isSuspended = sql<boolean>`${suspendedAccounts.userId} is not null`;
      const [row] = await db
        .select({ ...getTableColumns(collections), isSuspended })
        .from(collections)
        .leftJoin(suspendedAccounts, eq(suspendedAccounts.userId, collections.userId))
        .where(and(eq(collections.id, id), isKept));
      return row;
    },

    /** Undefined if the account has `most` already. Throws `unauthorized` if it is gone. */
    insert(values: NewCollection, most: number): Promise<CollectionRow | undefined> {
      return db.transaction(async (tx) => {
        await lockAccount(tx, values.userId, 'no key update');
        if ((await tx.$count(collections, ofAccount(values.userId))) >= most) return undefined;
        const [row] = await tx.insert(collections).values(values).returning();
        return row;
      });
    },

    /**
     * Changes a collection, unless another call has changed its texts or who sees it since its caller
     * looked; answers undefined then, or if it is gone. Undefined fields stay as they are.
     */
    async update(seen: CollectionRow, values: Changes): Promise<CollectionRow | undefined> {
      const isAsSeen = and(
        eq(collections.name, seen.name),
        sql`${collections.description} is not distinct from ${seen.description}`,
        eq(collections.isPublic, seen.isPublic),
      );
      const [row] = await db
        .update(collections)
        .set({ ...values, changedAt: sql`now()` })
        .where(and(eq(collections.id, seen.id), isKept, isAsSeen))
        .returning();
      return row;
    },

    /** Marks it as deleted, so that its owner may restore it. Answers whether it was there. */
    async put(id: string): Promise<boolean> {
      const { rowCount } = await db
        .update(collections)
        .set({ deletedAt: sql`now()` })
        .where(and(eq(collections.id, id), isKept));
      return rowCount === 1;
    },

    /** Deletes it for good. Answers whether it was there. */
    async delete(id: string): Promise<boolean> {
      const { rowCount } = await db.delete(collections).where(and(eq(collections.id, id), isKept));
      return rowCount === 1;
    },

    /**
     * Gives a collection back to the account that deleted it.
     *
     * @returns `full` if the account has `most` collections; undefined if there is none to restore.
     */
    async takeBack(
      id: string,
      userId: string,
      most: number,
    ): Promise<CollectionRow | 'full' | undefined> {
      if (!isUuid(id)) return undefined;
      return db.transaction(async (tx) => {
        await lockAccount(tx, userId, 'no key update');
        const own = and(eq(collections.id, id), eq(collections.userId, userId));
        const isDeleted = and(own, gt(collections.deletedAt, lastMoment()));
        if ((await tx.$count(collections, isDeleted)) === 0) return undefined;
        if ((await tx.$count(collections, ofAccount(userId))) >= most) return 'full';
        const [row] = await tx
          .update(collections)
          .set({ deletedAt: null })
          .where(isDeleted)
          .returning();
        return row;
      });
    },

    /** Deletes for good those that can no longer be restored; several instances may call it. */
    async purge(): Promise<void> {
      const late = db
        .select({ id: collections.id })
        .from(collections)
        .where(lte(collections.deletedAt, lastMoment()))
        .orderBy(collections.id)
        .limit(PURGED)
        .for('update', { skipLocked: true });
      const deleteSome = () => db.delete(collections).where(inArray(collections.id, late));
      while ((await deleteSome()).rowCount === PURGED);
    },
  };
}
