import type { ReportReason } from '@swatchwork/contract';

import type { Database } from '../../../db/database.ts';
import { paletteReports } from '../../../db/schema/moderation.ts';
import type { Person } from '../../palettes/caller.ts';

export type NewReport = {
  paletteId: string;
  reason: ReportReason;
  text: string | undefined;
};

export function createReportsRepository(db: Database) {
  return {
    /** Answers false, and stores nothing, if the person has reported the palette before. */
    async insert(report: NewReport, person: Person): Promise<boolean> {
      const { rowCount } = await db
        .insert(paletteReports)
        .values({ ...report, ...person })
        .onConflictDoNothing();
      return rowCount === 1;
    },
  };
}
