import { expect, test } from 'vitest';

import { swatchStyle, textStyle } from './swatch-style.ts';

test('a color of sRGB has its hex alone, another one its css beside it', () => {
  expect(swatchStyle('#3B82F6')).toEqual({ backgroundColor: '#3B82F6' });
  expect(swatchStyle({ hex: '#3B82F6' })).toEqual({ backgroundColor: '#3B82F6' });
  expect(swatchStyle({ hex: '#FF0B0C', css: 'color(display-p3 1 0 0)' })).toEqual({
    backgroundColor: '#FF0B0C',
    '--wide': 'color(display-p3 1 0 0)',
  });
  expect(textStyle('#3B82F6')).toEqual({ color: '#3B82F6', fill: '#3B82F6' });
  expect(textStyle({ hex: '#FF0B0C', css: 'color(display-p3 1 0 0)' })).toEqual({
    color: '#FF0B0C',
    fill: '#FF0B0C',
    '--text-wide': 'color(display-p3 1 0 0)',
  });
});
