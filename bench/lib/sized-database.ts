import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import pino from 'pino';

import { openDatabase } from '../../apps/api/src/db/client.ts';
import type { Database } from '../../apps/api/src/db/database.ts';
import { fillPalettes } from '../../apps/api/src/db/seed/fill-palettes.ts';
import { startPostgres } from '../../testing/servers.ts';

/** A database with this many made-up palettes. */
export interface Sized {
  engine: 'postgres' | 'embedded';
  db: Database;
  close(): Promise<void>;
}

/** The setting for a machine with ordinary memory; the default of 128 MB is for very small ones. */
const SETTINGS = { shared_buffers: '2GB' };

const log = pino({ level: 'silent' });

export async function openSized(engine: Sized['engine'], size: number): Promise<Sized> {
  const place = engine === 'postgres' ? await onServer(size) : inFolder();
  const handle = await openDatabase({ ...place, seed: 'sample', log, statementTimeoutMs: 0 });
  const started = Date.now();
  await fillPalettes(handle.db, size);
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  console.error(`${engine} holds ${size.toLocaleString('en')} palettes after ${seconds} s`);
  return {
    engine,
    db: handle.db,
    async close() {
      await handle.close();
      await place.remove();
    },
  };
}

function inFolder() {
  const dataDir = mkdtempSync(join(tmpdir(), 'swatchwork-bench-'));
  return { dataDir, remove: async () => rmSync(dataDir, { recursive: true }) };
}

/** On the server of BENCH_SERVER the database stays. */
async function onServer(size: number) {
  const given = process.env.BENCH_SERVER;
  const server = given ? undefined : await startPostgres(SETTINGS, tmpdir());
  const url = new URL(given ?? server?.url ?? fail());
  const name = `swatchwork_bench_${size}`;
  const client = new pg.Client(url.href);
  await client.connect();
  const known = await client.query('select from pg_database where datname = $1', [name]);
  if (known.rowCount === 0) await client.query(`create database ${name}`);
  await client.end();
  url.pathname = name;
  return { databaseUrl: url.href, dataDir: '', remove: async () => server?.stop() };
}

function fail(): never {
  throw new Error('PostgreSQL is not installed and cannot be: set BENCH_SERVER');
}
