import { createRandom, toOklab } from '@swatchwork/color';
import { expect, test } from 'vitest';

import { countColors } from './histogram.ts';

test('every pixel has its cell, transparent ones none, and alpha is weight', () => {
  const [red, blue, hidden] = [
    [255, 0, 0, 255],
    [0, 0, 255, 255],
    [0, 0, 255, 0],
  ] as const;
  const data = Uint8Array.from([hidden, red, blue, red, hidden, [0, 0, 255, 100]].flat());
  const { pointOf, weight, size, total } = countColors({ data, width: 3, height: 2 });
  expect([...pointOf]).toEqual([-1, 0, 1, 0, -1, 1]);
  expect([...weight]).toEqual([510, 355]);
  expect([size, total]).toEqual([2, 865]);
});

test('2,000 cells of one color each: their OKLab is that of packages/color', () => {
  const random = createRandom('cells');
  const rgb = Array.from({ length: 4000 }, () => [0, 1, 2].map(() => Math.floor(256 * random())));
  const data = Uint8Array.from(rgb.flatMap((color) => [...color, 255]));
  const { pointOf, weight, size, l, a, b } = countColors({ data, width: 40, height: 100 });
  expect(size).toBeGreaterThan(2000);
  for (const [pixel, point] of pointOf.entries()) {
    if (weight[point] !== 255) continue; // a cell with several
    const [red, green, blue] = rgb[pixel]!.map((channel) => channel / 255);
    const color = toOklab({ r: red!, g: green!, b: blue! });
    expect(l[point]).toBeCloseTo(color.l, 5);
    expect(a[point]).toBeCloseTo(color.a, 5);
    expect(b[point]).toBeCloseTo(color.b, 5);
  }
});
