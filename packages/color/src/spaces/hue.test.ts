import { expect, test } from 'vitest';

import { fromHsl } from './hsl.ts';
import { fromHsv } from './hsv.ts';
import { normalizeHue } from './hue.ts';

test.each([
  [0, 0],
  [360, 0],
  [-30, 330],
  [-1e-17, 0],
  [725, 5],
])('%d degrees is hue %d', (degrees, hue) => {
  expect(normalizeHue(degrees)).toBe(hue);
});

test('a hue a hair under 0 is red, not gray', () => {
  expect(fromHsl({ h: -1e-17, s: 100, l: 50 })).toEqual({ r: 1, g: 0, b: 0 });
  expect(fromHsv({ h: -1e-17, s: 100, v: 100 })).toEqual({ r: 1, g: 0, b: 0 });
});
