import type { ReportReason } from '@swatchwork/contract';

import type { Database } from '../../../db/database.ts';
import { paletteReports } from '../../../db/schema/moderation.ts';
import { sharedReports } from '../../../db/schema/shared-moderation.ts';
import type { Person } from '../../palettes/caller.ts';
import { keyOf, type Shared } from '../shared/hidden-shared.ts';

/** What can be reported. */
export type Reported = Shared | { kind: 'palette'; id: string };

export type NewReport = { reason: ReportReason; text: string | undefined };

export function createReportsRepository(db: Database) {
  return {
    /** Answers false, and stores nothing, if the person has reported the thing before. */
    async insert(thing: Reported, report: NewReport, person: Person): Promise<boolean> {
      const values = { ...report, ...person };
      const { kind, id } = thing;
      const { rowCount } =
        kind === 'palette'
          ? await db
              .insert(paletteReports)
              .values({ ...values, paletteId: id })
              .onConflictDoNothing()
          : await db
              .insert(sharedReports)
              .values({ ...values, ...keyOf({ kind, id }) })
              .onConflictDoNothing();
      return rowCount === 1;
    },
  };
}
