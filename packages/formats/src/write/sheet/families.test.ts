import { describe, expect, test } from 'vitest';

import { familyBitsSource, hanSource, pointsOf } from '../../../testing/family-tables.ts';
import { hasLetter } from './families.ts';
import { SLICED_FAMILIES, type SlicedFamily } from './slices.ts';

const LETTER_FAMILIES = SLICED_FAMILIES.filter((family) => family !== 'noto-emoji');

// With `-u`, `npx vitest run` of this file writes both tables, after a change of the fonts.
describe('tables of letters', async () => {
  const families = new Map<SlicedFamily, Set<number>>();
  for (const family of LETTER_FAMILIES) families.set(family, await pointsOf(family));

  test('every Han character that a family has is known', async () => {
    await expect(hanSource(families)).toMatchFileSnapshot('./han.ts');
  });

  test('which family has a letter is known', async () => {
    await expect(familyBitsSource(families)).toMatchFileSnapshot('./family-bits.ts');
  });
});

test.each([
  ['春', LETTER_FAMILIES],
  ['한', ['noto-sans-kr']],
  ['𨋢', ['noto-sans-hk']],
  ['𠮷', ['noto-sans-jp']],
  ['🌊', []],
  ['A', []],
])('%s is in %j', (letter, families) => {
  expect(SLICED_FAMILIES.filter((family) => hasLetter(family, letter))).toEqual(families);
});
