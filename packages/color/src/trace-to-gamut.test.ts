import { ColorSpace, OKLCH, sRGB, sRGB_Linear, toGamut } from 'colorjs.io/fn';
import { describe, expect, test } from 'vitest';

import { clip, mapToGamut } from './gamut.ts';
import { createRandom } from './palette/random.ts';
import { fromOklch } from './spaces/oklch.ts';
import { BLACK, type Srgb, WHITE } from './spaces/srgb.ts';
import { traceToGamut } from './trace-to-gamut.ts';

for (const space of [sRGB, sRGB_Linear, OKLCH]) ColorSpace.register(space);

const random = createRandom('trace');
const COLORS = Array.from({ length: 2000 }, () => ({
  l: random(),
  c: random() * 0.4,
  h: random() * 360,
}));

const gap = (ours: Srgb, r: number, g: number, b: number) =>
  Math.max(Math.abs(ours.r - r), Math.abs(ours.g - g), Math.abs(ours.b - b));

describe('mappings into sRGB give what colorjs.io gives, to 1e-4', () => {
  test.each([
    ['css', mapToGamut],
    ['raytrace', traceToGamut],
    ['clip', clip],
  ])('%s', (method, map) => {
    const gaps = COLORS.map((color) => {
      const coords = OKLCH.to(sRGB, [color.l, color.c, color.h]);
      const theirs = toGamut({ space: sRGB, coords, alpha: 1 }, { space: sRGB, method });
      const [r, g, b] = theirs.coords as [number, number, number];
      return gap(map(fromOklch(color)), r, g, b);
    });
    expect(Math.max(...gaps)).toBeLessThan(1e-4);
  });
});

describe(traceToGamut, () => {
  test('lighter than white is white, darker than black is black', () => {
    expect(traceToGamut({ r: 1.5, g: 1.4, b: 1.6 })).toEqual(WHITE);
    expect(traceToGamut({ r: -0.2, g: -0.1, b: -0.2 })).toEqual(BLACK);
  });

  test('a color inside stays', () => {
    expect(traceToGamut({ r: 0.1, g: 0.2, b: 0.3 })).toEqual({ r: 0.1, g: 0.2, b: 0.3 });
  });
});
