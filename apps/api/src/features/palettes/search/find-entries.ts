import type { PaletteSort } from '@swatchwork/contract';
import { and, type SQL, sql } from 'drizzle-orm';

import type { Database, Transaction } from '../../../db/database.ts';
import { paletteLists } from '../../../db/schema/palette-lists.ts';
import type { Position } from './palette-cursor.ts';
import { conditionsOf, type PaletteSearch, sourceOf } from './palette-search.ts';
import { isBehind, ORDERS } from './palette-sql.ts';
import { mayHaveOneOf } from './palette-terms.ts';

/** The entries that are passed in an order at most, before those of the search are read instead. */
const PASSED = 15_000;

/** Up to so many, by estimate, are read at once. */
const RARE = 2000;

/** More are not read, but passed in the order of the page. */
const MOST_READ = 5000;

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
  const isRare = search.isShare && search.estimate <= RARE;
  if (!isRare) {
    const ids = await passEntries(db, search, sort, limit, after, PASSED);
    if (ids.length === limit) return { ids };
  }
  const found = await readEntries(db, search, sort, limit, after);
  return found ?? { ids: await passEntries(db, search, sort, limit, after) };
}

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
      select palette_id, facets, tabs, bloom_a, bloom_b, created_at, likes, name_key
      from ${paletteLists} t where ${and(sql`is_public`, behind)} ${order} ${most ? sql`limit ${most}` : sql``}
    ) as t where ${conditionsOf(search) ?? sql`true`} ${order} limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** Reads all entries of a search and sorts them; undefined if they are too many. */
async function readEntries(
  db: Database | Transaction,
  search: PaletteSearch,
  sort: PaletteSort,
  limit: number,
  after?: Position,
): Promise<Required<Found> | undefined> {
  const source = sourceOf(search);
  if (!source) return undefined;
  const { listKey, highestFirst } = ORDERS[sort];
  const direction = highestFirst ? sql`desc` : sql`asc`;
  const behind = after ? isBehind(sort, listKey, sql`t.palette_id`, after) : sql`true`;
  const { rows } = await db.execute<Required<Found>>(sql`
    with found as materialized (
      select t.palette_id, ${listKey} from (${source.entries}) as t
      where ${conditionsOf(source.left) ?? sql`true`} limit ${MOST_READ + 1}
    )
    select (select count(*)::int from found) as total, array(
      select t.palette_id::text from found t where ${behind}
      order by ${listKey} ${direction}, t.palette_id ${direction} limit ${limit}
    ) as ids`);
  const [found] = rows;
  return found!.total > MOST_READ ? undefined : found;
}

/** A count up to a limit. */
export interface Counted {
  count: number;
  /** Whether it reached the end before. */
  isComplete: boolean;
}

/** A count looks for no more palettes than one more than this, … */
export const COUNTED = 1000;

/** … where an index tells of at most so many, by estimate; else among so many of the newest, … */
const COUNTED_BY_TERMS = 12_000;
const LOOKED_AT = 10_000;

/** … or so many, where most must be fetched. */
const FETCHED = 500;

/** Counts the palettes of a search, or those of the newest that it finds. */
export async function countEntries(
  db: Database | Transaction,
  search: PaletteSearch,
): Promise<Counted> {
  const source = search.isShare && search.estimate <= COUNTED_BY_TERMS && sourceOf(search);
  if (source) {
    const isFound = conditionsOf(source.left) ?? sql`true`;
    const count = await countRows(
      db,
      sql`(${source.entries}) as t where ${isFound} limit ${COUNTED + 1}`,
    );
    return { count, isComplete: count <= COUNTED };
  }
  const most = isFetching(search) ? FETCHED : LOOKED_AT;
  const { rows } = await db.execute<{ count: number; seen: number }>(sql`
    select count(*) filter (where ${conditionsOf(search) ?? sql`true`})::int as count, count(*)::int as seen from (
      select palette_id, facets, tabs, bloom_a, bloom_b, created_at from ${paletteLists} where is_public
      order by created_at desc, palette_id desc limit ${most + 1}
    ) as t`);
  const { count, seen } = rows[0]!;
  return { count, isComplete: seen <= most && count <= COUNTED };
}

/** Counts all palettes of a search: reads an index entry for each. */
export async function countAllEntries(
  db: Database | Transaction,
  search: PaletteSearch,
): Promise<number> {
  const { groups } = search;
  const source = groups.length > 0 && sourceOf({ ...search, isShare: true });
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

/** Whether the indexes by order tell little of a search. */
const isFetching = ({ groups, text }: PaletteSearch) =>
  (text !== undefined && groups.length === 0) || groups.some((group) => !mayHaveOneOf(group));
