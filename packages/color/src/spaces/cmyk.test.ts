import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { fromCmyk, toCmyk } from './cmyk.ts';
import { parseHex } from './srgb.ts';

describe(toCmyk, () => {
  test.each([
    ['#000000', { c: 0, m: 0, y: 0, k: 100 }],
    ['#FFFFFF', { c: 0, m: 0, y: 0, k: 0 }],
    ['#FF0000', { c: 0, m: 100, y: 100, k: 0 }],
    ['#008000', { c: 100, m: 0, y: 100, k: (1 - 128 / 255) * 100 }],
  ])('%s is %j', (hex, expected) => {
    const ink = toCmyk(parseHex(hex)!);
    for (const key of ['c', 'm', 'y', 'k'] as const) expect(ink[key]).toBeCloseTo(expected[key], 9);
  });

  test('comes back unchanged', () => {
    const channel = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(channel, channel, channel, (r, g, b) => {
        const back = fromCmyk(toCmyk({ r, g, b }));
        expect(back.r).toBeCloseTo(r, 9);
        expect(back.g).toBeCloseTo(g, 9);
        expect(back.b).toBeCloseTo(b, 9);
      }),
    );
  });

  test('refuses a color outside the gamut', () => {
    expect(() => toCmyk({ r: 0, g: 0, b: -0.1 })).toThrow(RangeError);
  });
});
