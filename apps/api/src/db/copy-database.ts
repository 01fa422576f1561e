import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { type ClientBase, escapeIdentifier, type Pool } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';

import { StartError } from '../start-error.ts';
import type { Database } from './database.ts';

/** A table and its writable columns; the database computes the others. */
type Table = { name: string; columns: string[] };

/**
 * Copies all rows of one database to another with the same tables, which holds no accounts or
 * palettes yet. It copies all rows or none.
 *
 * @returns The number of rows of each table after the copy.
 * @throws {StartError} If the target is in use.
 */
export async function copyDatabase(from: Database, to: Database): Promise<[string, number][]> {
  const target = await to.$client.connect();
  try {
    await target.query('begin');
    const counts = await copyTables(from.$client, target);
    await target.query('commit');
    target.release();
    return counts;
  } catch (error) {
    target.release(true); // ends the session, and so its transaction, even in the middle of a query
    throw error;
  }
}

async function copyTables(source: Pool, target: ClientBase): Promise<[string, number][]> {
  // The session is idle while the source is read, for a large table longer than the limit for
  // requests.
  await target.query('set local idle_in_transaction_session_timeout = 0');
  const used = await target.query('select 1 from users union all select 1 from palettes limit 1');
  if (used.rows.length > 0)
    throw new StartError('The database of DATABASE_URL has accounts or palettes already.');

  const tables = await listTables(target);
  await target.query(`truncate ${tables.map(({ name }) => escapeIdentifier(name))}`);
  const counts: [string, number][] = [];
  for (const table of tables) {
    const name = escapeIdentifier(table.name);
    // The copy includes the values that triggers would compute.
    await target.query(`alter table ${name} disable trigger user`);
    const into = copyFrom(`copy ${columnsOf(table)} from stdin`);
    await copyRows(source, table, () => target.query(into));
    await target.query(`alter table ${name} enable trigger user`);
    const { rows } = await target.query(`select count(*)::int as count from ${name}`);
    counts.push([table.name, rows[0].count]);
  }
  return counts;
}

/**
 * Writes all rows of a table, in the text format of `copy`, to a stream that is opened once the
 * rows can be read.
 */
export async function copyRows(source: Pool, table: Table, open: () => Writable): Promise<void> {
  const client = await source.connect();
  try {
    await pipeline(client.query(copyTo(`copy ${columnsOf(table)} to stdout`)), open());
  } finally {
    client.release();
  }
}

const columnsOf = ({ name, columns }: Table) =>
  `${escapeIdentifier(name)} (${columns.map(escapeIdentifier)})`;

/** All tables, each after the tables that its rows refer to. */
async function listTables(client: ClientBase): Promise<Table[]> {
  const { rows: found } = await client.query<Table & { needs: string[] }>(`
    select c.relname as name,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        order by a.attnum) as columns,
      array(select f.confrelid::regclass::text from pg_constraint f
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as needs
    from pg_class c
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    order by c.relname`);
  const sorted: Table[] = [];
  const isThere = (name: string) => sorted.some((table) => table.name === name);
  while (sorted.length < found.length) {
    const next = found.find(({ name, needs }) => !isThere(name) && needs.every(isThere));
    if (!next) throw new Error('Tables refer to each other in a circle.');
    sorted.push(next);
  }
  return sorted;
}
