import { and, desc, eq, inArray, isNull, lt, or } from 'drizzle-orm';

import type { Database } from '../../db/database.ts';
import { apiKeys, users } from '../../db/schema/users.ts';
import { lockAccount } from '../accounts/accounts.repository.ts';

export type ApiKeyRow = typeof apiKeys.$inferSelect;
type NewApiKeyRow = typeof apiKeys.$inferInsert;

const holds = isNull(apiKeys.revokedAt);

export function createApiKeyRepository(db: Database) {
  return {
    /** Valid keys, newest first. */
    findAll(userId: string): Promise<ApiKeyRow[]> {
      return db
        .select()
        .from(apiKeys)
        .where(and(eq(apiKeys.userId, userId), holds))
        .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id));
    },

    /**
     * Adds a key unless the account has `most` valid ones already, or another password by now: then
     * it answers which of the two. Calls for one account wait for each other.
     */
    insert(
      key: NewApiKeyRow,
      most: number,
      passwordHash: string,
    ): Promise<ApiKeyRow | 'too many' | 'password changed'> {
      return db.transaction(async (tx) => {
        await lockAccount(tx, key.userId, 'no key update');
        const isUnchanged = and(eq(users.id, key.userId), eq(users.passwordHash, passwordHash));
        if ((await tx.$count(users, isUnchanged)) === 0) return 'password changed';
        const count = await tx.$count(apiKeys, and(eq(apiKeys.userId, key.userId), holds));
        if (count >= most) return 'too many';
        const [row] = await tx.insert(apiKeys).values(key).returning();
        return row!;
      });
    },

    /** Answers whether the account had such a valid key. */
    async revoke(id: string, userId: string): Promise<boolean> {
      const rows = await db
        .update(apiKeys)
        .set({ revokedAt: new Date() })
        .where(and(eq(apiKeys.id, id), eq(apiKeys.userId, userId), holds))
        .returning({ id: apiKeys.id });
      return rows.length > 0;
    },

    /** Keys, revoked or not, with the fields of their accounts that routes need. */
    async find(keyHashes: string[]) {
      return db
        .select({
          id: apiKeys.id,
          keyHash: apiKeys.keyHash,
          scope: apiKeys.scope,
          lastUsedAt: apiKeys.lastUsedAt,
          revokedAt: apiKeys.revokedAt,
          account: { id: users.id, username: users.username, plan: users.plan },
        })
        .from(apiKeys)
        .innerJoin(users, eq(users.id, apiKeys.userId))
        .where(inArray(apiKeys.keyHash, keyHashes));
    },

    /** Notes that keys were used, unless another instance has just done so. */
    async touch(ids: string[], now: Date, unlessAfter: Date): Promise<void> {
      await db
        .update(apiKeys)
        .set({ lastUsedAt: now })
        .where(
          and(
            inArray(apiKeys.id, ids),
            or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, unlessAfter)),
          ),
        );
    },
  };
}
