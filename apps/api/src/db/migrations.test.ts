import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { expect, test } from 'vitest';

const API = fileURLToPath(new URL('../..', import.meta.url));
const DRIZZLE_KIT = join(dirname(createRequire(import.meta.url).resolve('drizzle-kit')), 'bin.cjs');

test('the migrations lead to the schema: generating once more finds nothing to do', async () => {
  const copy = await mkdtemp(join(tmpdir(), 'swatchwork-migrations-'));
  await cp(join(API, 'src/db/migrations'), copy, { recursive: true });
  const before = await readdir(copy);

  const settings = ['--dialect=postgresql', '--schema=./src/db/schema/*.ts', '--casing=snake_case'];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [DRIZZLE_KIT, 'generate', ...settings, `--out=${relative(API, copy)}`],
    { cwd: API },
  );

  expect(stdout).toContain('No schema changes');
  expect(await readdir(copy)).toEqual(before);
  await rm(copy, { recursive: true });
});
