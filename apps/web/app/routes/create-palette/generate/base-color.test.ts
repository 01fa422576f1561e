import { toCssColor } from '@swatchwork/color';
import { expect, test } from 'vitest';

import { isSameColor, readBase, writeBase } from './base-color.ts';

const RED = 'color(display-p3 1 0 0)';

test.each([
  ['#3b82f6', { hex: '#3B82F6' }],
  ['3B82F6', { hex: '#3B82F6' }],
  ['rgb(59 130 246 / 0.5)', { hex: '#3B82F6' }],
  [`${RED} `, { hex: '#FF0B0C', css: RED }],
  ['', undefined],
  ['#3b8', undefined],
  ['tan', undefined],
  ['rgb(1 2)', undefined],
])('the base "%s" is %o', (text, color) => {
  expect(readBase(text)).toEqual(color);
});

test('a color of sRGB is offered as its hex, another one as what it is; opacity does not count', () => {
  const faint = toCssColor('color(display-p3 1 0 0 / 0.5)')!;
  expect(writeBase(faint)).toBe(RED);
  expect(writeBase(toCssColor('hsl(217 91% 60%)')!)).toBe('#3C83F6');
  expect(isSameColor(faint, readBase(RED)!)).toBe(true);
  expect(isSameColor(faint, { hex: faint.hex })).toBe(false);
  expect(isSameColor({ hex: '#3B82F6', alpha: 0.5 }, { hex: '#3B82F6' })).toBe(true);
});
