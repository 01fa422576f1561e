import { accessSync, constants, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { run } from './run.ts';

// Debian installs servers outside of the PATH of users, PostgreSQL's in one folder per version.
const EXTRA_FOLDERS = [
  '/usr/lib/postgresql/*/bin',
  '/usr/sbin',
  '/opt/homebrew/bin',
  '/usr/local/bin',
];

/** The first of these programs found on this machine, newest version first, or undefined. */
export function findProgram(...names: string[]): string | undefined {
  const extra = EXTRA_FOLDERS.flatMap((pattern) => globSync(pattern).sort().reverse());
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...extra];
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => isExecutable(path));
}

/** The program; installs Debian's packages for it if this process may do so. */
export async function findOrInstall(
  names: string[],
  ...debianPackages: string[]
): Promise<string | undefined> {
  const found = findProgram(...names);
  if (found || process.getuid?.() !== 0 || !findProgram('apt-get')) return found;

  console.error(`Installing ${debianPackages.join(', ')}…`);
  await aptGet(['update', '-qq']);
  await aptGet(['install', '-y', '-qq', '--no-install-recommends', ...debianPackages]);
  return findProgram(...names);
}

const aptGet = (args: string[]) =>
  run('apt-get', args, { env: { DEBIAN_FRONTEND: 'noninteractive' }, quiet: true });

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
