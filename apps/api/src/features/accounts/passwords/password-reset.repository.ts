import { and, eq, gt, gte, lte } from 'drizzle-orm';

import type { Database, Transaction } from '../../../db/database.ts';
import { passwordResets, sessions, users } from '../../../db/schema/users.ts';
import { createAccountRepository } from '../accounts.repository.ts';

type ResetRow = typeof passwordResets.$inferSelect;
type NewReset = typeof passwordResets.$inferInsert;

export function createPasswordResetRepository(db: Database | Transaction) {
  return {
    /** Adds a link, and deletes the account's expired ones. */
    async insert(link: NewReset): Promise<void> {
      await db.insert(passwordResets).values(link);
      const isOld = lte(passwordResets.expiresAt, new Date());
      await db.delete(passwordResets).where(and(eq(passwordResets.userId, link.userId), isOld));
    },

    /** The account of a token; undefined if the token is not valid. */
    async find(tokenHash: string, now: Date): Promise<string | undefined> {
      const [row] = await db
        .select({ userId: passwordResets.userId })
        .from(passwordResets)
        .where(and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now)));
      return row?.userId;
    },

    /** Uses a valid link up. Of two calls at once only one gets the link. */
    async take(tokenHash: string, now: Date): Promise<ResetRow | undefined> {
      const [row] = await db
        .delete(passwordResets)
        .where(and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now)))
        .returning();
      return row;
    },

    /**
     * Ends the other links of the account when one was used: the ordinary ones and, where the used
     * one had been sent to a former address, those to later addresses of the account.
     */
    async endOthers({ userId, formerEmail, createdAt }: ResetRow): Promise<void> {
      await createAccountRepository(db).deletePasswordResets(userId);
      if (!formerEmail) return;
      const isLater = gte(passwordResets.createdAt, createdAt);
      await db.delete(passwordResets).where(and(eq(passwordResets.userId, userId), isLater));
    },

    /**
     * Sets the password and ends every session and API key of the account. Also ends its open
     * question about the address, because the link already shows who reads the mail.
     */
    async replacePassword(userId: string, passwordHash: string): Promise<void> {
      await db.update(users).set({ passwordHash }).where(eq(users.id, userId));
      await db.delete(sessions).where(eq(sessions.userId, userId));
      await createAccountRepository(db).revokeKeys(userId);
      await createAccountRepository(db).deleteEmailQuestion(userId);
    },
  };
}
