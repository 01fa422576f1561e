import { existsSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { fromRoot } from '../../scripts/lib/root.ts';
import { anyOf, CLIENT, EVERYWHERE, GO_ON, SHELL, SMALL_PARTS } from './shared-chunks.ts';

describe.each([
  ['the shell', SHELL],
  ['what nearly every page uses', EVERYWHERE],
  ['the client', CLIENT],
  ['the way on', GO_ON],
  ['small parts', SMALL_PARTS],
])('the shared scripts of %s', (_, paths) => {
  test.each(paths)('hold %s, which exists', (path) => {
    expect(existsSync(fromRoot(path))).toBe(true);
  });

  test.each(paths)('are found by the module id of %s', (path) => {
    expect(anyOf(paths).test(fromRoot(path))).toBe(true);
  });
});

test('a module id of another file is not matched', () => {
  expect(anyOf(SHELL).test(fromRoot('apps/web/app/routes/home/route.tsx'))).toBe(false);
  expect(anyOf(SHELL).test(fromRoot('apps/web/app/root-tsx'))).toBe(false);
});
