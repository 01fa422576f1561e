import { expect, test } from 'vitest';

import { countOf, formatCount } from './format-count.ts';

test.each([0, 7, 999, 1000, 12_345, 100_000, 1_234_567, 9_007_199_254_740_991])(
  'a count has its thousands separated as the platform does: %d',
  (count) => {
    expect(formatCount(count)).toBe(new Intl.NumberFormat('en').format(count));
  },
);

test('the noun agrees with the count', () => {
  expect([0, 1, 2000].map((count) => countOf(count, 'palette'))).toEqual([
    '0 palettes',
    '1 palette',
    '2,000 palettes',
  ]);
});
