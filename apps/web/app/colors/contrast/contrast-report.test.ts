import { describe, expect, test } from 'vitest';

import { checkContrast, isReadable } from './contrast-report.ts';

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
