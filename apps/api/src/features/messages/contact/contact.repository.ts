import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';

import type { Database, Transaction } from '../../../db/database.ts';
import { contactMessages } from '../../../db/schema/messages.ts';
import { users } from '../../../db/schema/users.ts';

export type MessageRow = typeof contactMessages.$inferSelect;
export type NewMessage = typeof contactMessages.$inferInsert;

export function createContactRepository(db: Database | Transaction) {
  return {
    /**
     * Stores a message unless the same one came within the last minute: a double click sends a form
     * without scripts twice. Of two calls at once, one waits for the other.
     *
     * @returns Whether it was stored.
     */
    async insert(message: NewMessage): Promise<boolean> {
      const { name, email, subject, message: text } = message;
      const content = JSON.stringify([name, email, subject, text]);
      return db.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${content}, 0))`);
        const isSame = and(
          gt(contactMessages.createdAt, sql`now() - interval '1 minute'`),
          eq(contactMessages.name, name),
          eq(contactMessages.email, email),
          eq(contactMessages.subject, subject),
          eq(contactMessages.message, text),
        );
        if ((await tx.$count(contactMessages, isSame)) > 0) return false;
        await tx.insert(contactMessages).values(message);
        return true;
      });
    },

    /** Newest first: ids begin with the time. */
    findPage(limit: number, before?: string): Promise<MessageRow[]> {
      return db
        .select()
        .from(contactMessages)
        .where(before === undefined ? undefined : lt(contactMessages.id, before))
        .orderBy(desc(contactMessages.id))
        .limit(limit);
    },

    count() {
      return db.$count(contactMessages);
    },

    /** The recipients of forwarded messages. */
    async findAdminEmails(): Promise<string[]> {
      const rows = await db
        .select({ email: users.email })
        .from(users)
        .where(eq(users.role, 'admin'));
      return rows.map(({ email }) => email);
    },
  };
}
