import { and, desc, eq, isNull, sql } from 'drizzle-orm';

import type { Database } from '../../db/database.ts';
import { collections } from '../../db/schema/collections.ts';
import { isUuid } from '../../db/uuid-v7.ts';
import { lockAccount } from '../accounts/accounts.repository.ts';
import { isOf } from '../things/things.ts';

export type CollectionRow = typeof collections.$inferSelect;
type NewCollection = typeof collections.$inferInsert;
type Changes = {
  [Field in 'name' | 'description' | 'isPublic']?: NewCollection[Field] | undefined;
};

export type CollectionRepository = ReturnType<typeof createCollectionRepository>;

/** Queries of collections. Whatever adds to those of an account locks the account. */
export function createCollectionRepository(db: Database) {
  return {
    /** Those of an account, newest first. */
    findAll(userId: string): Promise<CollectionRow[]> {
      return db
        .select()
        .from(collections)
        .where(isOf(collections, userId))
        .orderBy(desc(collections.createdAt), desc(collections.id));
    },

    async findById(id: string, { isDeleted = false } = {}): Promise<CollectionRow | undefined> {
      if (!isUuid(id)) return undefined;
      const isIt = and(eq(collections.id, id), sql`(deleted_at is null) <> ${isDeleted}`);
      const [row] = await db.select().from(collections).where(isIt);
      return row;
    },

    /** Undefined if the account has `most` already. Throws `unauthorized` if it is gone. */
    insert(values: NewCollection, most: number): Promise<CollectionRow | undefined> {
      return db.transaction(async (tx) => {
        await lockAccount(tx, values.userId, 'no key update');
        if ((await tx.$count(collections, isOf(collections, values.userId))) >= most)
          return undefined;
        const [row] = await tx.insert(collections).values(values).returning();
        return row;
      });
    },

    /**
     * Changes a collection, unless another call has changed its texts or who sees it since its caller
     * looked; answers undefined then, or if it is gone. Undefined fields stay as they are. A change
     * that publishes it waits for a suspension of the account that is under way.
     */
    update(seen: CollectionRow, values: Changes): Promise<CollectionRow | undefined> {
      const isAsSeen = and(
        eq(collections.name, seen.name),
        sql`${collections.description} is not distinct from ${seen.description}`,
        eq(collections.isPublic, seen.isPublic),
      );
      return db.transaction(async (tx) => {
        if (values.isPublic) await lockAccount(tx, seen.userId, 'key share');
        const [row] = await tx
          .update(collections)
          .set({ ...values, changedAt: sql`now()` })
          .where(and(eq(collections.id, seen.id), isNull(collections.deletedAt), isAsSeen))
          .returning();
        return row;
      });
    },
  };
}
