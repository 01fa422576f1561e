import { parseHex, toCssColor, toOklch } from '@swatchwork/color';
import { describe, expect, test } from 'vitest';

import { type Tuning, tuneColor, UNTUNED } from './tune-color.ts';

const oklch = (hex: `#${string}`, tuning: Partial<Tuning>) =>
  toOklch(parseHex(tuneColor({ hex }, { ...UNTUNED, ...tuning }).hex)!);

describe(tuneColor, () => {
  test('zero changes nothing, also of a color beyond sRGB', () => {
    const wide = toCssColor('color(display-p3 1 0 0)')!;
    expect(tuneColor(wide, UNTUNED)).toBe(wide);
  });

  test('lightness goes a share of the way, so that colors keep their order', () => {
    const of = (hex: `#${string}`) => oklch(hex, { lightness: 50 }).l;
    expect(of('#000000')).toBeCloseTo(0.5, 2);
    expect(of('#0A66C2')).toBeGreaterThan(of('#1B1B1F'));
    expect(of('#FFFFFF')).toBeCloseTo(1, 3);
    expect(oklch('#0A66C2', { lightness: -100 }).l).toBeLessThan(0.02);
  });

  test('strength -100 is gray, and 50 is stronger where sRGB has room', () => {
    expect(oklch('#5D828C', { strength: -100 }).c).toBeLessThan(0.003);
    expect(oklch('#5D828C', { strength: 50 }).c).toBeCloseTo(
      1.5 * toOklch(parseHex('#5D828C')!).c,
      2,
    );
  });

  test('warmth moves gray to orange and to blue, and leaves black and white', () => {
    expect(oklch('#808080', { warmth: 60 }).h).toBeCloseTo(65, -1);
    expect(oklch('#808080', { warmth: -60 }).h).toBeCloseTo(245, -1);
    for (const hex of ['#000000', '#FFFFFF'] as const) {
      expect(tuneColor({ hex }, { ...UNTUNED, warmth: 100 }).hex).toBe(hex);
    }
  });

  test('the hue turns, the opacity stays', () => {
    const before = toOklch(parseHex('#5D828C')!).h;
    expect(oklch('#5D828C', { hue: 90 }).h).toBeCloseTo(before + 90, -1);
    expect(tuneColor({ hex: '#5D828C', alpha: 0.5 }, { ...UNTUNED, hue: 90 }).alpha).toBe(0.5);
  });

  test('a color beyond sRGB may stay there; one of sRGB does not leave it', () => {
    const wide = toCssColor('color(display-p3 1 0 0)')!;
    expect(tuneColor(wide, { ...UNTUNED, hue: 5 }).css).toMatch(/^oklch\(/);
    expect(tuneColor({ hex: '#FF0000' }, { ...UNTUNED, strength: 100 }).css).toBeUndefined();
  });
});
