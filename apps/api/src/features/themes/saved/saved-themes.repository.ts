import { LIMITS } from '@swatchwork/contract';
import {
  and,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNull,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';

import type { Database } from '../../../db/database.ts';
import { suspendedAccounts } from '../../../db/schema/moderation.ts';
import { savedThemes } from '../../../db/schema/themes.ts';
import { isUuid } from '../../../db/uuid-v7.ts';
import { lockAccount } from '../../accounts/accounts.repository.ts';

export type SavedThemeRow = typeof savedThemes.$inferSelect;
type NewSavedTheme = typeof savedThemes.$inferInsert;
type Changes = { [Field in 'name' | 'input' | 'isPublic']?: NewSavedTheme[Field] | undefined };

/** Themes that one statement of a purge deletes at most. */
const PURGED = 100;

const isKept = isNull(savedThemes.deletedAt);
const lastMoment = () => new Date(Date.now() - LIMITS.restoreHours * 3_600_000);

/** Whether a viewer sees a theme, as a condition on its row: a public one, or their own. */
export const isThemeVisibleTo = (viewerId: string | null): SQL | undefined =>
  and(
    isKept,
    or(
      and(savedThemes.isPublic, IS_OF_TRUSTED),
      viewerId === null ? undefined : eq(savedThemes.userId, viewerId),
    ),
  );

const IS_OF_TRUSTED = sql`not exists (
  select from ${suspendedAccounts} s where s.user_id = ${savedThemes.userId})`;

export type SavedThemeRepository = ReturnType<typeof createSavedThemeRepository>;

/** Queries of saved themes. Whatever adds to those of an account locks the account. */
export function createSavedThemeRepository(db: Database) {
  const ofAccount = (userId: string) => and(eq(savedThemes.userId, userId), isKept);

  return {
    /** Those of an account, newest first. */
    findAll(userId: string): Promise<SavedThemeRow[]> {
      return db
        .select()
        .from(savedThemes)
        .where(ofAccount(userId))
        .orderBy(desc(savedThemes.createdAt), desc(savedThemes.id));
    },

    /** With whether its account is suspended: then only its owner sees it. */
    async findById(id: string): Promise<(SavedThemeRow & { isSuspended: boolean }) | undefined> {
      if (!isUuid(id)) return undefined;
      const isSuspended = sql<boolean>`${suspendedAccounts.userId} is not null`;
      const [row] = await db
        .select({ ...getTableColumns(savedThemes), isSuspended })
        .from(savedThemes)
        .leftJoin(suspendedAccounts, eq(suspendedAccounts.userId, savedThemes.userId))
        .where(and(eq(savedThemes.id, id), isKept));
      return row;
    },

    /** Undefined if the account has `most` already. Throws `unauthorized` if it is gone. */
    insert(values: NewSavedTheme, most: number): Promise<SavedThemeRow | undefined> {
      return db.transaction(async (tx) => {
        await lockAccount(tx, values.userId, 'no key update');
        if ((await tx.$count(savedThemes, ofAccount(values.userId))) >= most) return undefined;
        const [row] = await tx.insert(savedThemes).values(values).returning();
        return row;
      });
    },

    /**
     * Changes a theme, unless another call has changed its name or who sees it since its caller looked;
     * answers undefined then, or if it is gone. Undefined fields stay as they are.
     */
    async update(seen: SavedThemeRow, values: Changes): Promise<SavedThemeRow | undefined> {
      const isAsSeen = and(
        eq(savedThemes.name, seen.name),
        eq(savedThemes.isPublic, seen.isPublic),
      );
      const [row] = await db
        .update(savedThemes)
        .set({ ...values, changedAt: sql`now()` })
        .where(and(eq(savedThemes.id, seen.id), isKept, isAsSeen))
        .returning();
      return row;
    },

    /** Marks it as deleted, so that its owner may restore it. Answers whether it was there. */
    async put(id: string): Promise<boolean> {
      const { rowCount } = await db
        .update(savedThemes)
        .set({ deletedAt: sql`now()` })
        .where(and(eq(savedThemes.id, id), isKept));
      return rowCount === 1;
    },

    /** Deletes it for good. Answers whether it was there. */
    async delete(id: string): Promise<boolean> {
      const { rowCount } = await db.delete(savedThemes).where(and(eq(savedThemes.id, id), isKept));
      return rowCount === 1;
    },

    /**
     * Gives a theme back to the account that deleted it.
     *
     * @returns `full` if the account has `most` themes; undefined if there is none to restore.
     */
    async takeBack(
      id: string,
      userId: string,
      most: number,
    ): Promise<SavedThemeRow | 'full' | undefined> {
      if (!isUuid(id)) return undefined;
      return db.transaction(async (tx) => {
        await lockAccount(tx, userId, 'no key update');
        const own = and(eq(savedThemes.id, id), eq(savedThemes.userId, userId));
        const isDeleted = and(own, gt(savedThemes.deletedAt, lastMoment()));
        if ((await tx.$count(savedThemes, isDeleted)) === 0) return undefined;
        if ((await tx.$count(savedThemes, ofAccount(userId))) >= most) return 'full';
        const [row] = await tx
          .update(savedThemes)
          .set({ deletedAt: null })
          .where(isDeleted)
          .returning();
        return row;
      });
    },

    /** Deletes themes for good that can no longer be restored; several instances may call it. */
    async purge(): Promise<void> {
      const late = db
        .select({ id: savedThemes.id })
        .from(savedThemes)
        .where(lte(savedThemes.deletedAt, lastMoment()))
        .orderBy(savedThemes.id)
        .limit(PURGED)
        .for('update', { skipLocked: true });
      const deleteSome = () => db.delete(savedThemes).where(inArray(savedThemes.id, late));
      while ((await deleteSome()).rowCount === PURGED);
    },
  };
}
