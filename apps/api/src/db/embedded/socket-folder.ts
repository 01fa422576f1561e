import { randomInt } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const PREFIX = 'swatchwork-';
const OWNER = 'data-directory';

/**
 * A new name for the socket of the engine, which only this user can reach. It is not in the data
 * directory: a socket's path may have about 100 bytes, and mounted volumes may not support sockets.
 * First this removes the sockets that killed processes left for this data directory.
 *
 * @param dataDir Claimed by this process, so that no other process uses its sockets.
 */
export function newSocketPath(dataDir: string): string {
  // PostgreSQL's own naming scheme, which is the only one that drivers know.
  if (process.platform === 'win32') return `//./pipe/.s.PGSQL.${randomInt(2 ** 32)}`;
  const owner = identify(dataDir);
  for (const name of readdirSync(tmpdir())) {
    const folder = join(tmpdir(), name);
    if (name.startsWith(PREFIX) && ownerOf(folder) === owner) removeFolder(folder);
  }
  const folder = mkdtempSync(join(tmpdir(), PREFIX));
  writeFileSync(join(folder, OWNER), owner);
  return join(folder, '.s.PGSQL.5432');
}

/** Removes the socket with its folder. */
export function removeSocket(socketPath: string): void {
  if (process.platform !== 'win32') removeFolder(dirname(socketPath));
}

const removeFolder = (folder: string) => rmSync(folder, { recursive: true, force: true });

/**
 * Identifies a data directory, and not by its path: two containers may use the same path for
 * different directories.
 */
function identify(dataDir: string): string {
  const { dev, ino } = statSync(dataDir, { bigint: true });
  return `${dev}:${ino}`;
}

/**
 * The data directory for which a folder was made; undefined if the folder is not one of this
 * user's.
 */
function ownerOf(folder: string): string | undefined {
  try {
    if (statSync(folder).uid !== process.getuid?.()) return undefined;
    return readFileSync(join(folder, OWNER), 'utf8');
  } catch {
    return undefined;
  }
}
