import { sql } from 'drizzle-orm';

import type { Database } from '../database.ts';
import type { StoredColor } from '../schema/palettes.ts';
import { facetsOf } from './facets-of.ts';

/** Palettes of one transaction, for which likes and changes of these few wait. */
const BATCH = 200;

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/**
 * Stores the facets of the next palettes that have none: those from before the column, and those whose
 * colors another writer has saved.
 *
 * @param place The id after which they begin.
 * @returns The id of the last one if there may be more.
 */
export const measureSome = (db: Database, place = BEFORE_ALL): Promise<string | undefined> =>
  db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string; colors: StoredColor[] }>(sql`
      select id, colors from palettes where facets is null and id > ${place} order by id limit ${BATCH}
      for no key update skip locked`);
    const measured = JSON.stringify(
      rows.map(({ id, colors }) => ({ id, facets: facetsOf(colors) })),
    );
    await tx.execute(sql`
      update palettes set facets = measured.facets
      from jsonb_to_recordset(${measured}::jsonb) as measured (id uuid, facets text[])
      where palettes.id = measured.id`);
    return rows.length === BATCH ? rows.at(-1)!.id : undefined;
  });

/** Stores all facets that are missing: some minutes for a million palettes. */
export async function measureAll(db: Database): Promise<void> {
  let place = await measureSome(db);
  if (place === undefined) return;
  while (place !== undefined) place = await measureSome(db, place);
  await db.execute(sql`vacuum (analyze) palettes`);
}
