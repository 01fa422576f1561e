import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { fromRoot, ROOT } from './lib/root.ts';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
}).split('\n');

/** Names of source files, as the documents write them: whole paths, or their ends. */
const NAME = /`((?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|mjs|json))(?:[^`]*)`/g;

/** Whether a file exists that a document may mean by a name. `NAME` stands for any name. */
const exists = (name: string): boolean =>
  name.includes('NAME') || files.some((file) => file === name || file.endsWith(`/${name}`));

test.each(['ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md', 'README.md', 'docs/operations.md'])(
  '%s names files that exist',
  (document) => {
    const names = [...readFileSync(fromRoot(document), 'utf8').matchAll(NAME)].map(
      ([, name = '']) => name,
    );
    expect(names.filter((name) => !exists(name))).toEqual([]);
  },
);

test('a file that has moved is missed', () => {
  expect(exists('plugins/errors.ts')).toBe(false);
  expect(exists('plugins/answers/errors.ts')).toBe(true);
});
