import { describe, expect, test } from 'vitest';

import { checkContrast, isReadable, pairsOf, slotToFix } from './contrast-report.ts';

describe(checkContrast, () => {
  test.each([
    ['#777777', '#FFFFFF', '4.47', 'AA Large', false],
    ['#767676', '#FFFFFF', '4.54', 'AA', true],
    ['#FFFFFF', '#000000', '21.00', 'AAA', true],
    ['#FB923C', '#F472B6', '1.17', 'Fail', false],
  ] as const)('CREATOR-38: %s on %s is %s, %s', (text, background, ratio, level, readable) => {
    const result = checkContrast(text, background);
    expect(result).toEqual({ text, background, ratio, level });
    expect(isReadable(result)).toBe(readable);
  });
});

test('five colors make ten pairs, none with itself, none twice', () => {
  const pairs = pairsOf(5);
  expect(pairs).toHaveLength(10);
  expect(new Set(pairs.map((pair) => pair.toSorted().join())).size).toBe(10);
  expect(pairs.every(([a, b]) => a < b)).toBe(true);
});

test.each([
  [[false, false, false], 2],
  [[false, false, true], 0],
  [[true, false, false], 2],
  [[true, false, true], undefined],
])('with locks %o the slot to fix of the pair 0, 2 is %s', (locked, expected) => {
  expect(slotToFix([0, 2], locked)).toBe(expected);
});
