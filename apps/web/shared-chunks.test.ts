import { existsSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { fromRoot } from '../../scripts/lib/root.ts';
import { anyOf, SHARED_CHUNKS } from './shared-chunks.ts';

describe.each(Object.entries(SHARED_CHUNKS))('the shared chunk %s', (_, paths) => {
  test.each(paths)('holds %s, which exists', (path) => {
    expect(existsSync(fromRoot(path))).toBe(true);
  });

  test.each(paths)('is found by the module id of %s', (path) => {
    expect(anyOf(paths).test(fromRoot(path))).toBe(true);
  });
});

test('a module id of another file is not matched', () => {
  expect(anyOf(SHARED_CHUNKS.shell!).test(fromRoot('apps/web/app/routes/home/route.tsx'))).toBe(
    false,
  );
  expect(anyOf(SHARED_CHUNKS.shell!).test(fromRoot('apps/web/app/root-tsx'))).toBe(false);
});
