import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { StartError } from '../../start-error.ts';

const SQLITE_BUSY = 5; // https://www.sqlite.org/rescode.html#busy

/**
 * A claim on a data directory; the operating system releases it when the process ends, even by
 * `kill -9`.
 */
export interface DataDirectoryClaim {
  release(): void;
}

/**
 * Makes the directory if need be and claims it for this process.
 *
 * Node has no file lock of its own, but its SQLite has one, on every system: an open exclusive
 * transaction on a file that stays empty. Unlike a file holding a process id, or a socket, it
 * leaves nothing stale behind after `kill -9`.
 *
 * @throws {StartError} If it cannot be written, or another process holds it.
 */
export function claimDataDirectory(dataDir: string): DataDirectoryClaim {
  try {
    makeDirectory(resolve(dataDir));
    const lock = new DatabaseSync(join(dataDir, 'in-use.lock'), { timeout: 0 });
    lock.exec('begin exclusive');
    return { release: () => lock.close() };
  } catch (error) {
    throw new StartError(explain(dataDir, error), { cause: error });
  }
}

/** With its parents. Node's own recursive way never returns below /proc. */
function makeDirectory(path: string): void {
  if (existsSync(path)) return;
  makeDirectory(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    if (!existsSync(path)) throw error; // else another process was faster
  }
}

function explain(dataDir: string, error: unknown): string {
  if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) {
    return `DATA_DIR ${dataDir} is in use by another process: stop that one, or choose another directory.`;
  }
  const reason = error instanceof Error ? error.message : String(error);
  return `DATA_DIR ${dataDir} cannot be written (${reason}): choose a directory that this user may write.`;
}
