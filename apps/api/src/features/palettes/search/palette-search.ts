import { LIKES_ABOVE, type PaletteTab, RECENT_DAYS } from '@swatchwork/contract';
import { and, type SQL, sql } from 'drizzle-orm';

import type { Database, Transaction } from '../../../db/database.ts';
import { paletteLists } from '../../../db/schema/palette-lists.ts';
import { palettes } from '../../../db/schema/palettes.ts';
import { ENTRY, hasFacets, type WantedFacets, withFacets } from './palette-facets.ts';
import { holdsText, type PaletteFilter } from './palette-sql.ts';
import { TAB_BITS } from './palette-tabs.ts';
import { hasOneOf, isOfPairs, mayHaveOneOf, type Term, termOfTag } from './palette-terms.ts';
import { findLikeWords, findTerms, type Likeness } from './palette-words.ts';

/** What is sought in `palette_lists`. */
export interface PaletteSearch {
  /** A palette has a term of each of these groups, … */
  groups: Term[][];
  tab?: PaletteTab | undefined;
  facets?: WantedFacets | undefined;
  /** … and this text, if the terms do not tell. */
  text?: string | undefined;
  /** How many palettes have such terms, by the database's statistics; infinite without terms. */
  estimate: number;
  /** Whether these are a small share of all. */
  isShare: boolean;
}

/**
 * How to find palettes: in their lists, by the indexes of the rows themselves (`rows`), or not at all,
 * because no palette has such a word.
 */
export type Plan = PaletteSearch | 'rows' | 'nothing';

/** The share of all palettes up to which reading just these is quicker than passing all others. */
const SMALL_SHARE = 0.02;

export async function planSearch(
  db: Database | Transaction,
  { userId, tab, tag, text, facets, alikeTo }: PaletteFilter,
): Promise<Plan> {
  if (userId || alikeTo) return 'rows';
  const found = text ? await findTerms(db, text) : { groups: [], isExact: true };
  if (found === 'nothing') return 'nothing';
  const groups = [...(tag ? [[termOfTag(tag)]] : []), ...found.groups];
  const left = found.isExact ? undefined : text;
  return { groups, tab, facets, text: left, ...(await estimate(db, groups, tab)) };
}

/**
 * How to find palettes with words like those of the text, and the rest of the filter: for searches
 * that find few.
 */
export async function planLikeWords(
  db: Database | Transaction,
  { tab, tag, text = '', facets }: PaletteFilter,
  likeness: Likeness,
): Promise<Plan> {
  const words = await findLikeWords(db, text, likeness);
  if (!words) return 'nothing';
  const groups = [...(tag ? [[termOfTag(tag)]] : []), ...words];
  return { groups, tab, facets, ...(await estimate(db, groups, tab)) };
}

/** So many have terms that the statistics do not list, however large the table is. */
const UNLISTED = 1000;

async function estimate(
  db: Database | Transaction,
  groups: Term[][],
  tab: PaletteTab | undefined,
): Promise<Pick<PaletteSearch, 'estimate' | 'isShare'>> {
  if (groups.length === 0) return { estimate: Number.POSITIVE_INFINITY, isShare: false };
  const { rows } = await db.execute<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    sql`explain (format json) select from ${paletteLists} where ${hasTerms({ groups, tab })}`,
  );
  const found = rows[0]!['QUERY PLAN'][0].Plan['Plan Rows'];
  const { all, leastListed } = await statistics(db);
  // The planner takes a term that is not listed for half as frequent as the rarest one that is. Of many
  // palettes that are thousands, whose first ones would be soon met, and a word that none has is never met.
  const unlisted = (all * leastListed * Math.max(...groups.map(({ length }) => length))) / 2;
  const isListed = found > unlisted * 1.1;
  return {
    estimate: isListed ? found : Math.min(found, UNLISTED),
    isShare: found <= all * SMALL_SHARE,
  };
}

