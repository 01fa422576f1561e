import { existsSync, renameSync, rmSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';

import { PGlite } from '@electric-sql/pglite';
import { cube } from '@electric-sql/pglite/contrib/cube';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

import { MortalPGlite } from './mortal-pglite.ts';

/** What the main thread hands over. */
export interface EmbeddedWorkerData {
  /** Of the database files; made if it is not there. */
  directory: string;
  /** Unix socket, or named pipe on Windows, to listen at. */
  socketPath: string;
}

/** The driver keeps one connection open; more room lets it reconnect before the old one is gone. */
const MAX_CONNECTIONS = 8;

async function open(directory: string): Promise<PGlite> {
  if (!existsSync(directory)) await initialise(directory);
  const engine = new MortalPGlite({ dataDir: directory, extensions: { cube, pg_trgm } });
  await engine.waitReady;
  return engine;
}

/** Made elsewhere and moved into place, so that a start cut short leaves no half of a database. */
async function initialise(directory: string): Promise<void> {
  const unfinished = `${directory}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const engine = await PGlite.create({ dataDir: unfinished });
  await engine.close();
  renameSync(unfinished, directory);
}

const { directory, socketPath }: EmbeddedWorkerData = workerData;
const engine = await open(directory);
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
