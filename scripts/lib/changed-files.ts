import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { fromRoot, ROOT } from './root.ts';

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\0').filter(Boolean);

/**
 * What was changed, committed or not, since the branch that this one follows; where it follows none
 * or nothing has changed, since the commit before the last.
 *
 * @returns Paths from the root, of files that exist; and what they are compared with.
 */
export function changedFiles(): { since: string; files: string[] } {
  for (const since of ['@{upstream}', 'HEAD', 'HEAD~1']) {
    if (!exists(since)) continue;
    const changed = git('diff', '--name-only', '-z', '--merge-base', since);
    const added = git('ls-files', '--others', '--exclude-standard', '-z');
    const files = [...changed, ...added].filter((file) => existsSync(fromRoot(file)));
    if (files.length > 0) return { since, files };
  }
  return { since: 'the first commit', files: [] };
}

function exists(commit: string): boolean {
  try {
    execFileSync('git', ['rev-parse', '--verify', commit], { cwd: ROOT, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
