import { execFile } from 'node:child_process';
import { chmod, lstat, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';

import { reasonOf } from '../read-file.ts';
import { quote, UsageError } from '../usage-error.ts';

/** A file before and after. */
interface Change {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

/**
 * Replaces files: all of them, or none. What comes after is written beside each file first; then they
 * change places.
 *
 * @throws {UsageError} If a file is another than was read, or cannot be written.
 */
export async function writeChanges(root: string, changes: readonly Change[]): Promise<void> {
  const inRoot = await realpath(root);
  const beside: { path: string; fresh: string; before: string }[] = [];
  const done: typeof beside = [];
  try {
    for (const { name, before, after } of changes) {
      const path = join(root, name);
      await assertSame(path, inRoot, before);
      const fresh = `${path}.swatchwork-${process.pid}`;
      beside.push({ path, fresh, before });
      await writeFile(fresh, after, { flag: 'wx' });
      await chmod(fresh, (await stat(path)).mode);
    }
    for (const one of beside) {
      await rename(one.fresh, one.path);
      done.push(one);
    }
  } catch (error) {
    for (const { path, before } of done) await writeFile(path, before);
    for (const { fresh } of beside) await rm(fresh, { force: true });
    if (error instanceof UsageError) throw error;
    throw new UsageError(`Nothing was changed: ${reasonOf(error)}.`);
  }
}

async function assertSame(path: string, inRoot: string, before: string): Promise<void> {
  const isInside = !relative(inRoot, await realpath(path)).startsWith(`..${sep}`);
  if (!isInside || (await lstat(path)).isSymbolicLink()) {
    throw new UsageError(`Nothing was changed: ${quote(path)} leads out of the folder.`);
  }
  if ((await readFile(path, 'utf8')).replace(/^\uFEFF/, '') !== before.replace(/^\uFEFF/, '')) {
    throw new UsageError(`Nothing was changed: ${quote(path)} changed while it was read.`);
  }
}

const run = promisify(execFile);

/**
 * Makes sure that Git can bring back what is replaced.
 *
 * @throws {UsageError} If the folder is not under Git, or has changes that are not committed.
 */
export async function assertClean(root: string, files: readonly string[]): Promise<void> {
  const hint = 'Commit or stash first; --dirty writes all the same.';
  let output: string;
  try {
    // A repository may name a program here, which must not run.
    const args = [
      '-c',
      'core.fsmonitor=false',
      'status',
      '--porcelain',
      '-z',
      '--untracked-files=all',
      '--',
      '.',
    ];
    output = (await run('git', args, { cwd: root, maxBuffer: 100_000_000 })).stdout;
  } catch {
    throw new UsageError(`${quote(root)} is not under Git, so nothing could be undone.`, {
      hint: '--dirty writes all the same.',
    });
  }
  const entries = output.split('\0').filter(Boolean);
  const changed = entries.filter((entry) => !entry.startsWith('??')).map((entry) => entry.slice(3));
  const unknown = entries.filter((entry) => entry.startsWith('??')).map((entry) => entry.slice(3));
  const open = [...changed, ...unknown.filter((path) => files.some((file) => path.endsWith(file)))];
  if (open.length === 0) return;
  const shown = open.slice(0, 5).map(quote).join(', ');
  throw new UsageError(
    `There are changes that are not committed: ${shown}${open.length > 5 ? ', …' : ''}.`,
    { hint },
  );
}
