import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';

import { StartError } from '../../start-error.ts';

/** The major version of PostgreSQL in PGlite, which reads only files of that version. */
const POSTGRES_VERSION = '18';

const CONTROL_BYTES = 8192;

/** Folders that every database has. */
const FOLDERS = ['base', 'global', 'pg_wal', 'pg_xact'];

/**
 * Checks a data directory before the engine opens it: the engine would make a new database over any
 * directory without PG_VERSION, and its errors say little.
 *
 * @param directory Of the database files, `DATA_DIR/postgres`.
 * @returns Whether there is a database; if not, one may be made.
 * @throws {StartError} If there is something else, half of a database, or one that cannot be
 *   written.
 */
export function recognizeFiles(dataDir: string, directory: string): boolean {
  const stray = ['PG_VERSION', ...FOLDERS].find((name) => existsSync(join(dataDir, name)));
  if (stray) {
    throw new StartError(
      `DATA_DIR ${dataDir} holds ${stray}, as the files of a database do, which belong one folder ` +
        'deeper: move them into the folder postgres in it, or choose another directory.',
    );
  }
  if (!existsSync(directory) || readdirSync(directory).length === 0) return false;

  const missing = findMissing(directory);
  if (missing) throw new StartError(describeDamage(dataDir, `${missing} is missing`));
  const version = readFileSync(join(directory, 'PG_VERSION'), 'utf8').trim();
  if (version !== POSTGRES_VERSION) {
    throw new StartError(
      `The database in DATA_DIR ${dataDir} cannot be opened (it is of PostgreSQL ${version || '?'}, ` +
        `and this is ${POSTGRES_VERSION}): run the version of Swatchwork that made it, or choose another directory.`,
    );
  }
  const control = join(directory, 'global', 'pg_control');
  if (statSync(control).size !== CONTROL_BYTES) {
    throw new StartError(describeDamage(dataDir, 'global/pg_control is cut off'));
  }
  try {
    accessSync(directory, constants.W_OK);
    closeSync(openSync(control, 'r+'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `The database in DATA_DIR ${dataDir} cannot be written (${reason}): let this user write all of it, or choose another directory.`,
      { cause: error },
    );
  }
  return true;
}

/** One sentence for an operator whose database exists and is broken. */
export const describeDamage = (dataDir: string, reason: string): string =>
  `The database in DATA_DIR ${dataDir} cannot be opened (${reason}). It is damaged, or its copy is not ` +
  'whole; nothing was made in its place. Put back a whole copy of the folder, or move it away to begin with an empty one.';

const findMissing = (directory: string): string | undefined =>
  ['PG_VERSION', ...FOLDERS, 'global/pg_control'].find(
    (name) => !existsSync(join(directory, name)),
  );
