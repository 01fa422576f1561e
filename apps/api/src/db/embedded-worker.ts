import { existsSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';

import { PGlite } from '@electric-sql/pglite';
import { cube } from '@electric-sql/pglite/contrib/cube';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

import { MortalPGlite } from './mortal-pglite.ts';

/** What the main thread hands over. */
export interface EmbeddedWorkerData {
  /** Of the database files. */
  directory: string;
  /** Whether there is a database; made if not. */
  isThere: boolean;
  /** Unix socket, or named pipe on Windows, to listen at. */
  socketPath: string;
}

/** The driver keeps one connection open; more room lets it reconnect before the old one is gone. */
const MAX_CONNECTIONS = 8;

async function open({ directory, isThere }: EmbeddedWorkerData): Promise<PGlite> {
  if (!isThere) await initialize(directory);
  const engine = new MortalPGlite({ dataDir: directory, extensions: { cube, pg_trgm } });
  await engine.waitReady;
  await requireAllFiles(engine, directory);
  return engine;
}

/** The engine opens a database that lacks files, and fails where somebody asks for them. */
async function requireAllFiles(engine: PGlite, directory: string): Promise<void> {
  const { rows } = await engine.query<{ path: string; name: string }>(`
    select relname as name, pg_relation_filepath(oid) as path from pg_class
    where relpersistence = 'p' and pg_relation_filepath(oid) is not null`);
  const missing = rows.find(({ path }) => !existsSync(join(directory, path)));
  if (missing) throw new Error(`${missing.path}, which holds ${missing.name}, is missing`);
}

/** Made elsewhere and moved into place, so that a start cut short leaves no half of a database. */
async function initialize(directory: string): Promise<void> {
  const unfinished = `${directory}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const engine = await PGlite.create({ dataDir: unfinished });
  await engine.close();
  if (existsSync(directory)) rmdirSync(directory); // which is empty
  renameSync(unfinished, directory);
}

const { socketPath }: EmbeddedWorkerData = workerData;
const engine = await open(workerData);
const server = new PGLiteSocketServer({
  db: engine,
  path: socketPath,
  maxConnections: MAX_CONNECTIONS,
});
await server.start();

parentPort?.once('message', async () => {
  await server.stop();
  await engine.close();
  process.exit();
});
parentPort?.postMessage('ready');
