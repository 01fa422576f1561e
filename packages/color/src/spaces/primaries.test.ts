import { describe, expect, test } from 'vitest';

import { toLinear } from './linear-light.ts';
import { inverse, multiply, product } from './matrix.ts';
import { fromP3 } from './p3.ts';
import { linearMatrix, linearSrgbOfXyzD50, type Primaries, SRGB_PRIMARIES } from './primaries.ts';
import { fromXyzD50 } from './xyz-d50.ts';

const P3: Primaries = {
  white: [0.3127, 0.329],
  red: [0.68, 0.32],
  green: [0.265, 0.69],
  blue: [0.15, 0.06],
};

describe(linearMatrix, () => {
  test('from Display P3 to sRGB it is that of CSS', () => {
    const light = multiply(
      linearMatrix(P3, SRGB_PRIMARIES)!,
      [0.9, 0.2, 0.4].map(toLinear) as never,
    );
    const { r, g, b } = fromP3({ r: 0.9, g: 0.2, b: 0.4 });
    for (const [i, channel] of [r, g, b].entries()) {
      expect(light[i]).toBeCloseTo(toLinear(channel), 3);
    }
  });

  test('white stays white under another white point', () => {
    const e = { ...P3, white: [1 / 3, 1 / 3] } as const;
    const white = multiply(linearMatrix(e, SRGB_PRIMARIES)!, [1, 1, 1]);
    for (const channel of white) expect(channel).toBeCloseTo(1, 12);
  });

  test.each<[string, Partial<Primaries>]>([
    ['primaries on a line', { green: [0.66, 0.34], blue: [0.67, 0.33], red: [0.68, 0.32] }],
    ['primaries that are one', { red: [0.3, 0.3], green: [0.3, 0.3], blue: [0.3, 0.3] }],
    ['a white without luminance', { white: [0.3, 0] }],
  ])('%s give none, or one that is finite', (_, part) => {
    const matrix = linearMatrix({ ...P3, ...part }, SRGB_PRIMARIES);
    expect(matrix?.every(Number.isFinite) ?? true).toBe(true);
  });
});

test('XYZ under D50 becomes light of sRGB', () => {
  const light = multiply(linearSrgbOfXyzD50(), [0.3, 0.4, 0.1]);
  const { r, g, b } = fromXyzD50({ x: 0.3, y: 0.4, z: 0.1 });
  for (const [i, channel] of [r, g, b].entries()) {
    expect(light[i]).toBeCloseTo(toLinear(channel), 3);
  }
});

test('a matrix times its inverse changes nothing', () => {
  const matrix = [2, 1, 0, 0, 3, 1, 1, 0, 4] as const;
  const one = product(matrix, inverse(matrix));
  expect(one.map((value) => Math.round(value * 1e12) / 1e12 + 0)).toEqual([
    1, 0, 0, 0, 1, 0, 0, 0, 1,
  ]);
});
