import { sql } from 'drizzle-orm';

import type { Database, Transaction } from '../../../db/database.ts';
import { palettes } from '../../../db/schema/palettes.ts';
import { withoutFolded } from './palette-alikes.ts';
import type { Search } from './palette-search.ts';

/** A count up to a limit. */
export interface Counted {
  count: number;
  /** Whether it reached the end before. */
  isComplete: boolean;
}

/** A count looks for no more palettes than one more than this. */
export const COUNTED = 1000;

const found = ({ condition }: Search, most: number | null = COUNTED + 1) => sql`
  select ${palettes.id} as id from ${palettes} where ${condition} limit ${most}`;

/** Counts the palettes of a search, up to one more than the limit. */
export async function countPalettes(db: Database | Transaction, search: Search): Promise<Counted> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (${found(search)}) as found`,
  );
  const { count } = rows[0]!;
  return { count, isComplete: count <= COUNTED };
}

/**
 * Counts the palettes of a search that a list shows which folds. If it does not reach the end, it
 * counts one for each group of those that it met: so many show in any case.
 *
 * @param all How many the search finds, where it is known. Without a limit the planner does not pass the
 *   whole table in the hope of some.
 */
export async function countShown(
  db: Database | Transaction,
  search: Search,
  all = Number.POSITIVE_INFINITY,
): Promise<Counted> {
  const { rows } = await db.execute<Record<'met' | 'shown' | 'groups', number>>(sql`
    with found as materialized (${found(search, all <= COUNTED ? null : undefined)})
    select (select count(*)::int from found) as met, count(*)::int as shown,
      (count(distinct group_id) + count(*) filter (where group_id is null))::int as groups
    from ${withoutFolded(sql`found`)} as shown`);
  const { met, shown, groups } = rows[0]!;
  const isComplete = met <= COUNTED;
  return { count: isComplete ? shown : groups, isComplete };
}
