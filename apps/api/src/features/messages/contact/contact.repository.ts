import { desc, eq, lt } from 'drizzle-orm';

import type { Database, Transaction } from '../../../db/client.ts';
import { contactMessages } from '../../../db/schema/messages.ts';
import { users } from '../../../db/schema/users.ts';

export type MessageRow = typeof contactMessages.$inferSelect;
export type NewMessage = typeof contactMessages.$inferInsert;

export function createContactRepository(db: Database | Transaction) {
  return {
    async insert(message: NewMessage): Promise<void> {
      await db.insert(contactMessages).values(message);
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

    /** To whom messages are forwarded. */
    async findAdminEmails(): Promise<string[]> {
      const rows = await db
        .select({ email: users.email })
        .from(users)
        .where(eq(users.role, 'admin'));
      return rows.map(({ email }) => email);
    },
  };
}
