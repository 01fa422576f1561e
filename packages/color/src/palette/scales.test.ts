import { expect, test } from 'vitest';

import { fromHsl, toHsl } from '../spaces/hsl.ts';
import { BLACK, formatHex, WHITE } from '../spaces/srgb.ts';
import { shades, tints, tones } from './scales.ts';

const BASE = fromHsl({ h: 210, s: 40, l: 40 });

const rounded = (value: number) => Math.round(value * 1e6) / 1e6;

test('VARI-02: tints raise lightness by 15 a step, clamped at 100', () => {
  expect(tints(BASE).map((color) => rounded(toHsl(color).l))).toEqual([55, 70, 85, 100, 100]);
  expect(rounded(toHsl(tints(BASE)[2]!).s)).toBe(40);
});

test('VARI-03: shades lower lightness by 15 a step, clamped at 0', () => {
  expect(shades(BASE).map((color) => rounded(toHsl(color).l))).toEqual([25, 10, 0, 0, 0]);
  expect(rounded(toHsl(shades(BASE)[1]!).h)).toBe(210);
});

test('VARI-04: tones lower saturation by 15 a step, clamped at 0', () => {
  expect(tones(BASE).map((color) => rounded(toHsl(color).s))).toEqual([25, 10, 0, 0, 0]);
  expect(tones(BASE).map((color) => rounded(toHsl(color).l))).toEqual([40, 40, 40, 40, 40]);
});

test('white has no lighter tint and black no darker shade, yet there are always five', () => {
  expect(tints(WHITE).map(formatHex)).toEqual(Array(5).fill('#FFFFFF'));
  expect(shades(BLACK).map(formatHex)).toEqual(Array(5).fill('#000000'));
  expect(tones(BLACK).map(formatHex)).toEqual(Array(5).fill('#000000'));
});
