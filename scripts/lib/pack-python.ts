import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { fromRoot } from './root.ts';
import { run } from './run.ts';

/** Writes the wheel of the Python client. @returns Its path; undefined where pip cannot build one. */
export async function packPython(python = 'python3'): Promise<string | undefined> {
  const source = fromRoot('clients/python');
  const out = join(source, 'dist');
  for (const old of [out, join(source, 'build')]) rmSync(old, { recursive: true, force: true });
  const args = ['-m', 'pip', 'wheel', '--quiet', '--no-deps', '--wheel-dir', out, source];
  if ((await run(python, args, { quiet: true })) !== 0) return undefined;
  return globSync(join(out, '*.whl'))[0];
}
