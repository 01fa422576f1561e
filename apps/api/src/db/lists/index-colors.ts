import { sql } from 'drizzle-orm';

import type { Database } from '../database.ts';

/**
 * Makes the index of colors, if it is not there or was not finished: some minutes for a million
 * palettes, in which writers do not wait. It cannot be part of a transaction.
 */
export async function indexColors(db: Database): Promise<void> {
  const { rows } = await db.execute<{ isValid: boolean }>(sql`
    select indisvalid as "isValid" from pg_index
    where indexrelid = to_regclass('palette_colors_by_lab')`);
  if (rows[0]?.isValid) return;
  await db.execute(sql`drop index if exists palette_colors_by_lab`);
  await db.execute(sql`
    create index concurrently palette_colors_by_lab on palette_colors using gist (lab)`);
}
