import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { fromLinear, toLinear } from './linear-light.ts';

describe(toLinear, () => {
  // sRGB's own curve: IEC 61966-2-1, as tabled in CSS Color 4.
  test.each([
    [0, 0],
    [0.04045, 0.04045 / 12.92],
    [0.5, 0.21404114],
    [1, 1],
    [-0.5, -0.21404114],
    [1.2, 1.5168374],
  ])('%d is %d in linear light', (channel, linear) => {
    expect(toLinear(channel)).toBeCloseTo(linear, 5);
  });

  test('fromLinear undoes it, outside the gamut too', () => {
    fc.assert(
      fc.property(fc.double({ min: -2, max: 2, noNaN: true }), (channel) => {
        expect(fromLinear(toLinear(channel))).toBeCloseTo(channel, 6);
      }),
    );
  });
});
