import { and, desc, eq } from 'drizzle-orm';

import type { Database, Transaction } from '../../db/client.ts';
import { savedColors } from '../../db/schema/palettes.ts';

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

    count(userId: string): Promise<number> {
      return db.$count(savedColors, eq(savedColors.userId, userId));
    },

    /** A colour that is there already gets the new name and tags. */
    async save(color: NewSavedColor): Promise<SavedColorRow> {
      const { name, tags } = color;
      const [row] = await db
        .insert(savedColors)
        .values(color)
        .onConflictDoUpdate({
          target: [savedColors.userId, savedColors.hexCode],
          set: { name, tags },
        })
        .returning();
      return row!;
    },

    /** Whether there was such a colour of this account. */
    async delete(id: string, userId: string): Promise<boolean> {
      const rows = await db
        .delete(savedColors)
        .where(and(eq(savedColors.id, id), eq(savedColors.userId, userId)))
        .returning({ id: savedColors.id });
      return rows.length > 0;
    },
  };
}
