import { and, desc, eq, gt, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';

import { missingAccount } from '../../app-error.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { paletteLikes, palettes } from '../../db/schema/palettes.ts';
import {
  apiKeys,
  emailConfirmations,
  passwordResets,
  sessions,
  users,
} from '../../db/schema/users.ts';

export type UserRow = typeof users.$inferSelect;
export type NewUser = typeof users.$inferInsert;
type Checked = Pick<UserRow, 'id' | 'passwordHash' | 'email'>;
type SessionRow = typeof sessions.$inferSelect;
type NewSession = Pick<SessionRow, 'tokenHash' | 'device' | 'expiresAt'>;

/** Queries of accounts and their sessions, over one handle. */
export function createAccountRepository(db: Database | Transaction) {
  return {
    async insertUser(user: NewUser): Promise<UserRow> {
      const [row] = await db.insert(users).values(user).returning();
      return row!;
    },

    /**
     * Throws `unauthorized` if the account no longer exists, though its token may still be in use.
     */
    async getUser(id: string): Promise<UserRow> {
      const [row] = await db.select().from(users).where(eq(users.id, id));
      return present(row);
    },

    /** Compares without regard to case. */
    async findUserByEmail(email: string): Promise<UserRow | undefined> {
      const [row] = await db
        .select()
        .from(users)
        .where(eq(sql`lower(${users.email})`, sql`lower(${email})`));
      return row;
    },

    /** Throws `unauthorized` as {@link getUser} does. */
    async updateUser(id: string, changes: Partial<NewUser>): Promise<UserRow> {
      const [row] = await db.update(users).set(changes).where(eq(users.id, id)).returning();
      return present(row);
    },

    /**
     * Makes an account an administrator and ends its sessions, which strangers may hold. Answers
     * false, and changes nothing, unless the account still has this password.
     */
    async makeAdmin(id: string, passwordHash: string): Promise<boolean> {
      const rows = await db
        .update(users)
        .set({ role: 'admin' })
        .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash)))
        .returning({ id: users.id });
      if (rows.length === 0) return false;
      await this.deleteSessions(id);
      await this.deleteAllPasswordResets(id);
      await this.deleteEmailQuestion(id);
      return true;
    },

    /**
     * Locks the account until the end of the transaction, and answers whether it still has the
     * password and the address that were checked before.
     */
    async lockAsChecked({ id, passwordHash, email }: Checked) {
      const [row] = await db
        .select({ passwordHash: users.passwordHash, email: users.email })
        .from(users)
        .where(eq(users.id, id))
        .for('no key update');
      const now = present(row);
      return { hasPassword: now.passwordHash === passwordHash, hasEmail: now.email === email };
    },

    async setPlan(id: string, plan: UserRow['plan']): Promise<UserRow | undefined> {
      const [row] = await db.update(users).set({ plan }).where(eq(users.id, id)).returning();
      return row;
    },

    /**
     * Deletes an account with all of its data, and lowers the counters of palettes that it likes.
     * Needs a transaction: it locks the account first and then palettes by id, as all code that
     * locks both, so that there is no deadlock. No like can be added meanwhile. Throws
     * `unauthorized` as {@link getUser} does.
     */
    async deleteUser(id: string): Promise<void> {
      await lockAccount(db, id, 'update');
      const likes = eq(paletteLikes.userId, id);
      const liked = db.select({ id: paletteLikes.paletteId }).from(paletteLikes).where(likes);
      await db
        .select({ id: palettes.id })
        .from(palettes)
        .where(or(eq(palettes.userId, id), inArray(palettes.id, liked)))
        .orderBy(palettes.id)
        .for('update');
      await db.execute(sql`
        with taken as (delete from ${paletteLikes} where ${likes} returning palette_id, is_light)
        update ${palettes} p set likes = greatest(p.likes - 1, 0),
          light_likes = greatest(p.light_likes - taken.is_light::int, 0)
        from taken where p.id = taken.palette_id`);
      await db.delete(users).where(eq(users.id, id));
    },

    /** Ends every API key of an account. */
    async revokeKeys(userId: string): Promise<void> {
      await db
        .update(apiKeys)
        .set({ revokedAt: new Date() })
        .where(and(eq(apiKeys.userId, userId), isNull(apiKeys.revokedAt)));
    },

    /**
     * Ends the links to a new password, except those that were sent to a former address: a thief of
     * the account could otherwise end the owner's way back.
     */
    async deletePasswordResets(userId: string): Promise<void> {
      const own = eq(passwordResets.userId, userId);
      await db.delete(passwordResets).where(and(own, isNull(passwordResets.formerEmail)));
    },

    /**
     * Ends all links, also those to a former address: a new administrator's account must have no
     * other way in.
     */
    async deleteAllPasswordResets(userId: string): Promise<void> {
      await db.delete(passwordResets).where(eq(passwordResets.userId, userId));
    },

    /**
     * Ends the link that asks an address to confirm the account: refusing it would give the account
     * back to the holder of its previous address.
     */
    async deleteEmailQuestion(userId: string): Promise<void> {
      await db.delete(emailConfirmations).where(eq(emailConfirmations.userId, userId));
    },

    /**
     * Opens a session unless the account is gone or has another password by now. A change of the
     * password ends existing sessions; a session that begins meanwhile waits for the end of that
     * change.
     *
     * @returns Whether it was opened.
     */
    async insertSession(
      { id, passwordHash }: Pick<UserRow, 'id' | 'passwordHash'>,
      { tokenHash, device, expiresAt }: NewSession,
    ): Promise<boolean> {
      const { rows } = await db.execute(sql`
        insert into ${sessions} (token_hash, user_id, device, expires_at)
        select ${tokenHash}, ${users.id}, ${device}, ${expiresAt.toISOString()}::timestamptz from ${users}
        where ${and(eq(users.id, id), eq(users.passwordHash, passwordHash))} for share
        returning token_hash`);
      return rows.length > 0;
    },

    /** A valid session, with the fields of its account that routes need. */
    async findSession(tokenHash: string, now: Date) {
      const [row] = await db
        .select({
          id: users.id,
          username: users.username,
          role: users.role,
          plan: users.plan,
          expiresAt: sessions.expiresAt,
        })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)));
      return row;
    },

    async extendSession(tokenHash: string, expiresAt: Date): Promise<void> {
      await db.update(sessions).set({ expiresAt }).where(eq(sessions.tokenHash, tokenHash));
    },

    /** Valid sessions, the last used first. */
    findSessions(userId: string, now: Date): Promise<SessionRow[]> {
      return db
        .select()
        .from(sessions)
        .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
        .orderBy(desc(sessions.expiresAt), sessions.id);
    },

    /** Deletes expired sessions, and of the others all but the `most` that were used last. */
    async tidySessions(userId: string, now: Date, most: number): Promise<void> {
      const own = eq(sessions.userId, userId);
      const beyond = db
        .select({ tokenHash: sessions.tokenHash })
        .from(sessions)
        .where(own)
        .orderBy(desc(sessions.expiresAt), sessions.id)
        .offset(most);
      await db
        .delete(sessions)
        .where(and(own, or(lte(sessions.expiresAt, now), inArray(sessions.tokenHash, beyond))));
    },

    /** Answers whether the account had such a session. */
    async deleteSessionById(id: string, userId: string): Promise<boolean> {
      const rows = await db
        .delete(sessions)
        .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
        .returning({ id: sessions.id });
      return rows.length > 0;
    },

    async deleteSession(tokenHash: string): Promise<void> {
      await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
    },

    /** Deletes all sessions of an account, or all but one. */
    async deleteSessions(userId: string, exceptHash?: string): Promise<void> {
      await db
        .delete(sessions)
        .where(
          and(
            eq(sessions.userId, userId),
            exceptHash ? ne(sessions.tokenHash, exceptHash) : undefined,
          ),
        );
    },
  };
}

/**
 * Locks an account until the end of the transaction: `update` to change or delete it, `key share`
 * to prevent its deletion. Throws `unauthorized` if it is gone.
 */
export async function lockAccount(
  db: Database | Transaction,
  id: string,
  strength: 'update' | 'no key update' | 'key share',
): Promise<void> {
  const locked = db.select({ id: users.id }).from(users).where(eq(users.id, id));
  if ((await locked.for(strength)).length === 0) throw missingAccount();
}

function present<Row>(row: Row | undefined): Row {
  if (!row) throw missingAccount();
  return row;
}
