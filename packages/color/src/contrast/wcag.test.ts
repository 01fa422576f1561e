import { describe, expect, test } from 'vitest';

import { parseColor } from '../parse.ts';
import { parseHex, WHITE } from '../spaces/srgb.ts';
import { contrastRatio, formatRatio, relativeLuminance, wcagLevel } from './wcag.ts';

describe(contrastRatio, () => {
  // Each primary alone, so exchanging two luminance weights fails; grays would not notice.
  test.each([
    ['#000000', 21],
    ['#ff0000', 3.9985],
    ['#00ff00', 1.3722],
    ['#0000ff', 8.5925],
    ['#767676', 4.5422],
    ['#777777', 4.4781],
    ['#3B82F6', 3.678],
  ])('CONTRAST-07: %s on white is %d, in either order', (hex, expected) => {
    const color = parseHex(hex)!;
    expect(contrastRatio(color, WHITE)).toBeCloseTo(expected, 3);
    expect(contrastRatio(WHITE, color)).toBeCloseTo(expected, 3);
  });

  test('refuses a channel that is no number', () => {
    expect(() => contrastRatio({ r: Number.NaN, g: 0, b: 0 }, WHITE)).toThrow(RangeError);
  });

  test('nothing is darker than black or brighter than white', () => {
    const [beyondWhite, beyondBlack] = [gray(1.5), gray(-0.5)];
    expect(contrastRatio(beyondWhite, beyondBlack)).toBe(21);
    expect(contrastRatio(beyondWhite, WHITE)).toBe(1);
  });
});

describe(relativeLuminance, () => {
  test('CONTRAST-07: the weights are 0.2126, 0.7152 and 0.0722', () => {
    expect(relativeLuminance({ r: 1, g: 0, b: 0 })).toBe(0.2126);
    expect(relativeLuminance({ r: 0, g: 1, b: 0 })).toBe(0.7152);
    expect(relativeLuminance({ r: 0, g: 0, b: 1 })).toBe(0.0722);
  });

  test('CONTRAST-07: the curve starts above 0.03928, not above 0.04045', () => {
    expect(relativeLuminance(gray(0.03928))).toBeCloseTo(0.03928 / 12.92, 12);
    expect(relativeLuminance(gray(0.04))).toBeCloseTo(((0.04 + 0.055) / 1.055) ** 2.4, 12);
  });

  // The second row of the matrices from linear light to XYZ, as CSS Color 4 states them; WCAG's
  // weights have four digits of it.
  test.each([
    ['color(display-p3 1 0 0)', 0.22897],
    ['color(display-p3 0 1 0)', 0.69174],
    ['color(display-p3 0 0 1)', 0.07929],
    ['color(rec2020 1 0 0)', 0.2627],
    ['color(rec2020 0 1 0)', 0.678],
    ['color(xyz 0.2 0.3 0.1)', 0.3],
    // Whole multiples of the range, which no table of bytes holds.
    ['color(srgb 2 0 0)', 1],
    ['color(srgb -1 0 0)', 0],
    ['color(srgb 0 -1 1)', 0],
    ['color(srgb -1 0.5 0)', 0],
  ])('of %s, which sRGB does not have, it is the Y of XYZ', (css, y) => {
    expect(Math.abs(relativeLuminance(parseColor(css)!.color) - y)).toBeLessThan(1e-4);
  });

  // 10 / 255 = 0.0392 is the last 8-bit value on the straight part, 11 / 255 the first beyond.
  test.each([
    [0, 0],
    [10, 10 / 255 / 12.92],
    [11, ((11 / 255 + 0.055) / 1.055) ** 2.4],
    [255, 1],
  ])('CONTAPI-08: a gray of %d has luminance %d', (byte, expected) => {
    expect(relativeLuminance(gray(byte / 255))).toBeCloseTo(expected, 12);
  });
});

describe(wcagLevel, () => {
  test.each([
    ['CONTRAST-06', 2.999, 'Fail'],
    ['CONTRAST-04', 3, 'AA Large'],
    ['CONTRAST-06', 4.499, 'AA Large'],
    ['CONTRAST-03', 4.5, 'AA'],
    ['CONTRAST-06', 6.999, 'AA'],
    ['CONTRAST-05', 7, 'AAA'],
  ])('%s: %d is %s', (_, ratio, level) => {
    expect(wcagLevel(ratio)).toBe(level);
  });
});

describe(formatRatio, () => {
  test.each([
    [4.4999999, '4.49'],
    [4.5, '4.50'],
    [4.6, '4.60'],
    [1.005, '1.00'],
    [21, '21.00'],
  ])('%d reads %s: cut, and exact decimals stay', (ratio, text) => {
    expect(formatRatio(ratio)).toBe(text);
  });
});

const gray = (value: number) => ({ r: value, g: value, b: value });
