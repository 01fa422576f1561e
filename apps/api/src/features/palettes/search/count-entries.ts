import { and, type SQL, sql } from 'drizzle-orm';

import type { Database, Transaction } from '../../../db/database.ts';
import { paletteLists } from '../../../db/schema/palette-lists.ts';
import { withoutFolded } from './palette-alikes.ts';
import { ENTRY } from './palette-facets.ts';
import { conditionsOf, isTag, isTold, type PaletteSearch, sourceOf } from './palette-search.ts';

/** A count up to a limit. */
export interface Counted {
  count: number;
  /** Whether it reached the end before. */
  isComplete: boolean;
}

/** A count looks for no more palettes than one more than this, … */
export const COUNTED = 1000;

/** … where an index tells of at most so many, by estimate, and of nothing else, … */
const COUNTED_BY_TERMS = 12_000;

/** … or at most so many, of which only some are counted; … */
const COUNTED_AMONG = 2000;

/**
 * … else among so many of the newest: fewer where the Bloom filter has more to be asked for, and
 * those that can be fetched where it tells nothing.
 */
const LOOKED_AT = 5000;
const LOOKED_AT_UNTOLD = 500;

/** Counts the palettes of a search, or those of the newest that it finds. */
export async function countEntries(
  db: Database | Transaction,
  search: PaletteSearch,
): Promise<Counted> {
  const source = canBeCounted(search) && sourceOf(search, COUNTED_BY_TERMS);
  if (source) {
    const isFound = conditionsOf(source.left) ?? sql`true`;
    const count = await countRows(
      db,
      sql`(${source.entries}) as t where ${isFound} limit ${COUNTED + 1}`,
    );
    return { count, isComplete: count <= COUNTED };
  }
  const most = mostLookedAt(search);
  const { rows } = await db.execute<{ count: number; seen: number }>(sql`
    select count(*) filter (where ${conditionsOf(search) ?? sql`true`})::int as count, count(*)::int as seen
    from (${newestEntries(most + 1)}) as t`);
  const { count, seen } = rows[0]!;
  return { count, isComplete: seen <= most && count <= COUNTED };
}

/**
 * Counts the palettes of a search that a list shows which folds. If it does not reach the end, it
 * counts one for each group of those that it met: so many show in any case.
 */
export async function countShownEntries(
  db: Database | Transaction,
  search: PaletteSearch,
): Promise<Counted> {
  const source = canBeCounted(search) && sourceOf(search, COUNTED_BY_TERMS);
  const most = mostLookedAt(search);
  const entries = source ? source.entries : newestEntries(most + 1);
  const isFound = conditionsOf(source ? source.left : search) ?? sql`true`;
  const { rows } = await db.execute<Record<'seen' | 'met' | 'shown' | 'groups', number>>(sql`
    with read as (${entries}), found as materialized (
      select palette_id as id from read t where ${isFound} limit ${COUNTED + 1}
    )
    select ${source ? sql`0` : sql`(select count(*)::int from read)`} as seen,
      (select count(*)::int from found) as met, count(*)::int as shown,
      (count(distinct group_id) + count(*) filter (where group_id is null))::int as groups
    from ${withoutFolded(sql`found`)} as shown`);
  const { seen, met, shown, groups } = rows[0]!;
  const isComplete = seen <= most && met <= COUNTED;
  return { count: isComplete ? shown : groups, isComplete };
}

const newestEntries = (limit: number) => sql`
  select ${ENTRY} from ${paletteLists} where is_public
  order by created_at desc, palette_id desc limit ${limit}`;

/** Whether an index tells of all palettes of a search, and of not too many others. */
function canBeCounted({ groups, tab, facets, text, isShare, estimate }: PaletteSearch): boolean {
  if (groups.length === 0) return facets !== undefined && !tab && text === undefined;
  const isOfTerms = !facets && text === undefined && (!tab || isTag(tab));
  return isShare && estimate <= (isOfTerms ? COUNTED_BY_TERMS : COUNTED_AMONG);
}

function mostLookedAt(search: PaletteSearch): number {
  const alternatives = Math.max(1, ...search.groups.map(({ length }) => length));
  return isTold(search) ? Math.floor(LOOKED_AT / alternatives) : LOOKED_AT_UNTOLD;
}

/** Counts all palettes of a search: reads an index entry for each. */
export async function countAllEntries(
  db: Database | Transaction,
  search: PaletteSearch,
): Promise<number> {
  const source =
    search.groups.length > 0 && sourceOf({ ...search, isShare: true }, Number.POSITIVE_INFINITY);
  if (source)
    return countRows(
      db,
      sql`(${source.entries}) as t where ${conditionsOf(source.left) ?? sql`true`}`,
    );
  return countRows(db, sql`${paletteLists} t where ${and(sql`is_public`, conditionsOf(search))}`);
}

async function countRows(db: Database | Transaction, from: SQL): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (select from ${from}) as found`,
  );
  return rows[0]!.count;
}
