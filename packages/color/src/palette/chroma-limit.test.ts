import fc from 'fast-check';
import { expect, test } from 'vitest';

import { toLinear } from '../spaces/linear-light.ts';
import { fromOklch, toOklch } from '../spaces/oklch.ts';
import { fromP3, toLinearP3, toP3 } from '../spaces/p3.ts';
import { isStrictlyInGamut, parseHex } from '../spaces/srgb.ts';
import { chromaLimit, chromaLimitOfP3 } from './chroma-limit.ts';

// Not blue, where the surface bends inwards and the first way out comes earlier.
test.each(['#FF0000', '#00FF00', '#FFFF00', '#00FFFF', '#FF00FF', '#FF8000'])(
  '%s lies on the surface of sRGB, so its chroma is the limit',
  (hex) => {
    const { l, c, h } = toOklch(parseHex(hex)!);
    expect(chromaLimit(l, h)).toBeCloseTo(c, 3);
  },
);

test('the limit is inside, and a little more is outside', () => {
  const lightness = fc.double({ min: 0.05, max: 0.95, noNaN: true });
  const hue = fc.double({ min: 0, max: 360, noNaN: true });
  fc.assert(
    fc.property(lightness, hue, (l, h) => {
      const c = chromaLimit(l, h);
      expect(isStrictlyInGamut(fromOklch({ l, c, h }))).toBe(true);
      expect(isStrictlyInGamut(fromOklch({ l, c: c + 0.0002, h }))).toBe(false);
    }),
  );
});

test('linear light of Display P3 is that of its channels', () => {
  const channel = fc.double({ min: -0.5, max: 1.5, noNaN: true });
  fc.assert(
    fc.property(channel, channel, channel, (r, g, b) => {
      const channels = toP3({ r, g, b });
      const linear = toLinearP3({ r: toLinear(r), g: toLinear(g), b: toLinear(b) });
      for (const name of ['r', 'g', 'b'] as const) {
        expect(linear[name]).toBeCloseTo(toLinear(channels[name]), 12);
      }
    }),
  );
});

test('the limit of Display P3 is inside, and a little more is outside', () => {
  const lightness = fc.double({ min: 0.05, max: 0.95, noNaN: true });
  const hue = fc.double({ min: 0, max: 360, noNaN: true });
  const isInP3 = (l: number, c: number, h: number) =>
    isStrictlyInGamut(toP3(fromOklch({ l, c, h })));
  fc.assert(
    fc.property(lightness, hue, (l, h) => {
      const c = chromaLimitOfP3(l, h);
      expect(isInP3(l, c, h)).toBe(true);
      expect(isInP3(l, c + 0.0002, h)).toBe(false);
    }),
  );
});

test.each([
  { r: 1, g: 0, b: 0 },
  { r: 0, g: 1, b: 0 },
  { r: 1, g: 0, b: 1 },
  { r: 1, g: 1, b: 0 },
])('%j lies on the surface of Display P3, so its chroma is the limit', (corner) => {
  const { l, c, h } = toOklch(fromP3(corner));
  expect(chromaLimitOfP3(l, h)).toBeCloseTo(c, 3);
  expect(chromaLimit(l, h)).toBeLessThan(c - 0.01);
  expect(isStrictlyInGamut(toP3(fromOklch({ l, c: chromaLimitOfP3(l, h), h })))).toBe(true);
});
