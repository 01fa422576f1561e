import { and, eq, gt, sql } from 'drizzle-orm';

import type { Database, Transaction } from '../../../db/database.ts';
import { emailConfirmations, users } from '../../../db/schema/users.ts';

type LinkRow = typeof emailConfirmations.$inferSelect;

/** Queries of the links that confirm addresses; each account has at most one. */
export function createEmailConfirmationRepository(db: Database | Transaction) {
  const holds = (tokenHash: string, now: Date) =>
    and(eq(emailConfirmations.tokenHash, tokenHash), gt(emailConfirmations.expiresAt, now));

  return {
    /**
     * Replaces the previous link of the account. Where the address is the same, the former address
     * of the link stays noted.
     *
     * @returns Whether the account exists and has this address.
     */
    async put({ userId, tokenHash, email, formerEmail, expiresAt }: LinkRow): Promise<boolean> {
      const { rows } = await db.execute(sql`
        insert into ${emailConfirmations} as known (user_id, token_hash, email, former_email, expires_at)
        select ${users.id}, ${tokenHash}, ${email}, ${formerEmail}, ${expiresAt.toISOString()}::timestamptz
        from ${users} where ${users.id} = ${userId} and lower(${users.email}) = lower(${email})
        on conflict (user_id) do update set token_hash = excluded.token_hash,
          email = excluded.email, expires_at = excluded.expires_at,
          former_email = case when lower(known.email) = lower(excluded.email)
            then known.former_email else excluded.former_email end
        returning user_id`);
      return rows.length > 0;
    },

    /** The account of a token; undefined if the token is not valid. */
    async find(tokenHash: string, now: Date): Promise<string | undefined> {
      const [row] = await db
        .select({ userId: emailConfirmations.userId })
        .from(emailConfirmations)
        .where(holds(tokenHash, now));
      return row?.userId;
    },

    /** Uses a valid link up. Of two calls at once only one gets the link. */
    async take(tokenHash: string, now: Date): Promise<LinkRow | undefined> {
      const [row] = await db.delete(emailConfirmations).where(holds(tokenHash, now)).returning();
      return row;
    },
  };
}