/** How many palettes there are, and the share of them that have the rarest of the listed terms. */
async function statistics(db: Database | Transaction) {
  const { rows } = await db.execute<{ all: number; leastListed: number }>(sql`
    select reltuples::int as all, coalesce((
      select most_common_elem_freqs[cardinality(most_common_elem_freqs) - 2] from pg_stats
      where schemaname = current_schema and tablename = 'palette_lists' and attname = 'terms'
    ), 0)::float as "leastListed"
    from pg_class where oid = 'palette_lists'::regclass`); // the last three are the least, the greatest, and that of nulls
  return rows[0]!;
}

/** The tabs that are tags. */
export const isTag = (tab: PaletteTab) =>
  tab !== 'recent' && tab !== 'trending' && tab !== 'popular';

/** The form of the condition in the partial indexes, and all that the index of terms tells. */
function hasTerms({ groups, tab }: Pick<PaletteSearch, 'groups' | 'tab'>): SQL {
  const all = tab && isTag(tab) ? [...groups, [termOfTag(tab)]] : groups;
  return and(sql`is_public`, ...all.map((group) => hasOneOf(sql`terms`, group)))!;
}

/** Whether entries of the indexes by order nearly tell whether they are of a search. */
export const isTold = ({ groups, text }: PaletteSearch): boolean =>
  groups.length > 0 ? groups.every(mayHaveOneOf) : text === undefined;

/** Entries of a search, in no order. */
export interface EntrySource {
  entries: SQL;
  /** What they are not known to have yet. */
  left: PaletteSearch;
}

/**
 * How the entries that a search finds are read without passing others; undefined if no index tells of
 * them, or they are more than `most` by estimate. `offset` keeps the planner from reading another
 * index.
 */
export function sourceOf(search: PaletteSearch, most: number): EntrySource | undefined {
  const { groups, tab, facets, isShare, estimate } = search;
  const read = (condition: SQL) =>
    sql`select ${ENTRY} from ${paletteLists} where ${condition} offset 0`;
  const areFew = isShare && estimate <= most;
  const isOfTag = tab && isTag(tab) && !facets && groups.length === 0;
  // Statistics do not know of pairs.
  if (areFew || isOfTag || groups.some(isOfPairs)) {
    return { entries: read(hasTerms(search)), left: { ...search, groups: [] } };
  }
  if (facets) return { entries: withFacets(facets), left: search };
  if (groups.length > 0 || !tab) return undefined;
  const isNear =
    tab === 'trending' || tab === 'popular'
      ? sql`likes > ${LIKES_ABOVE[tab]}`
      : sql`created_at > now() - make_interval(days => ${RECENT_DAYS})`;
  return { entries: read(sql`is_public and ${isNear}`), left: search };
}

/**
 * The conditions of a search on an entry `t`, first those that the indexes by order can tell. What
 * must be fetched is a scalar expression, so that the planner evaluates it entry by entry.
 */
export function conditionsOf({ groups, tab, facets, text }: PaletteSearch): SQL | undefined {
  const ofTerms = and(...groups.map((group) => hasOneOf(sql`o.terms`, group)));
  return and(
    ...groups.map(mayHaveOneOf),
    tab && isInTab(tab),
    facets && hasFacets(sql`t.facets`, facets),
    ofTerms && sql`(select ${ofTerms} from ${paletteLists} o where o.palette_id = t.palette_id)`,
    text !== undefined
      ? sql`(select ${holdsText(text)} from ${palettes} where ${palettes.id} = t.palette_id)`
      : undefined,
  );
}

/**
 * `recent` is not a plain bound on the date: the planner would read the index by date for that
 * instead of the index of the requested order.
 */
const isInTab = (tab: PaletteTab): SQL =>
  tab === 'recent'
    ? sql`now() - t.created_at < make_interval(days => ${RECENT_DAYS})`
    : sql`t.tabs & ${TAB_BITS[tab]}::int <> 0`;
