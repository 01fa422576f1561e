import type { ReportReason } from '@swatchwork/contract';
import { and, inArray, isNull, sql } from 'drizzle-orm';

import type { Database, Transaction } from '../../../db/database.ts';
import { reports } from '../../../db/schema/moderation.ts';
import type { Person } from '../../palettes/caller.ts';
import { columnOf, keyOf, type Thing, type ThingKind } from '../../things/things.ts';

export type NewReport = { reason: ReportReason; text: string | undefined };

export function createReportsRepository(db: Database) {
  return {
    /** Answers false, and stores nothing, if the person has reported the thing before. */
    async insert(thing: Thing, report: NewReport, person: Person): Promise<boolean> {
      const { rowCount } = await db
        .insert(reports)
        .values({ ...report, ...person, ...keyOf(thing) })
        .onConflictDoNothing();
      return rowCount === 1;
    },
  };
}

/** Closes the open reports of things; answers how many there were. */
export async function closeReports(
  tx: Transaction,
  kind: ThingKind,
  ids: string[],
): Promise<number> {
  const { rowCount } = await tx
    .update(reports)
    .set({ closedAt: sql`now()` })
    .where(and(inArray(columnOf(reports, kind), ids), isNull(reports.closedAt)));
  return rowCount ?? 0;
}
