import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

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

const decisions = globSync('docs/decisions/[0-9]*.md', { cwd: ROOT });
const documents = [
  ...globSync('*.md', { cwd: ROOT, exclude: (name) => name === 'CHANGELOG.md' }),
  'docs/operations.md',
  'docs/packages.md',
  ...globSync('{apps/*,packages/{color,formats},e2e,scripts}/README.md', { cwd: ROOT }),
];

test.each([...documents, ...decisions])('%s names files that exist', (document) => {
  const text = readFileSync(fromRoot(document), 'utf8');
  const names = [...text.matchAll(NAME)].map(([, name = '']) => name);
  expect(names.filter((name) => !exists(name))).toEqual([]);
});

const linking = [...documents, ...globSync('docs/{decisions,measurements}/*.md', { cwd: ROOT })];

test.each(linking)('%s links to files that exist', (document) => {
  const text = readFileSync(fromRoot(document), 'utf8');
  const links = [...text.matchAll(/\]\(([^)#:\s]+)(?=[#)])/g)].map(([, link = '']) => link);
  const lost = links.filter((link) => !existsSync(fromRoot(join(dirname(document), link))));
  expect(lost).toEqual([]);
});

test('every decision is one page of its four parts, and in the index', () => {
  const index = readFileSync(fromRoot('docs/decisions/README.md'), 'utf8');
  expect(decisions).not.toEqual([]);
  for (const decision of decisions) {
    const text = readFileSync(fromRoot(decision), 'utf8');
    expect(text.match(/^## .+/gm), decision).toEqual([
      '## Question',
      '## Decision',
      '## Why not the others',
      '## Consequences',
    ]);
    expect(text.split(/\s+/).length, decision).toBeLessThanOrEqual(351);
    expect(index, decision).toContain(decision.replace('docs/decisions/', ''));
  }
});

test('a file that has moved is missed', () => {
  expect(exists('plugins/errors.ts')).toBe(false);
  expect(exists('plugins/answers/errors.ts')).toBe(true);
});
