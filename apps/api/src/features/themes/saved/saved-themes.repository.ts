import { and, desc, eq, isNull, sql } from 'drizzle-orm';

import type { Database } from '../../../db/database.ts';
import { savedThemes } from '../../../db/schema/themes.ts';
import { isUuid } from '../../../db/uuid-v7.ts';
import { lockAccount } from '../../accounts/accounts.repository.ts';
import { isOf } from '../../things/things.ts';

export type SavedThemeRow = typeof savedThemes.$inferSelect;
type NewSavedTheme = typeof savedThemes.$inferInsert;
type Changes = { [Field in 'name' | 'input' | 'isPublic']?: NewSavedTheme[Field] | undefined };

export type SavedThemeRepository = ReturnType<typeof createSavedThemeRepository>;

/** Queries of saved themes. Whatever adds to those of an account locks the account. */
export function createSavedThemeRepository(db: Database) {
  return {
    /** Those of an account, newest first. */
    findAll(userId: string): Promise<SavedThemeRow[]> {
      return db
        .select()
        .from(savedThemes)
        .where(isOf(savedThemes, userId))
        .orderBy(desc(savedThemes.createdAt), desc(savedThemes.id));
    },

    async findById(id: string, { isDeleted = false } = {}): Promise<SavedThemeRow | undefined> {
      if (!isUuid(id)) return undefined;
      const isIt = and(eq(savedThemes.id, id), sql`(deleted_at is null) <> ${isDeleted}`);
      const [row] = await db.select().from(savedThemes).where(isIt);
      return row;
    },

    /** Undefined if the account has `most` already. Throws `unauthorized` if it is gone. */
    insert(values: NewSavedTheme, most: number): Promise<SavedThemeRow | undefined> {
      return db.transaction(async (tx) => {
        await lockAccount(tx, values.userId, 'no key update');
        if ((await tx.$count(savedThemes, isOf(savedThemes, values.userId))) >= most)
          return undefined;
        const [row] = await tx.insert(savedThemes).values(values).returning();
        return row;
      });
    },

    /**
     * Changes a theme, unless another call has changed its name or who sees it since its caller looked;
     * answers undefined then, or if it is gone. Undefined fields stay as they are. A change that
     * publishes it waits for a suspension of the account that is under way.
     */
    update(seen: SavedThemeRow, values: Changes): Promise<SavedThemeRow | undefined> {
      const isAsSeen = and(
        eq(savedThemes.name, seen.name),
        eq(savedThemes.isPublic, seen.isPublic),
      );
      return db.transaction(async (tx) => {
        if (values.isPublic) await lockAccount(tx, seen.userId, 'key share');
        const [row] = await tx
          .update(savedThemes)
          .set({ ...values, changedAt: sql`now()` })
          .where(and(eq(savedThemes.id, seen.id), isNull(savedThemes.deletedAt), isAsSeen))
          .returning();
        return row;
      });
    },
  };
}
