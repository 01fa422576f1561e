import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { BLACK, parseHex, WHITE } from '../spaces/srgb.ts';
import { readableTextColor, textColorByLuminanceSum } from './readable.ts';
import { contrastRatio } from './wcag.ts';

describe(readableTextColor, () => {
  test('is always at least 4.58 to 1', () => {
    const channel = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(channel, channel, channel, (r, g, b) => {
        const ratio = contrastRatio(readableTextColor({ r, g, b }), { r, g, b });
        expect(ratio).toBeGreaterThan(4.58);
      }),
    );
  });

  test('is black on #00CC33, where the luminance sum says white', () => {
    expect(readableTextColor(parseHex('#00CC33')!)).toBe(BLACK);
    expect(textColorByLuminanceSum(parseHex('#00CC33')!)).toBe(WHITE);
  });
});

describe(textColorByLuminanceSum, () => {
  test.each([
    ['#808080', WHITE],
    ['#818181', BLACK],
    // Each primary alone: the weights are those of BT.601.
    ['#FF0000', WHITE],
    ['#00FF00', BLACK],
    ['#00DA00', WHITE],
    ['#00DB00', BLACK],
    ['#0000FF', WHITE],
  ])('LOGIC-02: %s, by whether its sum exceeds 128', (hex, expected) => {
    expect(textColorByLuminanceSum(parseHex(hex)!)).toBe(expected);
  });
});
