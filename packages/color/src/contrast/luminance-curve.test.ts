import { describe, expect, test } from 'vitest';

import { fromOklch } from '../spaces/oklch.ts';
import { isStrictlyInGamut } from '../spaces/srgb.ts';
import { atLuminance, luminanceCurve } from './luminance-curve.ts';
import { relativeLuminance } from './wcag.ts';

describe.each([
  [0.05, 264],
  [0.2, 30],
  [0.5, 150],
  [0.8, 330],
])('at luminance %d and hue %d', (luminance, hue) => {
  const curve = luminanceCurve(luminance, hue);

  test('every point has that luminance, hue and vividness', () => {
    for (const part of [0, 0.3, 0.6, 1]) {
      const { l, c, h } = curve.at(curve.limit * part);
      expect(relativeLuminance(fromOklch({ l, c, h }))).toBeCloseTo(luminance, 3);
      expect(c / l).toBeCloseTo(curve.limit * part, 12);
      expect(h).toBe(hue);
    }
  });

  test('atLuminance gives its points', () => {
    expect(atLuminance(luminance, curve.limit, hue)).toEqual(curve.at(curve.limit));
  });

  test('the limit is where it leaves sRGB', () => {
    expect(isStrictlyInGamut(fromOklch(curve.at(curve.limit)))).toBe(true);
    expect(isStrictlyInGamut(fromOklch(curve.at(curve.limit + 1e-5)))).toBe(false);
  });

  test('the slope is that of the chord of two near points', () => {
    const [before, after] = [curve.at(0.0999), curve.at(0.1001)];
    const slope = curve.slopeAt(0.1);
    expect(slope.l).toBeCloseTo((after.l - before.l) / 0.0002, 5);
    expect(slope.c).toBeCloseTo((after.c - before.c) / 0.0002, 5);
  });
});
