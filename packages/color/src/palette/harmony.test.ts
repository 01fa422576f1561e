import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { toHsl } from '../spaces/hsl.ts';
import { fromOklch } from '../spaces/oklch.ts';
import { formatHex, fromInteger, isInGamut, parseHex } from '../spaces/srgb.ts';
import { HARMONY_OFFSETS, HARMONY_TYPES, type HarmonyType, harmony, rotateHue } from './harmony.ts';

const anyColor = fc.integer({ min: 0, max: 0xffffff }).map(fromInteger);
const hexes = (hex: string, type: HarmonyType) => harmony(parseHex(hex)!, type).map(formatHex);

describe(harmony, () => {
  // Expected values: Python's colorsys.
  test('HARMAPI-01: complementary is the base and the hue opposite', () => {
    expect(hexes('#3B82F6', 'complementary')).toEqual(['#3B82F6', '#F6AF3B']);
  });

  test('HARMAPI-02: triadic is the base, +120 and +240', () => {
    expect(hexes('#3B82F6', 'triadic')).toEqual(['#3B82F6', '#F63B82', '#82F63B']);
  });

  test('HARMAPI-03: analogous is the base, -30, then +30', () => {
    expect(hexes('#FF0000', 'analogous')).toEqual(['#FF0000', '#FF0080', '#FF8000']);
  });

  test('HARMAPI-04: tetradic is the base, +90, +180 and +270', () => {
    expect(hexes('#FF0000', 'tetradic')).toEqual(['#FF0000', '#80FF00', '#00FFFF', '#8000FF']);
  });

  test.each(HARMONY_TYPES)('HARMAPI-10: grays, black and white answer themselves (%s)', (type) => {
    for (const hex of ['#000000', '#808080', '#FFFFFF', '#010101']) {
      expect(new Set(hexes(hex, type))).toEqual(new Set([hex]));
    }
  });

  test('HARMAPI-11, HARM-06: hues wrap at 360; saturation and lightness are kept', () => {
    fc.assert(
      fc.property(anyColor, fc.constantFrom(...HARMONY_TYPES), (base, type) => {
        const { h, s, l } = toHsl(base);
        fc.pre(s > 0);
        harmony(base, type).forEach((color, i) => {
          const turned = toHsl(color);
          const expected = (h + HARMONY_OFFSETS[type][i]! + 360) % 360;
          const apart = Math.abs(turned.h - expected);
          expect(Math.min(apart, 360 - apart)).toBeLessThan(1e-6);
          expect(turned.h).toBeLessThan(360);
          expect(turned.s).toBeCloseTo(s, 8);
          expect(turned.l).toBeCloseTo(l, 8);
        });
      }),
    );
  });

  test('the base comes first and unchanged, also from a wider gamut', () => {
    const wide = fromOklch({ l: 0.7, c: 0.4, h: 150 });
    const colors = harmony(wide, 'triadic');
    expect(colors[0]).toBe(wide);
    expect(colors.slice(1).every(isInGamut)).toBe(true);
  });

  test.each(['constructor', '__proto__', 'toString', '', 'Triadic', undefined])(
    'HARMAPI-09: refuses the type %s and names those there are',
    (type) => {
      const wrong = type as HarmonyType;
      expect(() => harmony(fromInteger(0), wrong)).toThrow(RangeError);
      expect(() => harmony(fromInteger(0), wrong)).toThrow(/^type must be one of comp.*tetradic;/);
    },
  );
});

test('rotateHue takes any number of turns, backwards too', () => {
  const yellow = parseHex('#FFFF00')!;
  expect(rotateHue(yellow, 720)).toBe(yellow);
  expect(formatHex(rotateHue(yellow, -750))).toBe('#FF8000');
  expect(formatHex(rotateHue(yellow, 390))).toBe('#80FF00');
});
