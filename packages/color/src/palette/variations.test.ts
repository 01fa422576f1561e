import { expect, test } from 'vitest';

import { fromHsl, toHsl } from '../spaces/hsl.ts';
import { BLACK, isInGamut, type Srgb, WHITE } from '../spaces/srgb.ts';
import { creatorVariations, pickerVariations } from './variations.ts';

const BASE = fromHsl({ h: 350, s: 50, l: 45 });

const hsl = (color: Srgb) => {
  const { h, s, l } = toHsl(color);
  return [h, s, l].map((value) => Math.round(value * 1e6) / 1e6);
};

test('CREATOR-11: first five lightnesses at the hue and saturation of the color', () => {
  const expected = [15, 35, 55, 75, 95].map((l) => [350, 50, l]);
  expect(creatorVariations(BASE).slice(0, 5).map(hsl)).toEqual(expected);
});

test('CREATOR-12: then three saturations at its hue and lightness', () => {
  const expected = [30, 65, 100].map((s) => [350, s, 45]);
  expect(creatorVariations(BASE).slice(5, 8).map(hsl)).toEqual(expected);
});

test('CREATOR-13: then two hues, +30 wrapping past 360, and -30; ten in all', () => {
  const expected = [20, 320].map((h) => [h, 50, 45]);
  expect(creatorVariations(BASE).slice(8).map(hsl)).toEqual(expected);
});

test('PICKER-22: lightness 10, 25, 40, 55, 70, 85', () => {
  const expected = [10, 25, 40, 55, 70, 85].map((l) => [350, 50, l]);
  expect(pickerVariations(BASE).lightness.map(hsl)).toEqual(expected);
});

test('PICKER-23: saturation 0, 20, 40, 60, 80, 100', () => {
  const [grey, ...others] = pickerVariations(BASE).saturation.map(hsl);
  expect(gray).toEqual([0, 0, 45]);
  expect(others).toEqual([20, 40, 60, 80, 100].map((s) => [350, s, 45]));
});

test('PICKER-24: hue -60, -30, -15, 0, 15, 30, 60 wrapping at 360', () => {
  const expected = [290, 320, 335, 350, 5, 20, 50].map((h) => [h, 50, 45]);
  expect(pickerVariations(BASE).hue.map(hsl)).toEqual(expected);
});

test.each([BLACK, WHITE, { r: 0.5, g: 0.5, b: 0.5 }])(
  'a color without a hue is no trouble',
  (gray) => {
    const { lightness, saturation, hue } = pickerVariations(gray);
    const all = [...creatorVariations(gray), ...lightness, ...saturation, ...hue];
    expect(all).toHaveLength(10 + 6 + 6 + 7);
    expect(all.every(isInGamut)).toBe(true); // NaN is not
  },
);
