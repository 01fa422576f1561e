import { and, desc, eq } from 'drizzle-orm';

import type { Database, Transaction } from '../../db/database.ts';
import { savedColors } from '../../db/schema/palettes.ts';
import { lockAccount } from '../accounts/accounts.repository.ts';

export type SavedColorRow = typeof savedColors.$inferSelect;
type NewSavedColor = typeof savedColors.$inferInsert;

export function createSavedColorRepository(db: Database | Transaction) {
  return {
    /** Newest first. */
    findAll(userId: string): Promise<SavedColorRow[]> {
      return db
        .select()
        .from(savedColors)
        .where(eq(savedColors.userId, userId))
        .orderBy(desc(savedColors.createdAt), desc(savedColors.id));
    },

    /**
     * A color whose hex the account has already replaces that one, its name and tags included;
     * another is added; undefined if the account has `most` already. Calls for one account wait for
     * each other.
     */
    save(color: NewSavedColor, most: number): Promise<SavedColorRow | undefined> {
      const { userId, hexCode, css = null, alpha = null, name, tags } = color;
      return db.transaction(async (tx) => {
        await lockAccount(tx, userId, 'no key update');
        // ON CONFLICT would name the unique index, which a later release could then not change.
        const own = eq(savedColors.userId, userId);
        const [changed] = await tx
          .update(savedColors)
          .set({ css, alpha, name, tags })
          .where(and(own, eq(savedColors.hexCode, hexCode)))
          .returning();
        if (changed) return changed;
        if ((await tx.$count(savedColors, own)) >= most) return undefined;
        const [added] = await tx.insert(savedColors).values(color).returning();
        return added;
      });
    },

    /** Answers whether the account had such a color. */
    async delete(id: string, userId: string): Promise<boolean> {
      const rows = await db
        .delete(savedColors)
        .where(and(eq(savedColors.id, id), eq(savedColors.userId, userId)))
        .returning({ id: savedColors.id });
      return rows.length > 0;
    },
  };
}
