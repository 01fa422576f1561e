import { type SQL, sql } from 'drizzle-orm';

import type { Database, Transaction } from '../../../db/database.ts';
import { type WantedFacets, withFacets } from './palette-facets.ts';
import { LIST, listsOfTab } from './palette-lists.ts';
import { type ListWalk, OF_ENTRY, type PaletteFilter } from './palette-sql.ts';
import { findLikeWords, findLists, type Likeness } from './palette-words.ts';

/**
 * The way to find palettes: along lists, among the few that have the facets (`few`), by the
 * indexes of the rows themselves (`rows`), or not at all, because no palette has such a word.
 */
export type Plan = ListWalk | 'few' | 'rows' | 'nothing';

/** The share of all palettes from which on lists are common. */
const COMMON = 0.04;

/** Palettes that are all fetched and sorted, rather than met along a list of others. */
const FEW = 1000;

export async function planWalk(db: Database | Transaction, filter: PaletteFilter): Promise<Plan> {
  const { userId, tab, tag, text, facets, alikeTo } = filter;
  if (userId || alikeTo) return 'rows';
  const few = facets && (await countFew(db, facets));
  if (few !== undefined && (tab || tag || text)) return 'few';
  const found = text ? await findLists(db, text) : { lists: [], isExact: true };
  if (found === 'nothing') return 'nothing';

  const ofTag = tag ? [LIST.tag(tag)] : undefined;
  const candidates = [...(ofTag ? [ofTag] : []), ...found.lists];
  if (candidates.length === 0 && facets && (!tab || tab === 'recent')) {
    return alongFacets(facets, few, filter);
  }
  if (candidates.length === 0 && tab) candidates.push(listsOfTab(tab));
  if (candidates.length === 0) return 'rows';
  const lists = candidates[await findShortest(db, candidates)]!;
  if (facets && text && (!tab || tab === 'recent') && (await areCommon(db, lists))) {
    return alongFacets(facets, few, filter);
  }

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

/**
 * The way to find palettes with words like those of the text, and the rest of the filter: for searches
 * that find few.
 */
export async function planLikeWords(
  db: Database | Transaction,
  { tab, tag, text = '', facets }: PaletteFilter,
  likeness: Likeness,
): Promise<Plan> {
  const words = await findLikeWords(db, text, likeness);
  if (!words) return 'nothing';
  const candidates = [...(tag ? [[LIST.tag(tag)]] : []), ...words];
  const lists = candidates[await findShortest(db, candidates)]!;
  const others = candidates.filter((other) => other !== lists);
  const conditions = [
    ...(tab ? [OF_ENTRY.isInTab(tab)] : []),
    ...others.map((other) => OF_ENTRY.isInOneOf(other)),
    ...(facets ? [OF_ENTRY.hasFacets(facets)] : []),
  ];
  return { lists, conditions, isFetching: true };
}

/** Along the index of the order that holds the facets; each palette with them is asked for the rest. */
function alongFacets(
  facets: WantedFacets,
  few: number | undefined,
  { tab, tag, text }: PaletteFilter,
): ListWalk {
  const fetching = [
    ...(tag ? [OF_ENTRY.isInOneOf([LIST.tag(tag)])] : []),
    ...(text ? [OF_ENTRY.holdsText(text)] : []),
  ];
  const conditions = [...(tab ? [OF_ENTRY.isInTab(tab)] : []), ...fetching];
  return { lists: [], facets, few, conditions, isFetching: fetching.length > 0 };
}

/**
 * Whether so many palettes stand in these lists that those with some facets are soon met that do:
 * each of the lists would be followed until it alone has a page of them.
 */
async function areCommon(db: Database | Transaction, lists: string[]): Promise<boolean> {
  const { rows } = await db.execute<{ all: number }>(
    sql`select reltuples::int as all from pg_class where oid = 'palettes'::regclass`,
  );
  return (await estimateLength(db, lists)) > rows[0]!.all * COMMON;
}

/** The index of the list with the fewest palettes, by the database's statistics. */
async function findShortest(db: Database | Transaction, lists: string[][]): Promise<number> {
  if (lists.length === 1) return 0;
  const lengths = await Promise.all(lists.map((list) => estimateLength(db, list)));
  return lengths.indexOf(Math.min(...lengths));
}

async function estimateLength(db: Database | Transaction, list: string[]): Promise<number> {
  const { rows } = await db.execute<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    sql`explain (format json) select from palette_terms where term in ${list}`,
  );
  return rows[0]!['QUERY PLAN'][0].Plan['Plan Rows'];
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
