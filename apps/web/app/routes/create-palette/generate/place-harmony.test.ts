import { type Hex, parseHex, toOklch } from '@swatchwork/color';
import { describe, expect, test } from 'vitest';

import { placeHarmony, placePerceptualHarmony } from './place-harmony.ts';

const FREE = [null, null, null, null, null];
const TRIAD: Hex[] = ['#FF0000', '#00FF00', '#0000FF'];

describe(placeHarmony, () => {
  test('the harmony comes first, in its order; five different colors in all', () => {
    const palette = placeHarmony(TRIAD, 'triadic', FREE);
    expect(palette.slice(0, 3)).toEqual(TRIAD);
    expect(new Set(palette).size).toBe(5);
  });

  test('kept slots stay, and what they show is not repeated', () => {
    const palette = placeHarmony(TRIAD, 'triadic', [null, '#00FF00', null, '#123456', null]);
    expect([palette[1], palette[3]]).toEqual(['#00FF00', '#123456']);
    expect([palette[0], palette[2]]).toEqual(['#FF0000', '#0000FF']);
    expect(palette.filter((color) => color === '#00FF00')).toHaveLength(1);
  });

  test('a gray has one color in every harmony, which shows once', () => {
    const palette = placeHarmony(['#808080', '#808080', '#808080'], 'triadic', FREE);
    expect(palette.filter((color) => color === '#808080')).toHaveLength(1);
    expect(new Set(palette).size).toBe(5);
  });

  test('with no free slot nothing changes', () => {
    const kept: Hex[] = ['#111111', '#222222', '#333333', '#444444', '#555555'];
    expect(placeHarmony(TRIAD, 'triadic', kept)).toEqual(kept);
  });
});

describe(placePerceptualHarmony, () => {
  const lightness = (hex: Hex) => toOklch(parseHex(hex)!).l;

  test('the base comes first, the colors of its harmony are equally light', () => {
    const palette = placePerceptualHarmony('#3B82F6', 'tetradic', FREE);
    expect(palette[0]).toBe('#3B82F6');
    for (const color of palette.slice(1, 4)) {
      expect(Math.abs(lightness(color) - lightness('#3B82F6'))).toBeLessThan(0.005);
    }
    expect(new Set(palette).size).toBe(5);
  });

  test.each([2, 7, 10])('%d places are filled with different colors, locked ones stay', (count) => {
    const slots = Array.from({ length: count }, (_, i) => (i === 1 ? '#123456' : null));
    const palette = placePerceptualHarmony('#FACC15', 'complementary', slots);
    expect(palette).toHaveLength(count);
    expect(palette[1]).toBe('#123456');
    expect(new Set(palette).size).toBe(count);
  });

  test('of a gray, grays are made', () => {
    const palette = placePerceptualHarmony('#808080', 'triadic', FREE);
    expect(new Set(palette).size).toBe(5);
  });
});
