import { and, eq, gt, inArray, or, sql } from 'drizzle-orm';

import type { Database } from '../../../db/database.ts';
import { moderationActs, suspendedAccounts, withheld } from '../../../db/schema/moderation.ts';
import { TABLES, THING_KINDS } from '../../things/things.ts';
import { bringBackAll, hideAll, isOrWasPublic } from '../withheld-things.ts';

/**
 * Goes on with suspensions of the last days that have not hidden all, and with the undoing of acts that
 * has not brought back all: those that were interrupted, and those of an older instance that runs
 * beside, which knows palettes only. Several instances may do so.
 */
export async function finishActs(db: Database): Promise<void> {
  const shows = THING_KINDS.map(
    (kind) => sql`exists (select from ${TABLES[kind]}
      where ${TABLES[kind].userId} = ${suspendedAccounts.userId} and ${isOrWasPublic(kind)})`,
  );
  const suspensions = await db
    .select({ userId: suspendedAccounts.userId, actId: suspendedAccounts.actId })
    .from(suspendedAccounts)
    .innerJoin(moderationActs, eq(moderationActs.id, suspendedAccounts.actId))
    .where(and(gt(moderationActs.createdAt, sql`now() - interval '7 days'`), or(...shows)));
  for (const { userId, actId } of suspensions) await hideAll(db, { userId }, actId, THING_KINDS);

  const undoings = await db
    .select()
    .from(moderationActs)
    .where(
      and(
        inArray(moderationActs.kind, ['undo', 'unsuspend']),
        sql`exists (select from ${withheld} where ${withheld.actId} = ${moderationActs.actId})`,
      ),
    );
  for (const undoing of undoings) await bringBackAll(db, undoing.actId!, undoing);
}
