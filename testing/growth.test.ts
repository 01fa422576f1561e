import { expect, test } from 'vitest';

import { growthOf, MOST_GROWTH, timesAsLong } from './growth.ts';

const count = (steps: number): number => {
  let sum = 0;
  for (let i = 0; i < steps; i++) sum = (sum + i) % 7;
  return sum;
};

test('linear work passes, quadratic work does not', () => {
  const same = (size: number) => size;
  expect(growthOf(50_000, same, count)).toBeLessThan(MOST_GROWTH);
  expect(growthOf(300, same, (size) => count(size * size))).toBeGreaterThan(MOST_GROWTH);
});

test('time without work does not count', () => {
  const pause = new Int32Array(new SharedArrayBuffer(4));
  const waitAndCount = (ms: number) => {
    Atomics.wait(pause, 0, 0, ms);
    return count(1_000_000);
  };
  expect(timesAsLong(waitAndCount, 30, 0, 2)).toBeLessThan(2);
});
