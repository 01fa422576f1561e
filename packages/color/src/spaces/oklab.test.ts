import { describe, expect, test } from 'vitest';

import { convertXyz65ToRgb } from '../culori.ts';
import { toOklab } from './oklab.ts';
import { toOklch } from './oklch.ts';
import { parseHex } from './srgb.ts';

describe(toOklab, () => {
  // The pairs that Ottosson publishes with the definition, to its three decimals.
  test.each([
    [
      { x: 0.95, y: 1, z: 1.089 },
      { l: 1, a: 0, b: 0 },
    ],
    [
      { x: 1, y: 0, z: 0 },
      { l: 0.45, a: 1.236, b: -0.019 },
    ],
    [
      { x: 0, y: 1, z: 0 },
      { l: 0.922, a: -0.671, b: 0.263 },
    ],
    [
      { x: 0, y: 0, z: 1 },
      { l: 0.153, a: -1.415, b: -0.449 },
    ],
  ])('XYZ %j is OKLab %j', (xyz, expected) => {
    const lab = toOklab(convertXyz65ToRgb(xyz));
    for (const key of ['l', 'a', 'b'] as const) {
      expect(Math.abs(lab[key] - expected[key])).toBeLessThan(6e-4);
    }
  });
});

describe(toOklch, () => {
  test.each([
    ['#3B82F6', 0.62308, 0.18801, 259.81],
    ['#F472B6', 0.72527, 0.17523, 349.76],
    ['#FB923C', 0.75764, 0.15904, 55.93],
    ['#FBBF24', 0.83686, 0.16442, 84.43],
    ['#10B981', 0.69587, 0.14907, 162.48],
    ['#FF0000', 0.62796, 0.25768, 29.23],
  ])('%s is oklch(%d %d %d)', (hex, l, c, h) => {
    const color = toOklch(parseHex(hex)!);
    expect(color.l).toBeCloseTo(l, 5);
    expect(color.c).toBeCloseTo(c, 5);
    expect(color.h).toBeCloseTo(h, 2);
  });
});
