import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { fromRoot } from '../root.ts';
import { READER_TARGETS } from './reader-targets.ts';

/** Readers whose targets are made otherwise: one for each format. */
const ELSEWHERE = ['readPalette'];

test('every reader that packages/formats exports is a target of the hostile search', async () => {
  const { exports } = JSON.parse(readFileSync(fromRoot('packages/formats/package.json'), 'utf8'));
  const modules = await Promise.all(
    Object.values<string>(exports).map((path) => import(fromRoot('packages/formats', path))),
  );
  const readers = modules.flatMap((module) =>
    Object.keys(module).filter((name) => /^(?:read|parse|recognize)/.test(name)),
  );
  expect(readers.length).toBeGreaterThan(5);
  const targets = [...Object.keys(READER_TARGETS), ...ELSEWHERE];
  expect(readers.filter((name) => !targets.includes(name))).toEqual([]);
});
