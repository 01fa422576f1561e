import { expect, test } from 'vitest';
import { z } from 'zod';

import { uuidV7 } from './uuid-v7.ts';

test('is a UUID of version 7 that begins with its moment', () => {
  // The example of RFC 9562, appendix A.6: 2022-02-22 14:22:22 -05:00.
  const id = uuidV7(new Date(0x017f22e279b0));
  expect(z.uuid({ version: 'v7' }).safeParse(id).success).toBe(true);
  expect(id).toMatch(/^017f22e2-79b0-7/);
});

test('no two are the same, and later ones sort behind, within a millisecond as well', () => {
  const ids = Array.from({ length: 1000 }, () => uuidV7(new Date(1_000)));
  expect(new Set(ids).size).toBe(1000);
  expect(ids).toEqual(ids.toSorted());
  expect(uuidV7(new Date(1_001)) > ids.at(-1)!).toBe(true);
});

test('more than can be counted within a millisecond still differ, and sort before the next', () => {
  const ids = Array.from({ length: 5000 }, () => uuidV7(new Date(2_000)));
  expect(new Set(ids).size).toBe(5000);
  expect(uuidV7(new Date(2_001)) > ids.toSorted().at(-1)!).toBe(true);
});
