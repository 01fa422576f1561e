import { describe, expect, test } from 'vitest';

import { createRandom, pick, shuffle } from './random.ts';

const draw = (random: () => number, count: number) => Array.from({ length: count }, random);

describe(createRandom, () => {
  test('a seed gives the same numbers in every process, and text and number alike', () => {
    expect(draw(createRandom(7), 3)).toEqual(draw(createRandom('7'), 3));
    expect(draw(createRandom('swatch'), 3).map((value) => value.toFixed(6))).toEqual([
      '0.208348',
      '0.390208',
      '0.207757',
    ]);
  });

  test('neighboring seeds and no seed give different numbers', () => {
    const firsts = [createRandom(1)(), createRandom(2)(), createRandom('')(), createRandom()()];
    expect(new Set(firsts).size).toBe(4);
    expect(createRandom()()).not.toBe(createRandom()());
  });

  test('numbers fill [0, 1) evenly', () => {
    const counts = Array.from({ length: 10 }, () => 0);
    for (const value of draw(createRandom('even'), 10_000)) counts[Math.floor(value * 10)]! += 1;
    // Chi-squared with 9 degrees of freedom: 27.9 is exceeded once in a thousand seeds.
    const chi = counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    expect(chi).toBeLessThan(27.9);
  });
});

test('pick reaches every item and refuses none at all', () => {
  const random = createRandom('pick');
  expect(new Set(draw(() => pick(random, [1, 2, 3]), 100))).toEqual(new Set([1, 2, 3]));
  expect(() => pick(random, [])).toThrow(RangeError);
});

test('shuffle keeps every item, reaches every order and leaves its input alone', () => {
  const random = createRandom('shuffle');
  const items = [1, 2, 3];
  const orders = new Set(Array.from({ length: 200 }, () => shuffle(random, items).join('')));
  expect([...orders].sort()).toEqual(['123', '132', '213', '231', '312', '321']);
  expect(items).toEqual([1, 2, 3]);
});
