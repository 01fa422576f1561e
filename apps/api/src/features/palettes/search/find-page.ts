import type { PaletteSort } from '@swatchwork/contract';
import { sql } from 'drizzle-orm';

import type { Database, Transaction } from '../../../db/database.ts';
import { palettes } from '../../../db/schema/palettes.ts';
import type { Position } from './palette-cursor.ts';
import type { Search } from './palette-search.ts';
import { IS_PUBLIC, isBehind, ORDERS } from './palette-sql.ts';

/** Palettes of an order that are passed, before those of the search are read by its lexemes instead. */
const PASSED = 4000;

/** What is found of a list. */
export interface Found {
  ids: string[];
  /** Of all pages, where it is known. */
  total?: number;
}

/**
 * The next palettes of a search by lexemes. What many palettes have is met soon in any order, and what
 * few have is soon read as a whole. The planner would choose between the two by the frequency of each
 * lexeme alone, and pass all palettes for a combination that none has.
 */
export async function findPage(
  db: Database | Transaction,
  { condition }: Search,
  sort: PaletteSort,
  limit: number,
  after?: Position,
): Promise<Found> {
  const { key, highestFirst } = ORDERS[sort];
  const direction = highestFirst ? sql`desc` : sql`asc`;
  const order = sql`order by key ${direction}, id ${direction} limit ${limit}`;
  const behind = after ? isBehind(sort, key, sql`${palettes.id}`, after) : sql`true`;
  const { rows: met } = await db.execute<{ id: string }>(sql`
    select id from (
      select *, ${key} as key from ${palettes} where ${IS_PUBLIC} and ${behind}
      order by ${key} ${direction}, ${palettes.id} ${direction} limit ${PASSED}
    ) as palettes where ${condition} ${order}`);
  if (met.length === limit) return { ids: met.map(({ id }) => id) };
  const { rows } = await db.execute<Required<Found>>(sql`
    with found as materialized (
      select ${palettes.id} as id, ${key} as key from ${palettes} where ${condition} and ${behind}
    )
    select (select count(*)::int from found) as total,
      array(select id::text from found ${order}) as ids`);
  const { ids, total } = rows[0]!;
  return after ? { ids } : { ids, total };
}
