import { globSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { fromRoot, ROOT } from './lib/root.ts';

const read = (path: string) => readFileSync(fromRoot(path), 'utf8');

/** What the last column of the table of SECURITY.md names, of each row. */
function proofs(): string[][] {
  const rows = read('SECURITY.md')
    .split('\n')
    .filter((line) => /^\| (?!who \|)/.test(line));
  return rows.map((row) =>
    [...(row.split(' | ').at(-1) ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  );
}

test('every threat of SECURITY.md names what shows its defense, and that exists', () => {
  const tests = globSync(['{apps,packages,scripts}/**/*.test.{ts,tsx}', 'e2e/*.spec.ts'], {
    cwd: ROOT,
    exclude: (name) => name === 'node_modules' || name === 'build',
  });
  const titles = tests.map((path) => read(path)).join('\n');
  const commands = Object.keys(JSON.parse(read('package.json')).scripts).map(
    (it) => `npm run ${it}`,
  );

  expect(proofs().length).toBeGreaterThan(10);
  for (const names of proofs()) {
    expect(names).not.toEqual([]);
    for (const name of names) {
      expect(commands.includes(name) || titles.includes(name), name).toBe(true);
    }
  }
});
