import {
  type CssColor,
  deltaEOK,
  exactSrgb,
  type HarmonyType,
  harmonize,
  isInGamut,
  toCssColor,
  toOklch,
  toP3,
} from '@swatchwork/color';
import { describe, expect, test } from 'vitest';

import { placeHarmony } from './place-harmony.ts';

const FREE = [null, null, null, null, null];
const BLUE = { hex: '#3B82F6' } as const;
const NIGHT = { hex: '#123456' } as const;

/** Equally light in OKLCH, as the page makes it. */
function place(base: CssColor, type: HarmonyType, slots: readonly (CssColor | null)[]) {
  const partners = harmonize(exactSrgb(base), { type, space: 'oklch' }).slice(1);
  return placeHarmony(base, partners, slots, { type, space: 'oklch', style: 'balanced' });
}

describe(placeHarmony, () => {
  const lightness = (color: CssColor) => toOklch(exactSrgb(color)).l;
  const differing = (palette: CssColor[]) =>
    new Set(palette.map(({ hex, css }) => css ?? hex)).size;

  test('the base comes first, then its harmony in order; five different colors in all', () => {
    const partners = harmonize(exactSrgb(BLUE), { type: 'tetradic' }).slice(1);
    const options = { type: 'tetradic', space: 'hsl', style: 'muted' } as const;
    const palette = placeHarmony(BLUE, partners, FREE, options);
    expect(palette.slice(0, 4).map(({ hex }) => hex)).toEqual([
      '#3B82F6',
      '#F63BDF',
      '#F6AF3B',
      '#3BF652',
    ]);
    expect(differing(palette)).toBe(5);
    expect(palette.every(({ css }) => css === undefined)).toBe(true);
  });

  test('kept slots stay, and what they show is not repeated', () => {
    const [, second] = place(BLUE, 'triadic', FREE);
    const palette = place(BLUE, 'triadic', [null, second!, null, NIGHT, null]);
    expect([palette[1], palette[3]]).toEqual([second, NIGHT]);
    expect(palette[0]).toEqual(BLUE);
    expect(palette.filter(({ hex }) => hex === second!.hex)).toHaveLength(1);
  });

  test('with no free slot nothing changes', () => {
    const kept = ['#111111', '#222222', '#333333', '#444444', '#555555'] as const;
    const slots = kept.map((hex) => ({ hex }));
    expect(place(BLUE, 'triadic', slots)).toEqual(slots);
  });

  test('of a base beyond sRGB, they are as light and strong as it, as far as Display P3 goes', () => {
    const red = toCssColor('color(display-p3 1 0.2 0.1 / 0.5)')!;
    const rose: CssColor = { hex: red.hex, css: red.css! };
    const [first, second, third, ...rest] = place(rose, 'triadic', FREE);
    expect(first).toEqual(rose);
    for (const color of [second!, third!]) {
      expect(color.css).toMatch(/^oklch\(/);
      expect(lightness(color)).toBeCloseTo(lightness(rose), 3);
      expect(isInGamut(toP3(exactSrgb(color)))).toBe(true);
      expect(isInGamut(exactSrgb(color))).toBe(false);
    }
    expect(rest).toHaveLength(2);
    const kept = place(rose, 'triadic', [null, red, null]);
    expect(kept[1]).toEqual(red);
    expect(kept.filter(({ hex }) => hex === red.hex)).toHaveLength(1);
  });

  test('a color that only the fallback of another one equals gets a place of its own', () => {
    const green = toCssColor('color(rec2020 0 1 0)')!;
    const shown = { hex: green.hex };
    expect(deltaEOK(exactSrgb(green), exactSrgb(shown))).toBeGreaterThan(0.1);
    expect(place(green, 'complementary', [shown, null, null])[1]).toEqual(green);
  });

  test.each([2, 7, 10])('%d places are filled with different colors, locked ones stay', (count) => {
    const slots = Array.from({ length: count }, (_, i) => (i === 1 ? NIGHT : null));
    const palette = place({ hex: '#FACC15' }, 'complementary', slots);
    expect(palette).toHaveLength(count);
    expect(palette[1]).toEqual(NIGHT);
    expect(differing(palette)).toBe(count);
  });

  test('a gray shows once', () => {
    const palette = place({ hex: '#808080' }, 'triadic', FREE);
    expect(palette.filter(({ hex }) => hex === '#808080')).toHaveLength(1);
    expect(differing(palette)).toBe(5);
  });
});
