import { readFileSync } from 'node:fs';

const ROOT = new URL('../../../../../', import.meta.url);
const COMMIT = /^[0-9a-f]{40}$/;

/** The running version: that of the package, and the commit, or `unknown` outside of a checkout. */
export function readVersions(root: URL = ROOT): { version: string; commit: string } {
  const { version }: { version: string } = JSON.parse(read(new URL('package.json', root)) ?? '{}');
  return { version: version ?? 'unknown', commit: readCommit(new URL('.git/', root)) ?? 'unknown' };
}

/**
 * The commit of `HEAD`, which names a commit or a branch; branches have a file each, or a line of
 * one file.
 */
function readCommit(git: URL): string | undefined {
  const head = read(new URL('HEAD', git))?.trim() ?? '';
  const branch = /^ref: (\S+)$/.exec(head)?.[1];
  if (branch === undefined) return shorten(head);
  const packed = read(new URL('packed-refs', git))?.split('\n') ?? [];
  const line = packed.find((one) => one.endsWith(` ${branch}`));
  return shorten(read(new URL(branch, git)) ?? line?.split(' ', 1)[0] ?? '');
}

const shorten = (text: string) => (COMMIT.test(text.trim()) ? text.slice(0, 12) : undefined);

function read(path: URL): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
