import {
  exactSrgb,
  formatHex,
  formatHsl,
  fromOklch,
  HARMONY_TYPES,
  isInGamut,
  toOklch,
  toP3,
} from '@swatchwork/color';
import { expect, test } from 'vitest';

import { sliceAt } from './gamut-slice.ts';
import { evenHarmony, vividHarmony, wheelHarmony } from './wheel-harmony.ts';
import { wheelColor } from './wheel-query.ts';

test.each([
  ['WHEEL-07', 'complementary', [350, 170]],
  ['WHEEL-08', 'triadic', [350, 110, 230]],
  ['WHEEL-09', 'analogous', [290, 320, 350, 20, 50]],
  ['WHEEL-10', 'tetradic', [350, 80, 170, 260]],
] as const)('%s: %s of hue 350 has the hues %j', (_, type, hues) => {
  expect(wheelHarmony(350, type).colors.map((color) => formatHsl(color))).toEqual(
    hues.map((hue) => `hsl(${hue}, 70%, 50%)`),
  );
});

test.each(HARMONY_TYPES)('the OKLCH version of %s is as light everywhere as the base', (type) => {
  const hsl = wheelHarmony(240, type).colors;
  const oklch = evenHarmony(240, type).colors;
  const { l } = toOklch(wheelColor(240));
  for (const color of oklch) expect(toOklch(color).l).toBeCloseTo(l, 4);
  expect(hsl.some((color) => Math.abs(toOklch(color).l - l) > 0.1)).toBe(true);
  expect(oklch.map(formatHex)).toContain(formatHex(wheelColor(240)));
});

test.each(HARMONY_TYPES)(
  '%s in Display P3 is as light as the base, and leads beyond sRGB',
  (type) => {
    for (const hue of [0, 60, 145, 240, 300]) {
      const base = toOklch(wheelColor(hue));
      const { turns, colors } = vividHarmony(hue, type);
      colors.forEach((color, i) => {
        const { l, c, h } = toOklch(exactSrgb(color));
        expect(l).toBeCloseTo(base.l, 3);
        expect(Math.cos(((h - base.h - turns[i]!) * Math.PI) / 180)).toBeCloseTo(1, 4);
        expect(isInGamut(toP3(exactSrgb(color)))).toBe(true);
        expect(isInGamut(toP3(fromOklch({ l, c: c + 0.003, h })))).toBe(false);
      });
      // The blue of Display P3 is that of sRGB.
      expect(colors.some((color) => !isInGamut(exactSrgb(color)))).toBe(true);
    }
  },
);

test('the drawing has the border of sRGB inside of that of Display P3, and the colors on the latter', () => {
  const { l, colors } = vividHarmony(145, 'tetradic');
  const { srgb, sectors, placeOf } = sliceAt(l);
  const radii = (path: string) =>
    [...path.matchAll(/([-\d.]+) ([-\d.]+)/g)].map(([, x, y]) => Math.hypot(Number(x), Number(y)));
  const outer = sectors.map(({ path }) => radii(path)[1]!);
  const inner = radii(srgb);
  expect(inner).toHaveLength(outer.length);
  inner.forEach((radius, i) => {
    expect(radius).toBeLessThan(outer[i]! + 0.1);
  });
  for (const color of colors) {
    const { x, y } = placeOf(color);
    const turn = (Math.atan2(x, -y) / (2 * Math.PI) + 1) % 1;
    expect(Math.hypot(x, y)).toBeCloseTo(outer[Math.round(turn * 60) % 60]!, -1);
  }
});
