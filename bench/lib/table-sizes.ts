import { sql } from 'drizzle-orm';

import type { Database } from '../../apps/api/src/db/database.ts';

/** Bytes of a table and of all its indexes, for each palette. */
export interface TableSize {
  name: string;
  table: number;
  indexes: number;
}

/** The sizes of all tables that hold at least a byte for each palette, the largest first. */
export async function sizesOfTables(db: Database, palettes: number): Promise<TableSize[]> {
  const { rows } = await db.execute<{ name: string; table: number; indexes: number }>(sql`
    select relname as name, pg_table_size(oid)::float8 as table, pg_indexes_size(oid)::float8 as indexes
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
    order by pg_total_relation_size(oid) desc`);
  return rows
    .map(({ name, table, indexes }) => ({
      name,
      table: Math.round(table / palettes),
      indexes: Math.round(indexes / palettes),
    }))
    .filter(({ table, indexes }) => table + indexes > 0);
}
