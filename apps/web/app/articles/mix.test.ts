import { BLACK, formatHex, toOklab, WHITE } from '@swatchwork/color';
import { describe, expect, test } from 'vitest';

import { mix } from './mix.ts';

describe(mix, () => {
  test.each([
    ['sRGB', '#808080'],
    ['Linear light', '#BCBCBC'],
  ])('half black, half white in %s is %s', (space, hex) => {
    expect(formatHex(mix(BLACK, WHITE, 0.5, space))).toBe(hex);
  });

  test('OKLab mixes lightness evenly', () => {
    expect(toOklab(mix(BLACK, WHITE, 0.25, 'OKLab')).l).toBeCloseTo(0.25, 6);
  });

  test.each(['sRGB', 'Linear', 'OKLab'])('%s keeps both ends', (space) => {
    expect(formatHex(mix(BLACK, WHITE, 0, space))).toBe('#000000');
    expect(formatHex(mix(BLACK, WHITE, 1, space))).toBe('#FFFFFF');
  });
});
