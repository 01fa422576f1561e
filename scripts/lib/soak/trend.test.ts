import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { findTrend } from './trend.ts';

const ALLOWED = { share: 0.05, amount: 4 };
const around = (level: number, noise: number[]) => noise.map((part) => level + part);
const NOISE = [0, 3, -2, 1, -3, 2, 0, -1, 3, -2, 1, 0, -3, 2, 1, -1];

describe('the trend of a soak', () => {
  test('a leak shows through noise', () => {
    const leaking = around(100, NOISE).map((value, i) => value + 2 * i);
    const { grows, rise } = findTrend(leaking, ALLOWED);
    expect(grows).toBe(true);
    expect(rise).toBeGreaterThan(25);
    expect(rise).toBeLessThan(35);
  });

  test('noise without a direction is flat, and so is a single high reading', () => {
    expect(findTrend(around(100, NOISE), ALLOWED).grows).toBe(false);
    expect(findTrend([...around(100, NOISE), 900], ALLOWED).grows).toBe(false);
  });

  test('a steady rise that is too small to matter is flat', () => {
    const { grows, rise, allowed } = findTrend([100, 101, 102, 103, 104, 104.5], ALLOWED);
    expect({ grows, allowed }).toEqual({ grows: false, allowed: 5.125 });
    expect(rise).toBeLessThan(allowed);
  });

  test('what falls never grows', () => {
    const falling = fc.array(fc.nat(1000), { minLength: 4, maxLength: 40 });
    fc.assert(
      fc.property(falling, (values) => {
        const sorted = values.toSorted((a, b) => b - a);
        expect(findTrend(sorted, { share: 0, amount: 0 }).grows).toBe(false);
      }),
      { seed: 8 },
    );
  });

  test('too few readings tell nothing', () => {
    expect(() => findTrend([1, 2, 3], ALLOWED)).toThrow(RangeError);
  });
});
