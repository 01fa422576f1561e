import { sql } from 'drizzle-orm';

import type { Database } from '../client.ts';
import { palettes } from '../schema/palettes.ts';
import { makeUpPalettes } from './made-up-palettes.ts';

const BATCH = 2000;

/**
 * Adds made-up palettes until there are so many, then has the database look at what it holds: the
 * embedded engine never does so by itself, and PostgreSQL somewhat later.
 *
 * @param total Of all palettes, private ones included.
 * @param onProgress Told how many there are, after each batch.
 */
export async function fillPalettes(
  db: Database,
  total: number,
  onProgress: (count: number) => void = () => {},
): Promise<void> {
  for (let count = await db.$count(palettes); count < total; ) {
    const rows = makeUpPalettes(count, Math.min(BATCH, total - count));
    // One parameter, because PostgreSQL allows no more than 65,535.
    await db.execute(sql`
      insert into palettes (id, name, description, colors, tags, likes, created_at)
      select id, name, description, colors, array(select jsonb_array_elements_text(tags)), likes, "createdAt"
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row
        (id uuid, name text, description text, colors jsonb, tags jsonb, likes integer, "createdAt" timestamptz)`);
    count += rows.length;
    onProgress(count);
  }
  await db.execute(
    sql`vacuum (analyze) palettes, palette_terms, palette_words, palette_colors, palette_likes`,
  );
}
