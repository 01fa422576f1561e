import { expect, test } from 'vitest';

import { fromHsl, toHsl } from './hsl.ts';
import { fromHsv, toHsv } from './hsv.ts';
import { normalizeHue } from './hue.ts';
import { toLch } from './lch.ts';
import { toOklch } from './oklch.ts';
import { BLACK, WHITE } from './srgb.ts';

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

test.each([BLACK, WHITE, { r: 0.5, g: 0.5, b: 0.5 }, { r: 1, g: 1 - 1e-9, b: 1 }])(
  'the hue of a gray is 0 in every space: %j',
  (gray) => {
    expect(toHsl(gray)).toMatchObject({ h: 0, s: 0 });
    expect(toHsv(gray)).toMatchObject({ h: 0, s: 0 });
    expect(toLch(gray)).toMatchObject({ h: 0, c: expect.closeTo(0, 4) });
    expect(toOklch(gray)).toMatchObject({ h: 0, c: expect.closeTo(0, 6) });
  },
);

test.each([toHsl, toHsv])('%o refuses a color outside the gamut', (convert) => {
  expect(() => convert({ r: 1.1, g: 0, b: 0 })).toThrow(/map to the gamut first/);
});
