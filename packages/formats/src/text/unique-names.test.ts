import { expect, test } from 'vitest';

import { uniqueNames } from './unique-names.ts';

test('repeated names are numbered from 2, also those that only count as the same', () => {
  const unique = uniqueNames(' ', (name) => name.toLowerCase());
  expect(['Sea', 'sea 2', 'SEA', 'sea', 'Sand'].map(unique)).toEqual([
    'Sea',
    'sea 2',
    'SEA 3',
    'sea 4',
    'Sand',
  ]);
});

test('names that differ in capitals alone are compared about twice each', () => {
  let comparisons = 0;
  const unique = uniqueNames(' ', (name) => {
    comparisons += 1;
    return name.toLowerCase();
  });
  const letters = [...'abcdefghijk'];
  const names = Array.from({ length: 2 ** letters.length }, (_, i) =>
    letters.map((letter, bit) => ((i >> bit) & 1 ? letter.toUpperCase() : letter)).join(''),
  );
  expect(new Set(names.map(unique)).size).toBe(names.length);
  expect(comparisons).toBeLessThan(names.length * 5);
});
