import { fromHsl, parseHex, tints } from '@swatchwork/color';
import { expect, test } from 'vitest';

import { runsOf } from './runs.ts';

const lengths = (hexes: string[]) =>
  runsOf(hexes.map((hex) => parseHex(hex)!)).map(({ start, length }) => [start, length]);

test('equal neighbors are one run', () => {
  expect(lengths([])).toEqual([]);
  expect(lengths(['#000000', '#000000', '#FFFFFF', '#000000'])).toEqual([
    [0, 2],
    [2, 1],
    [3, 1],
  ]);
});

test('tints that reach white end in one run', () => {
  const runs = runsOf(tints(fromHsl({ h: 217, s: 91, l: 60 })));
  expect(runs.map(({ start, length }) => [start, length])).toEqual([
    [0, 1],
    [1, 1],
    [2, 3],
  ]);
});
