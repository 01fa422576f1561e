import { ColorSpace, OKLCH, sRGB, toGamut } from 'colorjs.io/fn';
import { describe, expect, test } from 'vitest';

import { clip, mapToGamut } from './gamut.ts';
import { createRandom } from './palette/random.ts';
import { fromOklch } from './spaces/oklch.ts';
import { fromP3 } from './spaces/p3.ts';
import { BLACK, formatHex, type Srgb, WHITE } from './spaces/srgb.ts';

ColorSpace.register(sRGB);
ColorSpace.register(OKLCH);

const CASES: [string, Srgb, string, string][] = [
  ['oklch(0.7 0.4 150)', fromOklch({ l: 0.7, c: 0.4, h: 150 }), '#00C248', '#00D600'],
  ['P3 green', fromP3({ r: 0, g: 1, b: 0 }), '#00FB29', '#00FF00'],
  ['P3 red', fromP3({ r: 1, g: 0, b: 0 }), '#FF0B0C', '#FF0000'],
  ['oklch(0.9 0.3 264)', fromOklch({ l: 0.9, c: 0.3, h: 264 }), '#C7DEFF', '#73CDFF'],
];

describe(mapToGamut, () => {
  test.each(CASES)('%s', (_, color, mapped, clipped) => {
    expect(formatHex(mapToGamut(color))).toBe(mapped);
    expect(formatHex(clip(color))).toBe(clipped);
  });

  test('gives what colorjs.io gives by the CSS method', () => {
    const random = createRandom('gamut');
    for (let i = 0; i < 2000; i++) {
      const color = { l: random(), c: random() * 0.4, h: random() * 360 };
      const theirs = toGamut(
        { space: OKLCH, coords: [color.l, color.c, color.h], alpha: 1 },
        { space: sRGB, method: 'css' },
      );
      const [r, g, b] = OKLCH.to(sRGB, theirs.coords) as [number, number, number];
      const ours = mapToGamut(fromOklch(color));
      expect(
        Math.max(Math.abs(ours.r - r), Math.abs(ours.g - g), Math.abs(ours.b - b)),
      ).toBeLessThan(1e-9);
    }
  });

  test('lighter than white is white, darker than black is black', () => {
    expect(mapToGamut({ r: 1.5, g: 1.4, b: 1.6 })).toEqual(WHITE);
    expect(mapToGamut({ r: -0.2, g: -0.1, b: -0.2 })).toEqual(BLACK);
  });

  test('a color inside stays, and rounding past the edge is cut', () => {
    expect(mapToGamut({ r: 0.1, g: 0.2, b: 0.3 })).toEqual({ r: 0.1, g: 0.2, b: 0.3 });
    expect(mapToGamut({ r: 1 + 1e-8, g: 0, b: -1e-8 })).toEqual({ r: 1, g: 0, b: 0 });
  });
});
