import { sql } from 'drizzle-orm';

import type { Database, Transaction } from '../database.ts';
import { facetsOf } from '../facets/facets-of.ts';
import { palettes } from '../schema/palettes.ts';
import { makeUpPalettes } from './made-up-palettes.ts';

const BATCH = 2000;

/** Tables whose indexes are quicker to build at the end than to update with each row. */
const SLOW_TABLES = sql`('palette_colors', 'palettes')`;

/**
 * Adds made-up palettes up to a total, in one transaction that locks the tables; then has the
 * database analyze them: the embedded engine never does so by itself, and PostgreSQL somewhat
 * later.
 *
 * @param total Of all palettes, private ones included.
 * @param onProgress Called with the number of palettes after each batch.
 */
export async function fillPalettes(
  db: Database,
  total: number,
  onProgress: (count: number) => void = () => {},
): Promise<void> {
  if ((await db.$count(palettes)) >= total) return;
  await db.transaction(async (tx) => {
    const { rows: indexes } = await tx.execute<{ name: string; definition: string }>(sql`
      select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
      from pg_index join pg_class on pg_class.oid = indrelid
      where relname in ${SLOW_TABLES} and not indisunique`);
    for (const { name } of indexes) await tx.execute(sql.raw(`drop index ${name}`));
    for (let count = await tx.$count(palettes); count < total; ) {
      const rows = makeUpPalettes(count, Math.min(BATCH, total - count));
      await insert(tx, rows);
      count += rows.length;
      onProgress(count);
    }
    await tx.execute(sql`set local maintenance_work_mem = '256MB'`);
    for (const { definition } of indexes) await tx.execute(sql.raw(definition));
  });
  await db.execute(sql`vacuum (analyze) palettes, palette_words, palette_colors, palette_likes`);
}

/** All rows are one parameter, because PostgreSQL allows no more than 65,535. */
function insert(tx: Transaction, rows: ReturnType<typeof makeUpPalettes>) {
  const measured = rows.map((row) => ({ ...row, facets: facetsOf(row.colors) }));
  return tx.execute(sql`
    insert into palettes (id, name, description, colors, facets, tags, likes, created_at)
    select id, name, description, colors, facets, tags, likes, "createdAt"
    from jsonb_to_recordset(${JSON.stringify(measured)}::jsonb) as row
      (id uuid, name text, description text, colors jsonb, facets text[], tags text[], likes integer, "createdAt" timestamptz)`);
}
