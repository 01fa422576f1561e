import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Pool } from 'pg';

import { measureAll } from './facets/measure-palettes.ts';
import { dropFormerTables } from './lists/drop-former-tables.ts';
import { indexColors } from './lists/index-colors.ts';
import { seedArticles } from './seed/seed-articles.ts';
import { seedColorsOfTheDay } from './seed/seed-colors-of-the-day.ts';
import { seedPalettes } from './seed/seed-palettes.ts';

/** Any number works, as long as no other code locks the same one. */
const PREPARATION_LOCK = 7_266_031_441;

const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * Migrates the tables and fills them, as far as that has not been done. Instances that start at
 * once take turns, and later ones find the work done.
 *
 * @param pool A pool of one connection: the lock belongs to it and is released when it closes.
 * @param seed `sample` for the house collection of palettes and the tutorials as well.
 */
export async function prepareDatabase(pool: Pool, seed: 'sample' | 'none'): Promise<void> {
  const db = drizzle(pool, { casing: 'snake_case' });
  await db.execute(sql`select pg_advisory_lock(${PREPARATION_LOCK})`);
  await migrate(db, { migrationsFolder: MIGRATIONS });
  await indexColors(db);
  await measureAll(db);
  await dropFormerTables(db);
  await seedColorsOfTheDay(db);
  if (seed === 'sample') {
    await seedPalettes(db);
    await seedArticles(db);
  }
}

/** The number of migrations of this version; all of them are applied once it has started. */
export const countMigrations = () =>
  readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql')).length;
