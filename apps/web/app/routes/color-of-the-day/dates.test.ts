import { describe, expect, test } from 'vitest';

import { formatDay } from '../../ui/text/day.tsx';
import { addDays, dayOfMonth, endOfMonth, formatMonth, weekday } from './dates.ts';

test('days are counted over the ends of months and years', () => {
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
  expect(addDays('2024-01-01', -1)).toBe('2023-12-31');
});

describe(endOfMonth, () => {
  test.each([
    ['2024-02-10', '2024-02-29'],
    ['2023-02-01', '2023-02-28'],
    ['2026-12-31', '2026-12-31'],
    ['2026-04-30', '2026-04-30'],
  ])('of %s is %s', (date, end) => {
    expect(endOfMonth(date)).toBe(end);
  });
});

test('a week begins on Monday and ends on Sunday', () => {
  expect(weekday('2026-11-02')).toBe(1);
  expect(weekday('2026-11-01')).toBe(7);
});

test('days read as in a letter', () => {
  expect(formatDay('2026-11-01')).toBe('November 1, 2026');
  expect(formatMonth('2026-11-01')).toBe('November 2026');
  expect(dayOfMonth('2026-11-09')).toBe(9);
});
