import { sql } from 'drizzle-orm';

import type { Transaction } from '../database.ts';
import type { StoredColor } from '../schema/palettes.ts';
import { facetsOf } from './facets-of.ts';

/**
 * Gives the database the facets of palettes with these colors, as `given_facets()`, until the
 * transaction ends or others are given. Palettes that it inserts or colors that it changes meanwhile
 * are entered into lists with their facets, in one row version; those of other writers are measured
 * later.
 */
export async function giveFacets(
  tx: Transaction,
  palettes: readonly { id: string; colors: readonly StoredColor[] }[],
): Promise<void> {
  const facets = JSON.stringify(
    palettes.map(({ id, colors }) => ({ id, facets: facetsOf(colors) })),
  );
  await tx.execute(sql`
    with known as (
      insert into palette_facet_sets (facets)
        select distinct facets from jsonb_to_recordset(${facets}::jsonb) as given (facets int) order by facets
        on conflict do nothing
    )
    select set_config('swatchwork.facets', ${facets}, true)`);
}
