import { and, eq, gt, lte } from 'drizzle-orm';

import type { Database, Transaction } from '../../db/client.ts';
import { passwordResets, sessions, users } from '../../db/schema/users.ts';
import { createAccountRepository } from './accounts.repository.ts';

export function createPasswordResetRepository(db: Database | Transaction) {
  return {
    /** Tidies up the account's old links. */
    async insert(tokenHash: string, userId: string, expiresAt: Date): Promise<void> {
      await db.insert(passwordResets).values({ tokenHash, userId, expiresAt });
      const isOld = lte(passwordResets.expiresAt, new Date());
      await db.delete(passwordResets).where(and(eq(passwordResets.userId, userId), isOld));
    },

    /** Whose token it is, if it holds. */
    async find(tokenHash: string, now: Date): Promise<string | undefined> {
      const [row] = await db
        .select({ userId: passwordResets.userId })
        .from(passwordResets)
        .where(and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now)));
      return row?.userId;
    },

    /** Uses a token up: whose it was, if it still held. Of two at once only one gets an answer. */
    async take(tokenHash: string, now: Date): Promise<string | undefined> {
      const [row] = await db
        .delete(passwordResets)
        .where(and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now)))
        .returning({ userId: passwordResets.userId });
      return row?.userId;
    },

    /** Sets the password and ends every session, API key and other reset of the account. */
    async replacePassword(userId: string, passwordHash: string): Promise<void> {
      await db.update(users).set({ passwordHash }).where(eq(users.id, userId));
      await db.delete(passwordResets).where(eq(passwordResets.userId, userId));
      await db.delete(sessions).where(eq(sessions.userId, userId));
      await createAccountRepository(db).revokeKeys(userId);
    },
  };
}
