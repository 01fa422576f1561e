import { sql } from 'drizzle-orm';

import type { DatabaseHandle } from '../../db/client.ts';
import { countMigrations } from '../../db/prepare.ts';
import { round } from './read-load.ts';

type Row = { version: string; size: string; applied: string; open: string };

/** The state of the database; without figures if it does not answer. */
export async function readDatabase({ db, engine, ping }: DatabaseHandle) {
  const pool = db.$client.options.max;
  const known = countMigrations();
  try {
    const start = performance.now();
    await ping();
    const latencyMs = round(performance.now() - start);
    const { rows } = await db.execute<Row>(sql`
      select current_setting('server_version') as version,
        pg_database_size(current_database()) as size,
        (select count(*) from drizzle.__drizzle_migrations) as applied,
        (select count(*) from pg_stat_activity where datname = current_database()) as open`);
    const [row] = rows;
    return {
      status: 'ok' as const,
      engine,
      version: row?.version ?? null,
      latencyMs,
      sizeBytes: numberOf(row?.size),
      migrations: { applied: numberOf(row?.applied), known },
      connections: { open: numberOf(row?.open), pool },
    };
  } catch {
    return {
      status: 'failed' as const,
      engine,
      version: null,
      latencyMs: null,
      sizeBytes: null,
      migrations: { applied: null, known },
      connections: { open: null, pool },
    };
  }
}

const numberOf = (text: string | undefined) => (text === undefined ? null : Number(text));
