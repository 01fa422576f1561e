import { on } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

import type { BaseLogger } from 'pino';

import { StartError } from '../start-error.ts';
import { claimDataDirectory, type DataDirectoryClaim } from './data-directory.ts';
import type { EmbeddedWorkerData } from './embedded-worker.ts';
import { describeDamage, recognizeFiles } from './recognize-files.ts';
import { newSocketPath, removeSocket } from './socket-folder.ts';

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
  const directory = join(dataDir, 'postgres');
  const { isThere, socketPath } = releaseUnless(claim, () => ({
    isThere: recognizeFiles(dataDir, directory),
    socketPath: newSocketPath(dataDir),
  }));
  const workerData: EmbeddedWorkerData = { directory, isThere, socketPath };
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
    const message = isThere
      ? describeDamage(dataDir, reason)
      : `No database can be made in DATA_DIR ${dataDir} (${reason}): is there room, and may this user write there?`;
    throw new StartError(message, { cause: error });
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

function releaseUnless<Result>(claim: DataDirectoryClaim, succeed: () => Result): Result {
  try {
    return succeed();
  } catch (error) {
    claim.release();
    throw error;
  }
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
