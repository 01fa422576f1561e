import {
  type CssColor,
  deltaEOK,
  exactSrgb,
  type Hex,
  isInGamut,
  toCssColor,
  toOklch,
  toP3,
} from '@swatchwork/color';
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
  const lightness = (color: CssColor) => toOklch(exactSrgb(color)).l;
  const differing = (palette: CssColor[]) =>
    new Set(palette.map(({ hex, css }) => css ?? hex)).size;
  const BLUE = { hex: '#3B82F6' } as const;
  const NIGHT = { hex: '#123456' } as const;

  test('the base comes first, the colors of its harmony are equally light', () => {
    const palette = placePerceptualHarmony(BLUE, 'tetradic', FREE);
    expect(palette[0]).toEqual(BLUE);
    for (const color of palette.slice(1, 4)) {
      expect(Math.abs(lightness(color) - lightness(BLUE))).toBeLessThan(0.005);
    }
    expect(differing(palette)).toBe(5);
    expect(palette.every(({ css }) => css === undefined)).toBe(true);
  });

  test('of a base beyond sRGB, they are as light and strong as it, as far as Display P3 goes', () => {
    const red = toCssColor('color(display-p3 1 0.2 0.1 / 0.5)')!;
    const rose: CssColor = { hex: red.hex, css: red.css! };
    const [first, second, third, ...rest] = placePerceptualHarmony(rose, 'triadic', FREE);
    expect(first).toEqual(rose);
    for (const color of [second!, third!]) {
      expect(color.css).toMatch(/^oklch\(/);
      expect(lightness(color)).toBeCloseTo(lightness(rose), 3);
      expect(isInGamut(toP3(exactSrgb(color)))).toBe(true);
      expect(isInGamut(exactSrgb(color))).toBe(false);
    }
    expect(rest).toHaveLength(2);
    const kept = placePerceptualHarmony(rose, 'triadic', [null, red, null]);
    expect(kept[1]).toEqual(red);
    expect(kept.filter(({ hex }) => hex === red.hex)).toHaveLength(1);
  });

  test('a color that only the fallback of another one equals gets a place of its own', () => {
    const green = toCssColor('color(rec2020 0 1 0)')!;
    const shown = { hex: green.hex };
    expect(deltaEOK(exactSrgb(green), exactSrgb(shown))).toBeGreaterThan(0.1);
    expect(placePerceptualHarmony(green, 'complementary', [shown, null, null])[1]).toEqual(green);
  });

  test.each([2, 7, 10])('%d places are filled with different colors, locked ones stay', (count) => {
    const slots = Array.from({ length: count }, (_, i) => (i === 1 ? NIGHT : null));
    const palette = placePerceptualHarmony({ hex: '#FACC15' }, 'complementary', slots);
    expect(palette).toHaveLength(count);
    expect(palette[1]).toEqual(NIGHT);
    expect(differing(palette)).toBe(count);
  });

  test('of a gray, grays are made', () => {
    expect(differing(placePerceptualHarmony({ hex: '#808080' }, 'triadic', FREE))).toBe(5);
  });
});
