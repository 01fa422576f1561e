import { LIMITS } from '@swatchwork/contract';
import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm';

import type { Database } from '../../db/database.ts';
import { isUuid } from '../../db/uuid-v7.ts';
import { lockAccount } from '../accounts/accounts.repository.ts';
import { createActsRepository } from '../moderation/acts/acts.repository.ts';
import { hide } from '../moderation/withheld-things.ts';
import { isOf, TABLES, type ThingKind } from './things.ts';

/** Things that one statement of a purge deletes at most: each takes its likes or items with it. */
const PURGED = 100;

const lastMoment = () => new Date(Date.now() - LIMITS.restoreHours * 3_600_000);

export type DeletionsRepository = ReturnType<typeof createDeletionsRepository>;

/** Queries by which owners delete things of one kind, and restore them for an hour. */
export function createDeletionsRepository(db: Database, kind: ThingKind) {
  const table = TABLES[kind];
  return {
    /** Makes it private and marks it as deleted. Answers whether the account had it. */
    async put(id: string, userId: string): Promise<boolean> {
      const { rowCount } = await db
        .update(table)
        .set({ deletedAt: sql`now()`, wasPublic: sql`is_public`, isPublic: false })
        .where(and(eq(table.id, id), isOf(table, userId)));
      return rowCount === 1;
    },

    /**
     * Gives it back to the account that deleted it, public as it was, or hidden by what suspends the
     * account.
     *
     * @param mayBePublic False to have it private.
     * @returns `full` if the account has `most` of them; undefined if there is none to restore.
     */
    async takeBack(
      id: string,
      userId: string,
      most: number,
      mayBePublic = true,
    ): Promise<'restored' | 'full' | undefined> {
      if (!isUuid(id)) return undefined;
      return db.transaction(async (tx) => {
        await lockAccount(tx, userId, 'no key update');
        const own = and(eq(table.id, id), eq(table.userId, userId));
        const isDeleted = and(own, gt(table.deletedAt, lastMoment()));
        const [row] = await tx.select().from(table).where(isDeleted).for('update');
        if (!row) return undefined;
        if ((await tx.$count(table, isOf(table, userId))) >= most) return 'full';
        const isPublic = row.wasPublic && mayBePublic;
        const suspension = isPublic && (await createActsRepository(tx).findSuspending(userId));
        if (suspension) await hide(tx, kind, [id], suspension);
        await tx
          .update(table)
          .set({ deletedAt: null, isPublic: isPublic && !suspension, wasPublic: false })
          .where(own);
        return 'restored';
      });
    },

    /** Deletes for good what can no longer be restored; several instances may call it. */
    async purge(): Promise<void> {
      const late = db
        .select({ id: table.id })
        .from(table)
        .where(lte(table.deletedAt, lastMoment()))
        .orderBy(table.id)
        .limit(PURGED)
        .for('update', { skipLocked: true });
      const deleteSome = () => db.delete(table).where(inArray(table.id, late));
      while ((await deleteSome()).rowCount === PURGED);
    },
  };
}
