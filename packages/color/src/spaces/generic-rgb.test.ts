import { expect, test } from 'vitest';

import { fromGenericRgb } from './generic-rgb.ts';

// What macOS writes into its archives: a color of sRGB, and beside it the same one in Generic RGB, of which it
// cuts what lies outside.
test.each([
  [
    [0.0493131876, 0.3120345175, 0.9147195816],
    [0.031, 0.416, 0.933],
  ],
  [
    [0.2637968361, 0.2637968361, 0.2637968361],
    [1 / 3, 1 / 3, 1 / 3],
  ],
  [
    [0.602715373, 0.602715373, 0.602715373],
    [2 / 3, 2 / 3, 2 / 3],
  ],
  [
    [1, 1, 1],
    [1, 1, 1],
  ],
  [
    [0, 0, 0],
    [0, 0, 0],
  ],
])('%j of Generic RGB is %j of sRGB', ([r, g, b], srgb) => {
  const color = fromGenericRgb({ r: r!, g: g!, b: b! });
  for (const [i, channel] of [color.r, color.g, color.b].entries()) {
    expect(Math.abs(channel - srgb[i]!)).toBeLessThan(2e-4);
  }
});

test('its strongest green is none of sRGB', () => {
  const { r, g, b } = fromGenericRgb({ r: 0, g: 1, b: 0 });
  expect([r, g, b].map((channel) => channel.toFixed(3))).toEqual(['-0.178', '0.977', '-0.019']);
});
