import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { assertInGamut, formatHex, isGray, isInGamut, parseHex } from './srgb.ts';

describe(parseHex, () => {
  test.each(['#3b82f6', '3B82F6', ' #3B82f6\n'])('LOGIC-01: %j is six digits, # or not', (text) => {
    expect(parseHex(text)).toEqual({ r: 59 / 255, g: 130 / 255, b: 246 / 255 });
  });

  test.each([
    '',
    '#',
    '#abc',
    '#abcde',
    '#1234567',
    '#12345678',
    '##123456',
    '#12345g',
    // Neighbors of the digits and letters by character code.
    '#12345/',
    '#12345:',
    '#12345@',
    '#12345G',
    '#12345`',
    '#12345５',
    '# 123456',
  ])('LOGIC-01: %j is not a color', (text) => {
    expect(parseHex(text)).toBeUndefined();
  });

  test('LOGIC-01: every 24-bit color comes back as upper-case #RRGGBB', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (number) => {
        const hex = `#${number.toString(16).padStart(6, '0').toUpperCase()}`;
        expect(formatHex(parseHex(hex)!)).toBe(hex);
        expect(formatHex(parseHex(hex.toLowerCase())!)).toBe(hex);
      }),
    );
  });
});

describe(formatHex, () => {
  test('rounds to the nearest 8-bit value and forgives rounding past the edge', () => {
    expect(formatHex({ r: 0.5, g: 1 + 1e-7, b: -1e-7 })).toBe('#80FF00');
  });

  test.each([-0.001, 1.001, Number.NaN])('refuses a channel of %d', (g) => {
    expect(() => formatHex({ r: 0, g, b: 0 })).toThrow(/map to the gamut first/);
    expect(() => assertInGamut({ r: 0, g: 0, b: g })).toThrow(RangeError);
    expect(isInGamut({ r: g, g: 0, b: 0 })).toBe(false);
  });
});

test('gray is what differs by no more than rounding', () => {
  expect(isGray({ r: 0.5, g: 0.5 + 1e-8, b: 0.5 })).toBe(true);
  expect(isGray({ r: 0.5, g: 0.5, b: 0.5 + 1 / 255 })).toBe(false);
});
