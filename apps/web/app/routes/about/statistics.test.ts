import { describe, expect, test } from 'vitest';

import { countStatistics } from './statistics.ts';

const figureOf = (label: string, palettes?: number) =>
  countStatistics(palettes).find((statistic) => statistic.label === label)?.figure;

describe(countStatistics, () => {
  test('ABOUT-06: gives what was counted, with separators', () => {
    expect(figureOf('public palettes', 1294)).toBe('1,294');
    expect(figureOf('colors with a page of their own')).toBe('16,777,216');
    expect(figureOf('web safe colors')).toBe('216');
    expect(figureOf('moods')).toBe('16');
  });

  test('leaves the palettes out where they could not be counted, and shows none as 0', () => {
    expect(figureOf('public palettes')).toBeUndefined();
    expect(figureOf('public palettes', 0)).toBe('0');
  });
});
