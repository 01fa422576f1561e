import { sql } from 'drizzle-orm';

import type { Database } from '../database.ts';

/**
 * Functions of migrations that drop what only older instances use, each with the version of the tables, which
 * connections name, since which it is not used.
 */
const DROPS = [
  { drop: 'drop_former_lists', since: 30 },
  { drop: 'drop_like_changes', since: 35 },
  { drop: 'drop_former_search', since: 36 },
  { drop: 'drop_former_moderation', since: 37 },
];

/**
 * Drops what only older instances use, as far as it is there and none of these is connected: connections of an
 * instance stay open, so that none that runs is missed.
 *
 * @returns Whether nothing is left.
 */
export async function dropFormerTables(db: Database): Promise<boolean> {
  let isNoneLeft = true;
  for (const { drop, since } of DROPS) isNoneLeft = (await dropOne(db, drop, since)) && isNoneLeft;
  return isNoneLeft;
}

const dropOne = (db: Database, drop: string, since: number): Promise<boolean> =>
  db.transaction(async (tx) => {
    // The first versions named themselves without a number.
    const { rows } = await tx.execute<{ isThere: boolean; isUsed: boolean }>(sql`
      select to_regproc(${drop}) is not null as "isThere", exists (
        select from pg_stat_activity
        where datname = current_database() and application_name ~ '^swatchwork( [0-9]+)?$'
          and coalesce(substring(application_name from '[0-9]+'), '0')::int < ${since}
      ) as "isUsed"`);
    const { isThere, isUsed } = rows[0]!;
    if (!isThere || isUsed) return !isThere;
    await tx.execute(sql`set local lock_timeout = '2s'`); // others wait no longer than this
    await tx.execute(sql`select ${sql.identifier(drop)}()`);
    await tx.execute(sql`drop function ${sql.identifier(drop)}`);
    return true;
  });
