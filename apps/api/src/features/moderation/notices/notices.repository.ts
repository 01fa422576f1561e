import { and, desc, eq, getTableColumns, or, sql } from 'drizzle-orm';

import type { Database } from '../../../db/database.ts';
import {
  moderationActs,
  moderationAnswers,
  suspendedAccounts,
  withheld,
} from '../../../db/schema/moderation.ts';
import { palettes } from '../../../db/schema/palettes.ts';
import { projects } from '../../../db/schema/projects.ts';
import { savedThemes } from '../../../db/schema/themes.ts';
import { isUuid } from '../../../db/uuid-v7.ts';

/** How long an account is told of what was deleted. */
const DELETION_DAYS = 90;

const MOST = 50;

export type NoticeRow = typeof moderationActs.$inferSelect & {
  thingName: string | null;
  answer: string | null;
};

/** Queries of what holds against an account. */
export function createNoticesRepository(db: Database) {
  const { id, kind, createdAt, userId } = moderationActs;
  const holds = or(
    sql`${kind} <> 'suspend' and exists (select from ${withheld} w where w.act_id = ${id})`,
    sql`exists (select from ${suspendedAccounts} s where s.act_id = ${id})`,
    sql`${kind} = 'delete' and ${createdAt} > now() - make_interval(days => ${DELETION_DAYS})`,
  );
  const find = (account: string, act?: string) =>
    db
      .select({
        ...getTableColumns(moderationActs),
        thingName: sql<
          string | null
        >`coalesce(${palettes.name}, ${savedThemes.name}, ${projects.name})`,
        answer: moderationAnswers.text,
      })
      .from(moderationActs)
      .leftJoin(palettes, eq(palettes.id, moderationActs.paletteId))
      .leftJoin(savedThemes, eq(savedThemes.id, moderationActs.themeId))
      .leftJoin(projects, eq(projects.id, moderationActs.projectId))
      .leftJoin(moderationAnswers, eq(moderationAnswers.actId, id))
      .where(and(eq(userId, account), act ? eq(id, act) : undefined, holds))
      .orderBy(desc(id))
      .limit(MOST);

  return {
    /** The acts that hold, newest first. */
    findAll: (account: string): Promise<NoticeRow[]> => find(account),

    async findOne(account: string, act: string): Promise<NoticeRow | undefined> {
      if (!isUuid(act)) return undefined;
      const [row] = await find(account, act);
      return row;
    },

    /** Answers false, and stores nothing, if there is an answer already. */
    async insertAnswer(answer: { actId: string; userId: string; text: string }): Promise<boolean> {
      const { rowCount } = await db.insert(moderationAnswers).values(answer).onConflictDoNothing();
      return rowCount === 1;
    },
  };
}
