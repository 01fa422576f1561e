import { and, eq, gt, inArray, lte, ne, sql } from 'drizzle-orm';

import { AppError } from '../../app-error.ts';
import type { Database, Transaction } from '../../db/client.ts';
import { paletteLikes, palettes } from '../../db/schema/palettes.ts';
import { passwordResets, sessions, users } from '../../db/schema/users.ts';

export type UserRow = typeof users.$inferSelect;
export type NewUser = typeof users.$inferInsert;

/** Accounts and their sessions, over one handle. */
export function createAccountRepository(db: Database | Transaction) {
  return {
    async insertUser(user: NewUser): Promise<UserRow> {
      const [row] = await db.insert(users).values(user).returning();
      return row!;
    },

    /** Throws `unauthorized` if the account is gone, which its token may have outlived. */
    async getUser(id: string): Promise<UserRow> {
      const [row] = await db.select().from(users).where(eq(users.id, id));
      return present(row);
    },

    /** In any case. */
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

    /** Ends its sessions, which others may hold; false unless it still has this password. */
    async makeAdmin(id: string, passwordHash: string): Promise<boolean> {
      const rows = await db
        .update(users)
        .set({ role: 'admin' })
        .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash)))
        .returning({ id: users.id });
      if (rows.length > 0) await this.deleteSessions(id);
      return rows.length > 0;
    },

    async setPlan(id: string, plan: UserRow['plan']): Promise<UserRow | undefined> {
      const [row] = await db.update(users).set({ plan }).where(eq(users.id, id)).returning();
      return row;
    },

    async deleteUser(id: string): Promise<void> {
      await db.delete(users).where(eq(users.id, id));
    },

    /** Lowers the counters of what the account likes, before its likes go with it. */
    async takeLikesBack(userId: string): Promise<void> {
      const liked = db
        .select({ id: paletteLikes.paletteId })
        .from(paletteLikes)
        .where(eq(paletteLikes.userId, userId));
      await db
        .update(palettes)
        .set({ likes: sql`greatest(${palettes.likes} - 1, 0)` })
        .where(inArray(palettes.id, liked));
    },

    async deletePasswordResets(userId: string): Promise<void> {
      await db.delete(passwordResets).where(eq(passwordResets.userId, userId));
    },

    async insertSession(tokenHash: string, userId: string, expiresAt: Date): Promise<void> {
      await db.insert(sessions).values({ tokenHash, userId, expiresAt });
    },

    /** A session that holds, with what routes need to know of its account. */
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

    async deleteExpiredSessions(userId: string, now: Date): Promise<void> {
      await db
        .delete(sessions)
        .where(and(eq(sessions.userId, userId), lte(sessions.expiresAt, now)));
    },

    async deleteSession(tokenHash: string): Promise<void> {
      await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
    },

    /** All of an account, or all but one. */
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

function present(row: UserRow | undefined): UserRow {
  if (!row) throw new AppError('unauthorized', 'This account does not exist any more');
  return row;
}
