import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { fromRoot, ROOT } from './lib/root.ts';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
}).split('\n');

/** Names of sources, as the documents write them: whole paths, or the end of one. */
const NAME = /`((?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|mjs|json))(?:[^`]*)`/g;

/** Does a file exist that a document may mean by a name? `NAME` stands for any. */
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
