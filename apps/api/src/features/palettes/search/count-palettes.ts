import { sql } from 'drizzle-orm';

import type { Database, Transaction } from '../../../db/database.ts';
import { palettes } from '../../../db/schema/palettes.ts';
import { COUNTED, type Counted, countAllEntries, countEntries } from './count-entries.ts';
import type { Plan } from './palette-search.ts';
import { holdsText, matches, type PaletteFilter } from './palette-sql.ts';

/** A count of a person's palettes by their text looks at so many. */
const FETCHED = 500;

/**
 * Counts up to one palette more than the limit; the count is complete if it reaches the end
 * before.
 */
export async function countPalettes(
  db: Database | Transaction,
  filter: PaletteFilter,
  plan: Plan,
): Promise<Counted> {
  if (plan === 'nothing') return { count: 0, isComplete: true };
  if (plan !== 'rows') return countEntries(db, plan);
  const { text, ...rest } = filter;
  const most = text ? FETCHED : COUNTED;
  const { rows } = await db.execute<{ count: number; seen: number }>(sql`
    select count(*) filter (where ${text ? holdsText(text) : sql`true`})::int as count,
      count(*)::int as seen
    from ${newest(rest, most + 1)}`);
  const [row] = rows;
  return { count: row!.count, isComplete: row!.seen <= most };
}

/** Counts all palettes of a filter: reads an index entry for each. */
export async function countAllPalettes(
  db: Database | Transaction,
  filter: PaletteFilter,
  plan: Plan,
): Promise<number> {
  if (plan === 'nothing') return 0;
  return plan === 'rows' ? db.$count(palettes, matches(filter)) : countAllEntries(db, plan);
}

/** The newest palettes of a filter, as a source of rows. */
const newest = (filter: PaletteFilter, most: number) => sql`(
  select * from ${palettes} where ${matches(filter)}
  order by ${palettes.createdAt} desc, ${palettes.id} desc limit ${most}
) as palettes`;
