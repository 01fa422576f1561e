import type { ActOrder } from '@swatchwork/contract';
import { and, desc, eq, getTableColumns, isNull, lt, type SQL, sql } from 'drizzle-orm';

import type { Database, Transaction } from '../../../db/database.ts';
import {
  moderationActs,
  moderationAnswers,
  suspendedAccounts,
} from '../../../db/schema/moderation.ts';
import { palettes } from '../../../db/schema/palettes.ts';
import { projects } from '../../../db/schema/projects.ts';
import { savedThemes } from '../../../db/schema/themes.ts';
import { users } from '../../../db/schema/users.ts';

type NewAct = Omit<typeof moderationActs.$inferInsert, 'id'> & { kind: ActOrder['kind'] };
export type Moderator = { moderatorId: string; moderatorName: string };
export type ActRow = typeof moderationActs.$inferSelect;
export type ListedAct = Awaited<
  ReturnType<ReturnType<typeof createActsRepository>['findPage']>
>[number];

export type ActsRepository = ReturnType<typeof createActsRepository>;

/** Queries of the audit trail. */
export function createActsRepository(db: Database | Transaction) {
  const find = (condition: SQL | undefined, limit: number) =>
    db
      .select({
        ...getTableColumns(moderationActs),
        thingName: sql<
          string | null
        >`coalesce(${palettes.name}, ${savedThemes.name}, ${projects.name})`,
        username: users.username,
        answer: moderationAnswers.text,
        answeredAt: moderationAnswers.createdAt,
        answerClosedAt: moderationAnswers.closedAt,
      })
      .from(moderationActs)
      .leftJoin(palettes, eq(palettes.id, moderationActs.paletteId))
      .leftJoin(savedThemes, eq(savedThemes.id, moderationActs.themeId))
      .leftJoin(projects, eq(projects.id, moderationActs.projectId))
      .leftJoin(users, eq(users.id, moderationActs.userId))
      .leftJoin(moderationAnswers, eq(moderationAnswers.actId, moderationActs.id))
      .where(condition)
      .orderBy(desc(moderationActs.id))
      .limit(limit);

  return {
    async insert(act: NewAct): Promise<ActRow> {
      const [row] = await db.insert(moderationActs).values(act).returning();
      return row!;
    },

    /** Newest first, from the act after a cursor on. */
    findPage: (limit: number, cursor?: string) =>
      find(cursor ? lt(moderationActs.id, cursor) : undefined, limit),

    async findListed(id: string) {
      const [row] = await find(eq(moderationActs.id, id), 1);
      return row;
    },

    count: () => db.$count(moderationActs),

    /** Acts whose authors have answered and wait for a decision. */
    findAnswered: (limit: number) =>
      find(
        and(sql`${moderationAnswers.createdAt} is not null`, isNull(moderationAnswers.closedAt)),
        limit,
      ),

    /** The act, locked. */
    async lock(id: string): Promise<ActRow | undefined> {
      const [row] = await db
        .select()
        .from(moderationActs)
        .where(eq(moderationActs.id, id))
        .for('update');
      return row;
    },

    /** Marks it as undone; a moderator has decided about its answer then. */
    async close(id: string): Promise<void> {
      await db
        .update(moderationActs)
        .set({ undoneAt: sql`now()` })
        .where(eq(moderationActs.id, id));
      await this.closeAnswer(id);
    },

    /** Answers whether there was an open answer. */
    async closeAnswer(actId: string): Promise<boolean> {
      const { rowCount } = await db
        .update(moderationAnswers)
        .set({ closedAt: sql`now()` })
        .where(and(eq(moderationAnswers.actId, actId), isNull(moderationAnswers.closedAt)));
      return rowCount === 1;
    },

    /** The act that suspends an account, if it is suspended. */
    async findSuspending(userId: string): Promise<string | undefined> {
      const [row] = await db
        .select({ actId: suspendedAccounts.actId })
        .from(suspendedAccounts)
        .where(eq(suspendedAccounts.userId, userId));
      return row?.actId;
    },

    async suspend(userId: string, actId: string): Promise<void> {
      await db.insert(suspendedAccounts).values({ userId, actId });
    },

    /** Ends the suspension by an act. */
    async unsuspend(actId: string): Promise<void> {
      await db.delete(suspendedAccounts).where(eq(suspendedAccounts.actId, actId));
    },

    async findAccount(id: string) {
      const [row] = await db.select().from(users).where(eq(users.id, id));
      return row;
    },
  };
}
