import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';

import type { PGlite } from '@electric-sql/pglite';
import { cube } from '@electric-sql/pglite/contrib/cube';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

import { MortalPGlite } from './mortal-pglite.ts';
import { makeDatabase } from './new-database.ts';
import { START_PARAMS } from './start-params.ts';

/** The data that the main thread passes to the worker. */
export interface EmbeddedWorkerData {
  /** The directory of the database files. */
  directory: string;
  /** Whether the directory holds a database; if not, one is made. */
  isThere: boolean;
  /** The Unix socket, or named pipe on Windows, to listen at. */
  socketPath: string;
  /** The engine, compiled. */
  engine: WebAssembly.Module;
}

/**
 * The driver keeps one connection open; more connections let it reconnect before the old one is
 * closed.
 */
const MAX_CONNECTIONS = 8;

async function open(data: EmbeddedWorkerData): Promise<PGlite> {
  const { directory, isThere } = data;
  if (!isThere) await makeDatabase(directory);
  const engine = new MortalPGlite({
    dataDir: directory,
    pgliteWasmModule: data.engine,
    extensions: { cube, pg_trgm },
    startParams: START_PARAMS,
  });
  await engine.waitReady;
  await requireAllFiles(engine, directory);
  return engine;
}

/** The engine opens a database with missing files, and fails only when a query reads them. */
async function requireAllFiles(engine: PGlite, directory: string): Promise<void> {
  const { rows } = await engine.query<{ path: string; name: string }>(`
    select relname as name, pg_relation_filepath(oid) as path from pg_class
    where relpersistence = 'p' and pg_relation_filepath(oid) is not null`);
  const missing = rows.find(({ path }) => !existsSync(join(directory, path)));
  if (missing) throw new Error(`${missing.path}, which holds ${missing.name}, is missing`);
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
