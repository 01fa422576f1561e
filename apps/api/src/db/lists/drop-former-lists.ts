import { sql } from 'drizzle-orm';

import type { Database } from '../database.ts';

/** The name of an instance's connections until version 30 of the tables, which still reads them. */
const FORMER_APPLICATION = 'swatchwork';

/**
 * Drops the lists that older instances read, if they are there and no older instance is connected:
 * connections of an instance stay open, so that none that runs is missed.
 *
 * @returns Whether none is left.
 */
export const dropFormerLists = (db: Database): Promise<boolean> =>
  db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ isThere: boolean; isRead: boolean }>(sql`
      select to_regproc('drop_former_lists') is not null as "isThere", exists (
        select from pg_stat_activity
        where datname = current_database() and application_name = ${FORMER_APPLICATION}
      ) as "isRead"`);
    const { isThere, isRead } = rows[0]!;
    if (!isThere || isRead) return !isThere;
    await tx.execute(sql`set local lock_timeout = '2s'`); // whoever waits for this waits no longer
    await tx.execute(sql`select drop_former_lists()`);
    await tx.execute(sql`drop function drop_former_lists`);
    return true;
  });
