import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import type { Sql, TransactionSql } from 'postgres';

import { StartError } from '../start-error.ts';
import type { Database } from './client.ts';

/** A table and the columns that can be written; the others follow from them. */
type Table = { name: string; columns: string[] };

/**
 * Copies all rows of one database to another that has the same tables and no accounts or palettes
 * yet: all of them, or none.
 *
 * @returns How many rows of each table there are now.
 * @throws {StartError} If the other is in use.
 */
export async function copyDatabase(from: Database, to: Database): Promise<[string, number][]> {
  const source = from.$client;
  return to.$client.begin(async (target) => {
    // It waits while the other side reads, for a large table longer than a request ever may.
    await target`set local idle_in_transaction_session_timeout = 0`;
    const [used] = await target`select 1 from users union all select 1 from palettes limit 1`;
    if (used)
      throw new StartError('The database of DATABASE_URL has accounts or palettes already.');

    const counts: [string, number][] = [];
    const tables = await listTables(target);
    await target`truncate ${target(tables.map(({ name }) => name))}`;
    for (const table of tables) {
      const { name, columns } = table;
      // What triggers would work out is copied as well.
      await target`alter table ${target(name)} disable trigger user`;
      await copyRows(source, table, () =>
        target`copy ${target(name)} (${target(columns)}) from stdin`.writable(),
      );
      await target`alter table ${target(name)} enable trigger user`;
      const [counted] = await target`select count(*)::int as rows from ${target(name)}`;
      counts.push([name, counted?.rows]);
    }
    return counts;
  });
}

/** Writes all rows of a table, in the text format of `copy`, to what is opened once they are there. */
export async function copyRows(
  source: Sql,
  { name, columns }: Table,
  open: () => Promise<Writable>,
): Promise<void> {
  const rows = await source`copy ${source(name)} (${source(columns)}) to stdout`.readable();
  await pipeline(rows, await open());
  // Where the last rows had to wait, postgres.js leaves its connection paused, and whatever is asked
  // of it next waits for ever. Reading on is what lets it go on.
  rows._read(0);
}

/** All tables, each after those that its rows refer to. */
async function listTables(sql: Sql | TransactionSql): Promise<Table[]> {
  const found = await sql<(Table & { needs: string[] })[]>`
    select c.relname as name,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        order by a.attnum) as columns,
      array(select f.confrelid::regclass::text from pg_constraint f
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as needs
    from pg_class c
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    order by c.relname`;
  const sorted: Table[] = [];
  const isThere = (name: string) => sorted.some((table) => table.name === name);
  while (sorted.length < found.length) {
    const next = found.find(({ name, needs }) => !isThere(name) && needs.every(isThere));
    if (!next) throw new Error('Tables refer to each other in a circle.');
    sorted.push(next);
  }
  return sorted;
}
