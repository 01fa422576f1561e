import { sql } from 'drizzle-orm';

import type { Database, Transaction } from '../database.ts';
import type { StoredColor } from '../schema/palettes.ts';
import { facetsOf } from './facets-of.ts';

/** Stores the facets of palettes with these colors, by which they are found. */
export async function storeFacets(
  db: Database | Transaction,
  palettes: readonly { id: string; colors: readonly StoredColor[] }[],
): Promise<void> {
  const rows = palettes.map(({ id, colors }) => ({ id, facets: facetsOf(colors) }));
  await db.execute(sql`
    with given as materialized (
      select id, facets from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (id uuid, facets int)
    ), known as (
      insert into palette_facet_sets (facets) select distinct facets from given order by facets
      on conflict do nothing
    )
    update palette_lists l set facets = given.facets from given where l.palette_id = given.id`);
}
