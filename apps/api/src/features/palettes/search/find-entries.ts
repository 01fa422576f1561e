import type { PaletteSort } from '@swatchwork/contract';
import { and, sql } from 'drizzle-orm';

import type { Database, Transaction } from '../../../db/database.ts';
import { paletteLists } from '../../../db/schema/palette-lists.ts';
import type { Position } from './palette-cursor.ts';
import { ENTRY } from './palette-facets.ts';
import { conditionsOf, isTold, type PaletteSearch, sourceOf } from './palette-search.ts';
import { isBehind, ORDERS } from './palette-sql.ts';
import { isOfPairs, mayHaveOneOf } from './palette-terms.ts';

/** The entries that are passed in an order at most, before those of the search are read instead, … */
const PASSED = 15_000;

/** … or, where many must be fetched. */
const PASSED_UNTOLD = 3000;

/** Up to so many, by estimate, are read at once. */
const RARE = 2000;

/** So many are read at most, however few were met, … */
const MOST_READ = 12_000;

/** … or so many, where no estimate tells how many they are. */
const MOST_READ_UNKNOWN = 1000;

/** To read this many takes as long as to pass `PASSED` for each palette of a page. */
const WORTH_A_PAGE = 50_000;

/** What is found of a list. */
export interface Found {
  ids: string[];
  /** Of all pages, where it is known. */
  total?: number;
}

/**
 * The next palettes of a search. What many palettes have is met soon in any order, and what few have
 * is soon read as a whole: each is tried within bounds, first what is likely, by the database's estimate.
 */
export async function findEntries(
  db: Database | Transaction,
  search: PaletteSearch,
  sort: PaletteSort,
  limit: number,
  after?: Position,
): Promise<Found> {
  const most = isForeseen(search) ? undefined : isTold(search) ? PASSED : PASSED_UNTOLD;
  const met = areReadFirst(search) ? [] : await passEntries(db, search, sort, limit, after, most);
  if (met.length === limit || (met.length > 0 && most === undefined)) return { ids: met };
  const mostRead = Math.min(MOST_READ, Math.ceil(WORTH_A_PAGE / (met.length + 1)));
  const found = await readEntries(db, search, mostRead, sort, limit, after);
  return found ?? { ids: await passEntries(db, search, sort, limit, after) };
}

/** Whether statistics tell how soon enough are met. Without a bound an entry takes half of the time. */
const isForeseen = ({ groups, tab, facets, text }: PaletteSearch) =>
  groups.length === 1 && groups.every(mayHaveOneOf) && !tab && !facets && text === undefined;

/** Whether the palettes of a search are likely to be few, or long to tell from others. */
const areReadFirst = (search: PaletteSearch) =>
  (search.isShare && search.estimate <= RARE) || (search.groups.some(isOfPairs) && !isTold(search));

/** Reads entries in an order, all or at most so many, until enough are of the search. */
async function passEntries(
  db: Database | Transaction,
  search: PaletteSearch,
  sort: PaletteSort,
  limit: number,
  after?: Position,
  most?: number,
): Promise<string[]> {
  const { listKey, highestFirst } = ORDERS[sort];
  const direction = highestFirst ? sql`desc` : sql`asc`;
  const order = sql`order by ${listKey} ${direction}, t.palette_id ${direction}`;
  const behind = after && isBehind(sort, listKey, sql`t.palette_id`, after);
  const { rows } = await db.execute<{ id: string }>(sql`
    select t.palette_id as id from (
      select ${ENTRY} from ${paletteLists} t where ${and(sql`is_public`, behind)} ${order} ${most ? sql`limit ${most}` : sql``}
    ) as t where ${conditionsOf(search) ?? sql`true`} ${order} limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** Reads all entries of a search and sorts them; undefined if they are too many. */
async function readEntries(
  db: Database | Transaction,
  search: PaletteSearch,
  most: number,
  sort: PaletteSort,
  limit: number,
  after?: Position,
): Promise<Required<Found> | undefined> {
  const source = sourceOf(search, most);
  if (!source) return undefined;
  const bound = source.left === search ? Math.min(most, MOST_READ_UNKNOWN) : most;
  const { listKey, highestFirst } = ORDERS[sort];
  const direction = highestFirst ? sql`desc` : sql`asc`;
  const behind = after ? isBehind(sort, listKey, sql`t.palette_id`, after) : sql`true`;
  const { rows } = await db.execute<Required<Found> & { read: number }>(sql`
    with read as materialized (${source.entries} limit ${bound + 1}), found as materialized (
      select t.palette_id, ${listKey} from read t where ${conditionsOf(source.left) ?? sql`true`}
    )
    select (select count(*)::int from read) as read, (select count(*)::int from found) as total, array(
      select t.palette_id::text from found t where ${behind}
      order by ${listKey} ${direction}, t.palette_id ${direction} limit ${limit}
    ) as ids`);
  const { read, ...found } = rows[0]!;
  return read > bound ? undefined : found;
}
