import { on } from 'node:events';
import { rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

import type { BaseLogger } from 'pino';

import { StartError } from '../../start-error.ts';
import { claimDataDirectory, type DataDirectoryClaim } from './data-directory.ts';
import type { EmbeddedWorkerData } from './embedded-worker.ts';
import { describeDamage, recognizeFiles } from './recognize-files.ts';
import { newSocketPath, removeSocket } from './socket-folder.ts';

const RESTART_MS = 5_000;

/** A running embedded PostgreSQL. */
export interface EmbeddedEngine {
  socketPath: string;
  stop(): Promise<void>;
}

/**
 * Starts PGlite, PostgreSQL in WebAssembly, in a worker thread, so that it never blocks HTTP, and
 * restarts it after a crash.
 *
 * @param dataDir The directory of its files.
 * @throws {StartError} If the directory cannot be used or the database in it cannot be opened.
 */
export async function startEmbedded(dataDir: string, log: BaseLogger): Promise<EmbeddedEngine> {
  const claim = claimDataDirectory(dataDir);
  const directory = join(dataDir, 'postgres');
  const { isThere, socketPath } = releaseUnless(claim, () => ({
    isThere: recognizeFiles(dataDir, directory),
    socketPath: newSocketPath(dataDir),
  }));
  const release = () => {
    removeSocket(socketPath);
    claim.release();
  };
  const first = await launch({ directory, isThere, socketPath }).catch((error) => {
    release();
    const reason = error instanceof Error ? error.message : String(error);
    const message = isThere
      ? describeDamage(dataDir, reason)
      : `No database can be made in DATA_DIR ${dataDir} (${reason}): is there room, and may this user write there?`;
    throw new StartError(message, { cause: error });
  });

  let running: Running | undefined = first;
  const stopping = new AbortController();
  const kept = keepRunning();

  /** Restarts a crashed engine until it runs: the disk may have been full. */
  async function keepRunning(): Promise<void> {
    while (running) {
      const cause = await running.ended;
      if (stopping.signal.aborted) return;
      log.fatal({ err: cause }, 'the embedded database has crashed');
      do running = await launchAgain();
      while (!running && !stopping.signal.aborted);
      if (stopping.signal.aborted) running?.worker.postMessage('stop');
    }
  }

  /** @returns undefined if the start failed, or the engine was stopped meanwhile. */
  async function launchAgain(): Promise<Running | undefined> {
    try {
      await setTimeout(RESTART_MS, undefined, stopping);
      if (!recognizeFiles(dataDir, directory)) throw new Error(`${directory} is gone`);
      rmSync(socketPath, { force: true });
      return await launch({ directory, isThere: true, socketPath });
    } catch (error) {
      if (stopping.signal.aborted) return undefined;
      log.error({ err: error }, 'the embedded database cannot be started again yet');
    }
  }

  return {
    socketPath,
    async stop() {
      stopping.abort();
      running?.worker.postMessage('stop');
      await kept;
      release();
    },
  };
}

/**
 * A thread with the engine in it; `ended` resolves with the error that ended it, if there was one.
 */
type Running = { worker: Worker; ended: Promise<unknown> };

/**
 * The engine, compiled once for all threads of this process: an engine that is restarted, or opened
 * beside another, starts in half of the processor's time.
 */
let compiled: Promise<WebAssembly.Module> | undefined;

function compileEngine(): Promise<WebAssembly.Module> {
  const file = new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'));
  return readFile(file).then((bytes) => WebAssembly.compile(bytes));
}

/** @throws The error that prevented the start, once the thread has ended. */
async function launch(database: Omit<EmbeddedWorkerData, 'engine'>): Promise<Running> {
  compiled ??= compileEngine();
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
    workerData: { ...database, engine: await compiled } satisfies EmbeddedWorkerData,
    // Threads must not inherit options of the process such as --eval; its permissions they must
    // inherit.
    execArgv: process.execArgv.filter((option) =>
      /^--(permission$|allow-|disable-warning=)/.test(option),
    ),
  });
  const ended = new Promise<unknown>((resolve) => {
    let cause: unknown;
    worker.on('error', (error) => {
      cause = error;
    });
    worker.once('exit', () => resolve(cause));
  });
  try {
    await untilReady(worker);
  } catch (error) {
    await ended;
    throw error;
  }
  return { worker, ended };
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
 * Waits for the worker's 'ready', and ignores other messages: the runtime sends some under `node
 * --watch`.
 *
 * @throws The error that ended the worker, if it ends before.
 */
async function untilReady(worker: Worker): Promise<void> {
  for await (const [message] of on(worker, 'message', { close: ['exit'] })) {
    if (message === 'ready') return;
  }
  throw new Error('its thread ended');
}
