import { readdirSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Pool } from 'pg';

import type { Database } from './database.ts';
import { measureAll } from './facets/measure-palettes.ts';
import { dropFormerTables } from './lists/drop-former-tables.ts';
import { seedArticles } from './seed/seed-articles.ts';
import { seedColorsOfTheDay } from './seed/seed-colors-of-the-day.ts';
import { seedPalettes } from './seed/seed-palettes.ts';
import { tryAgain } from './try-again.ts';

/** Any number works, as long as no other code locks the same one. */
export const PREPARATION_LOCK = 7_266_031_441;

const LOCK_PAUSE_MS = 1000;

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
  await takeTurn(db);
  // Older instances run beside, and may lock tables in another order.
  await tryAgain(() => migrate(db, { migrationsFolder: MIGRATIONS }));
  await indexColors(db);
  await measureAll(db);
  await dropFormerTables(db);
  await seedColorsOfTheDay(db);
  if (seed === 'sample') {
    await seedPalettes(db);
    await seedArticles(db);
  }
}

/**
 * A statement that waited for the lock would hold a snapshot, for whose end an instance waits that makes an index
 * concurrently: a deadlock.
 */
async function takeTurn(db: Database): Promise<void> {
  const lock = sql`select pg_try_advisory_lock(${PREPARATION_LOCK}) as "isLocked"`;
  const isLocked = async () => (await db.execute<{ isLocked: boolean }>(lock)).rows[0]!.isLocked;
  while (!(await isLocked())) await setTimeout(LOCK_PAUSE_MS);
}

/** The number of migrations of this version; all of them are applied once it has started. */
export const countMigrations = () =>
  readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql')).length;

/**
 * Makes the index of colors, if it is not there or was not finished: some minutes for a million
 * palettes, in which writers do not wait. It cannot be part of a transaction.
 */
async function indexColors(db: Database): Promise<void> {
  const { rows } = await db.execute<{ isValid: boolean }>(sql`
    select indisvalid as "isValid" from pg_index
    where indexrelid = to_regclass('palette_colors_by_lab')`);
  if (rows[0]?.isValid) return;
  await db.execute(sql`drop index if exists palette_colors_by_lab`);
  await db.execute(sql`
    create index concurrently palette_colors_by_lab on palette_colors using gist (lab)`);
}
