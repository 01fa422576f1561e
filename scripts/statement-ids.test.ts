import { globSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { fromRoot, ROOT } from './lib/root.ts';

/**
 * The pattern of a statement's id in the names of tests, and in tables from which names are made.
 */
const ID = /\b[A-Z]{3,}-\d{2}\b/g;

/** Number of statements with a proof, when it was last raised. It never falls. */
const PROVEN = 791;

test('no statement loses its proof', () => {
  const files = globSync(['{apps,packages,scripts}/**/*.test.{ts,tsx}', 'e2e/journeys/*.spec.ts'], {
    cwd: ROOT,
    exclude: (name) => name === 'node_modules' || name === 'build',
  });
  const ids = new Set(
    files.flatMap((file) => readFileSync(fromRoot(file), 'utf8').match(ID) ?? []),
  );
  expect(ids.size).toBeGreaterThanOrEqual(PROVEN);
});
