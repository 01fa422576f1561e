import { describe, expect, test } from 'vitest';

import { coverColors } from './cover-colors.ts';

describe(coverColors, () => {
  test.each([
    ['no color, #12345, #1234567 and #xyz', []],
    ['#aabbcc #AABBCC `#112233`, [x](/color#223344)', ['#AABBCC', '#112233', '#223344']],
    ['#000001 #000002 #000003 #000004 #000005 #000006', 5],
  ])('%j', (text, expected) => {
    const colors = coverColors(text);
    expect(typeof expected === 'number' ? colors.length : colors).toEqual(expected);
  });
});
