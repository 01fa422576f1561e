import { randomInt } from 'node:crypto';
import { on } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';

import type { BaseLogger } from 'pino';

import { StartError } from '../start-error.ts';
import { claimDataDirectory } from './data-directory.ts';
import type { EmbeddedWorkerData } from './embedded-worker.ts';

/** A running embedded PostgreSQL. */
export interface EmbeddedEngine {
  socketPath: string;
  stop(): Promise<void>;
}

/**
 * Starts PGlite, PostgreSQL in WebAssembly, in a worker thread, so that HTTP never waits for it.
 *
 * @param dataDir Where it keeps its files.
 * @throws {StartError} If the directory cannot be used or the database in it cannot be opened.
 */
export async function startEmbedded(dataDir: string, log: BaseLogger): Promise<EmbeddedEngine> {
  const claim = claimDataDirectory(dataDir);
  const socketPath = newSocketPath();
  const workerData: EmbeddedWorkerData = {
    directory: join(dataDir, 'postgres'),
    socketPath,
  };
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
    workerData,
    // Options of the process, such as --eval, are not meant for its threads; what it may do is.
    execArgv: process.execArgv.filter((option) =>
      /^--(permission$|allow-|disable-warning=)/.test(option),
    ),
  });
  const ended = new Promise<void>((resolve) => {
    worker.once('exit', () => {
      removeSocket(socketPath);
      claim.release();
      resolve();
    });
  });

  try {
    await untilReady(worker);
  } catch (error) {
    await ended;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`The database in DATA_DIR ${dataDir} cannot be opened (${reason}).`, {
      cause: error,
    });
  }
  worker.once('error', (error) => log.fatal({ err: error }, 'the embedded database has crashed'));

  return {
    socketPath,
    async stop() {
      worker.postMessage('stop');
      await ended;
    },
  };
}

/**
 * Waits for the worker's 'ready'; other messages are of the runtime, which sends some under
 * `node --watch`.
 *
 * @throws What ended the worker, if it ends before.
 */
async function untilReady(worker: Worker): Promise<void> {
  for await (const [message] of on(worker, 'message', { close: ['exit'] })) {
    if (message === 'ready') return;
  }
  throw new Error('its thread ended');
}

/**
 * A new name that only this user can reach. Not in the data directory: a socket's path may have
 * about 100 bytes, and mounted volumes may not hold sockets at all.
 */
function newSocketPath(): string {
  // PostgreSQL's own way to name it, which is the only one that drivers know.
  if (process.platform === 'win32') return `//./pipe/.s.PGSQL.${randomInt(2 ** 32)}`;
  return join(mkdtempSync(join(tmpdir(), 'swatchwork-')), '.s.PGSQL.5432');
}

function removeSocket(socketPath: string): void {
  if (process.platform !== 'win32') rmSync(dirname(socketPath), { recursive: true, force: true });
}
