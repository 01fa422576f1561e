import fc from 'fast-check';
import { expect, test } from 'vitest';

import { fromHsl } from '../spaces/hsl.ts';
import { BLACK, fromInteger, parseHex, WHITE } from '../spaces/srgb.ts';
import { brightness, describe, saturation, temperature } from './describe.ts';

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
  ['#222222', 'dark grey'],
  ['#808080', 'grey'],
  ['#F5F5F5', 'light grey'],
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

test('every colour has words', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }).map(fromInteger), (color) => {
      expect(describe(color)).toMatch(
        /^(black|white|((light|dark|pale|muted|vivid) ){0,2}[a-z]+)$/,
      );
    }),
  );
});
