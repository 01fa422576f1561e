import { sql } from 'drizzle-orm';

import type { Database } from '../database.ts';

/** Palettes of one transaction, for which likes and changes of these few wait. */
const BATCH = 1000;

/**
 * Enters the palettes from before `palette_lists`, as triggers enter new ones. Instances that
 * listen already serve all the while.
 */
export async function fillLists(db: Database): Promise<void> {
  let isFilled = false;
  while (await fillSome(db)) isFilled = true;
  if (isFilled) await db.execute(sql`vacuum (analyze) palette_lists`);
}

/** Locks the palettes, so that no like comes in between and is missed; answers whether there may be more. */
const fillSome = (db: Database): Promise<boolean> =>
  db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ place: string }>(
      sql`select place from palette_lists_fill for update`,
    );
    const place = rows[0]?.place;
    if (place === undefined) return false;
    const { rows: entered } = await tx.execute<{ id: string }>(
      sql`select id from palettes where id > ${place} order by id limit ${BATCH} for share`,
    );
    const last = entered.at(-1)?.id;
    if (!last) {
      await tx.execute(sql`delete from palette_lists_fill`);
      return true;
    }
    await tx.execute(sql`
      insert into palette_lists
      select e.palette_id, e.created_at, e.bloom_a, e.bloom_b, f.facets, e.likes, e.tabs, e.is_public, e.name_key, e.terms
      from palette_entries(${`{${entered.map(({ id }) => id)}}`}::uuid[]) as e
        left join palette_facets f using (palette_id)
      on conflict do nothing`);
    await tx.execute(sql`update palette_lists_fill set place = ${last}`);
    return true;
  });
