import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { PGlite } from '@electric-sql/pglite';

import { START_PARAMS } from './start-params.ts';

/**
 * The build makes this database with the pages: making one takes three seconds and 600 MB, and
 * copying it costs nearly nothing.
 */
export const BUILT_DATABASE = fileURLToPath(new URL('../../../build/database', import.meta.url));

/**
 * Puts an empty database into a directory: a copy of the one that was built, or a new one. The
 * files are made elsewhere and then moved into place, so that an interrupted start leaves no half
 * of a database.
 */
export async function makeDatabase(directory: string): Promise<void> {
  const unfinished = `${directory}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  if (existsSync(BUILT_DATABASE)) cpSync(BUILT_DATABASE, unfinished, { recursive: true });
  else await initialize(unfinished);
  if (existsSync(directory)) rmdirSync(directory); // the directory is empty
  renameSync(unfinished, directory);
}

/** Makes the database that {@link makeDatabase} copies: a part of the build. */
export async function buildDatabase(): Promise<void> {
  const unfinished = `${BUILT_DATABASE}.unfinished`;
  for (const old of [unfinished, BUILT_DATABASE]) rmSync(old, { recursive: true, force: true });
  mkdirSync(dirname(BUILT_DATABASE), { recursive: true });
  await initialize(unfinished);
  renameSync(unfinished, BUILT_DATABASE);
}

async function initialize(directory: string): Promise<void> {
  const engine = await PGlite.create({ dataDir: directory, startParams: START_PARAMS });
  await engine.close();
  // The engine makes files that every user may write.
  for (const name of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
    const path = join(directory, name);
    chmodSync(path, statSync(path).isDirectory() ? 0o755 : 0o644);
  }
}
