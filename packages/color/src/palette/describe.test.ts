import fc from 'fast-check';
import { expect, test } from 'vitest';

import { fromHsl } from '../spaces/hsl.ts';
import { fromOklch } from '../spaces/oklch.ts';
import { BLACK, fromInteger, parseHex, WHITE } from '../spaces/srgb.ts';
import { brightness, describe, describeAll, saturation, temperature } from './describe.ts';

const hex = (text: string) => parseHex(text)!;

test('LOGIC-03: lightness 50 is Dark, 51 is Light', () => {
  for (let h = 0; h < 360; h++) {
    expect(brightness(fromHsl({ h, s: 70, l: 50 }))).toBe('Dark');
    expect(brightness(fromHsl({ h, s: 70, l: 51 }))).toBe('Light');
  }
});

test('LOGIC-03: judged before rounding, so #808080 at 50.2 is Light', () => {
  expect(brightness(hex('#808080'))).toBe('Light');
  expect(brightness(hex('#7F7F7F'))).toBe('Dark');
  expect(brightness(hex('#FF0000'))).toBe('Dark');
});

test('LOGIC-04: saturation 30 Muted, 31 and 70 Moderate, 71 Vivid', () => {
  const words = (s: number) => {
    const hues = Array.from({ length: 360 }, (_, h) => saturation(fromHsl({ h, s, l: 41 })));
    return [...new Set(hues)];
  };
  expect(words(30)).toEqual(['Muted']);
  expect(words(31)).toEqual(['Moderate']);
  expect(words(70)).toEqual(['Moderate']);
  expect(words(71)).toEqual(['Vivid']);
});

test('LOGIC-05: hues 0, 60, 300, 359 are Warm; 61, 180, 299 Cool', () => {
  const word = (h: number) => temperature(fromHsl({ h, s: 53, l: 47 }));
  expect([0, 60, 300, 359].map(word)).toEqual(Array(4).fill('Warm'));
  expect([61, 180, 299].map(word)).toEqual(Array(3).fill('Cool'));
  expect(temperature(hex('#FFFF00'))).toBe('Warm');
  expect(temperature(hex('#FF00FF'))).toBe('Warm');
});

test('a saturation under 5 is Neutral, 5 is not', () => {
  expect(temperature(fromHsl({ h: 20, s: 4.9, l: 50 }))).toBe('Neutral');
  expect(temperature(fromHsl({ h: 20, s: 5, l: 50 }))).toBe('Warm');
  expect([BLACK, WHITE, hex('#808080')].map(temperature)).toEqual(Array(3).fill('Neutral'));
});

test.each([
  ['#000000', 'black'],
  ['#FFFFFF', 'white'],
  ['#222222', 'dark gray'],
  ['#808080', 'gray'],
  ['#F5F5F5', 'light gray'],
  ['#FF0000', 'vivid red'],
  ['#FB923C', 'vivid orange'],
  ['#FFFF00', 'vivid yellow'],
  ['#10B981', 'vivid green'],
  ['#3B82F6', 'vivid blue'],
  ['#800080', 'vivid purple'],
  ['#F472B6', 'pink'],
  ['#FFE4E1', 'pale pink'],
  ['#87CEEB', 'light cyan'],
  ['#000080', 'dark blue'],
  ['#7A5C3E', 'brown'],
  ['#808000', 'olive'],
  ['#008080', 'teal'],
  ['#6B7A8F', 'muted blue'],
])('%s is %s', (text, words) => {
  expect(describe(hex(text))).toBe(words);
});

// On both sides of each boundary.
test.each([
  [0.11, 0, 0, 'black'],
  [0.13, 0, 0, 'dark gray'],
  [0.44, 0, 0, 'dark gray'],
  [0.46, 0, 0, 'gray'],
  [0.79, 0, 0, 'gray'],
  [0.81, 0, 0, 'light gray'],
  [0.98, 0, 0, 'light gray'],
  [0.99, 0, 0, 'white'],
  [0.6, 0.019, 30, 'gray'],
  [0.6, 0.021, 30, 'muted red'],
  [0.53, 0.1, 0, 'dark red'],
  [0.57, 0.15, 0, 'pink'],
  [0.53, 0.1, 30, 'dark red'],
  [0.55, 0.1, 30, 'red'],
  [0.39, 0.1, 260, 'dark blue'],
  [0.41, 0.1, 260, 'blue'],
  [0.39, 0.05, 70, 'dark brown'],
  [0.41, 0.05, 70, 'brown'],
  [0.79, 0.1, 200, 'cyan'],
  [0.81, 0.1, 200, 'light cyan'],
  [0.89, 0.05, 150, 'light muted green'],
  [0.91, 0.05, 150, 'pale green'],
  [0.6, 0.106, 30, 'muted red'],
  [0.6, 0.111, 30, 'red'],
  [0.6, 0.19, 30, 'red'],
  [0.6, 0.195, 30, 'vivid red'],
  [0.85, 0.117, 200, 'light cyan'],
  [0.74, 0.12, 25, 'red'],
  [0.76, 0.12, 25, 'pink'],
  [0.57, 0.08, 60, 'brown'],
  [0.59, 0.08, 60, 'orange'],
  [0.61, 0.1, 100, 'olive'],
  [0.63, 0.1, 100, 'yellow'],
  [0.7, 0.1, 279, 'blue'],
  [0.7, 0.1, 281, 'purple'],
  [0.7, 0.1, 359, 'pink'],
])('oklch(%d %d %d) is %s', (l, c, h, words) => {
  expect(describe(fromOklch({ l, c, h }))).toBe(words);
});

test('every color has words', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }).map(fromInteger), (color) => {
      expect(describe(color)).toMatch(
        /^(black|white|((light|dark|pale|muted|vivid) ){0,2}[a-z]+)$/,
      );
    }),
  );
});

test('colors that stand together have names of their own', () => {
  const colors = ['#0000FF', '#FF0000', '#0010F0', '#0020E0'].map(hex);
  expect(describeAll(colors)).toEqual(['vivid blue', 'vivid red', 'vivid blue 2', 'vivid blue 3']);
});
