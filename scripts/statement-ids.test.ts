import { globSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { fromRoot, ROOT } from './lib/root.ts';

/** An id, or a range of ids such as `SIM-04 to 06`, in the names of tests and in tables of names. */
const IDS = /\b(?!UTF)([A-Z][A-Z0-9]{2,})-(\d{2})(?: to (?:\1-)?(\d{2}))?\b/g;

const statements = readFileSync(fromRoot('docs/statements.md'), 'utf8');
const [proven = '', unproven = ''] = statements.split('\n## Without a test of their own\n');
const listed = (text: string) => [...text.matchAll(/^- (\S+): \S/gm)].map(([, id = '']) => id);

const files = globSync(
  ['{apps,packages,plugins,scripts,clients}/**/*.test.{ts,tsx}', 'e2e/journeys/*.spec.ts'],
  { cwd: ROOT, exclude: (name) => name === 'node_modules' || name === 'build' },
);
const named = new Set(files.flatMap((file) => idsIn(readFileSync(fromRoot(file), 'utf8'))));

test('every id in a test stands in docs/statements.md', () => {
  const known = new Set([...listed(proven), ...listed(unproven)]);
  expect([...named].filter((id) => !known.has(id))).toEqual([]);
});

test('every statement has a test, or is listed as one without', () => {
  expect(listed(proven).length).toBeGreaterThan(700);
  expect(listed(proven).filter((id) => !named.has(id))).toEqual([]);
  expect(listed(unproven).filter((id) => named.has(id))).toEqual([]);
});

test('no id is listed twice, and ranges are read whole', () => {
  const all = [...listed(proven), ...listed(unproven)];
  expect(all.filter((id, i) => all.indexOf(id) !== i)).toEqual([]);
  expect(idsIn('SIM-08 to SIM-10, NAV-01')).toEqual(['SIM-08', 'SIM-09', 'SIM-10', 'NAV-01']);
});

function idsIn(text: string): string[] {
  return [...text.matchAll(IDS)].flatMap(([, area, from, to = from]) => {
    const numbers = Array.from(
      { length: Number(to) - Number(from) + 1 },
      (_, i) => Number(from) + i,
    );
    return numbers.map((number) => `${area}-${String(number).padStart(2, '0')}`);
  });
}
