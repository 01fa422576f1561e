import { existsSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { fromRoot } from '../../scripts/lib/root.ts';
import { anyOf, LISTS } from './shared-chunks.ts';

describe.each(Object.entries(LISTS))('the shared chunk %s', (_, paths) => {
  test.each(paths)('holds %s, which exists', (path) => {
    expect(existsSync(fromRoot(path))).toBe(true);
  });

  test.each(paths)('is found by the module id of %s', (path) => {
    expect(anyOf(paths).test(fromRoot(path))).toBe(true);
  });
});

test('a module id of another file is not matched', () => {
  expect(anyOf(LISTS.shell!).test(fromRoot('apps/web/app/routes/home/route.tsx'))).toBe(false);
  expect(anyOf(LISTS.shell!).test(fromRoot('apps/web/app/root-tsx'))).toBe(false);
});
