import { type SQL, sql } from 'drizzle-orm';

import type { Database, Transaction } from '../../../db/database.ts';
import { type WantedFacets, withFacets } from './palette-facets.ts';
import { LIST, listsOfTab } from './palette-lists.ts';
import { type ListWalk, OF_ENTRY, type PaletteFilter } from './palette-sql.ts';
import { findLists } from './palette-words.ts';

/**
 * The way to find palettes: along lists, among the few that have the facets (`few`), by the
 * indexes of the rows themselves (`rows`), or not at all, because no palette has such a word.
 */
export type Plan = ListWalk | 'few' | 'rows' | 'nothing';

/** Palettes that are all fetched and sorted, rather than met along a list of others. */
const FEW = 1000;

export async function planWalk(
  db: Database | Transaction,
  { userId, tab, tag, text, facets }: PaletteFilter,
): Promise<Plan> {
  if (userId) return 'rows';
  const few = facets && (await countFew(db, facets));
  if (few !== undefined && (tab || tag || text)) return 'few';
  const found = text ? await findLists(db, text) : { lists: [], isExact: true };
  if (found === 'nothing') return 'nothing';

  const ofTag = tag ? [LIST.tag(tag)] : undefined;
  const candidates = [...(ofTag ? [ofTag] : []), ...found.lists];
  if (candidates.length === 0 && facets && (!tab || tab === 'recent')) {
    const conditions = [
      ...(tab ? [OF_ENTRY.isInTab(tab)] : []),
      ...(text ? [OF_ENTRY.holdsText(text)] : []),
    ];
    return { lists: [], facets, few, conditions, isFetching: Boolean(text) };
  }
  if (candidates.length === 0 && tab) candidates.push(listsOfTab(tab));
  if (candidates.length === 0) return 'rows';
  const lists = candidates[await findShortest(db, candidates)]!;

  const fetching: SQL[] = [];
  if (ofTag && lists !== ofTag) fetching.push(OF_ENTRY.isInOneOf(ofTag));
  const isOfText = found.isExact && found.lists.includes(lists);
  if (text && !isOfText) fetching.push(OF_ENTRY.holdsText(text));
  if (facets) fetching.push(OF_ENTRY.hasFacets(facets));
  return {
    lists,
    conditions: [...(tab ? [OF_ENTRY.isInTab(tab)] : []), ...fetching],
    isFetching: fetching.length > 0,
  };
}

/** The index of the list with the fewest palettes, by the database's statistics. */
async function findShortest(db: Database | Transaction, lists: string[][]): Promise<number> {
  if (lists.length === 1) return 0;
  const lengths = await Promise.all(
    lists.map(async (list) => {
      const { rows } = await db.execute<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
        sql`explain (format json) select from palette_terms where term in ${list}`,
      );
      return rows[0]!['QUERY PLAN'][0].Plan['Plan Rows'];
    }),
  );
  return lengths.indexOf(Math.min(...lengths));
}

/** The number of palettes with these facets; undefined if they are more than a few. */
async function countFew(
  db: Database | Transaction,
  facets: WantedFacets,
): Promise<number | undefined> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (${withFacets(facets)} limit ${FEW + 1}) as found`,
  );
  const { count } = rows[0]!;
  return count <= FEW ? count : undefined;
}
