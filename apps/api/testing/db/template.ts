import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { BaseLogger } from 'pino';

import { folderForDatabases } from '../../../../testing/folder-for-databases.ts';
import { openDatabase } from '../../src/db/client.ts';

const CACHE = fileURLToPath(new URL('../../../../node_modules/.cache/swatchwork', import.meta.url));

/**
 * A new data directory with an empty, migrated database. Making one from nothing takes three
 * seconds of computing, so it is made once, cached under node_modules/.cache and copied.
 */
export async function copyTemplate(log: BaseLogger, dataDir = newDirectory()): Promise<string> {
  const template = join(CACHE, `database-${fingerprint()}`);
  if (!existsSync(template)) await makeTemplate(template, log);
  cpSync(template, dataDir, { recursive: true });
  return dataDir;
}

/** Makes an empty folder for a database. */
export const newDirectory = () => mkdtempSync(join(folderForDatabases(), 'swatchwork-test-'));

/**
 * Makes the template elsewhere and moves it into place, so that test files that start at once see
 * all of it or none.
 */
async function makeTemplate(template: string, log: BaseLogger): Promise<void> {
  mkdirSync(CACHE, { recursive: true });
  const dataDir = mkdtempSync(join(CACHE, 'unfinished-'));
  const handle = await openDatabase({ dataDir, seed: 'none', log });
  await handle.close();
  try {
    renameSync(dataDir, template);
  } catch (error) {
    if (!existsSync(template)) throw error; // else another test file was faster
    rmSync(dataDir, { recursive: true });
  }
}

/** A hash of the template's inputs: the migrations, and the version of the engine. */
export function fingerprint(): string {
  const api = fileURLToPath(new URL('../..', import.meta.url));
  const migrations = globSync('src/db/migrations/*.sql', { cwd: api }).sort();
  const hash = createHash('sha256');
  for (const file of ['package.json', ...migrations]) hash.update(readFileSync(join(api, file)));
  return hash.digest('hex').slice(0, 16);
}
