import { expect, test } from 'vitest';

import { basicColorName, colorName } from './names.ts';
import { fromOklch } from './spaces/oklch.ts';
import { parseHex } from './spaces/srgb.ts';

const hex = (text: string) => parseHex(text)!;

test.each([
  ['#000000', 'Black'],
  ['#FFFFFF', 'White'],
  ['#FF0000', 'Red'],
  ['#00FF00', 'Lime'],
  ['#0000FF', 'Blue'],
  ['#FFFF00', 'Yellow'],
  ['#FF00FF', 'Magenta'],
  ['#00FFFF', 'Cyan'],
  ['#808080', 'Gray'],
  ['#800000', 'Maroon'],
  ['#008000', 'Green'],
  ['#000080', 'Navy'],
  ['#800080', 'Purple'],
  ['#008080', 'Teal'],
  ['#ffa500', 'Orange'],
])('COLOR-25: %s is %s', (text, name) => {
  expect(basicColorName(hex(text))).toBe(name);
  expect(colorName(hex(text))).toBe(name);
});

test('COLOR-26: any other is called Color and its hex', () => {
  expect(basicColorName(hex('#3b82f6'))).toBeUndefined();
  expect(colorName(hex('#3b82f6'))).toBe('Color #3B82F6');
  expect(colorName(hex('#FF0001'))).toBe('Color #FF0001');
});

test('a color that hex cannot write is refused', () => {
  expect(() => colorName(fromOklch({ l: 0.7, c: 0.4, h: 150 }))).toThrow(RangeError);
});
