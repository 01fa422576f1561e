import { formatHex, formatHsl, HARMONY_TYPES, toOklch } from '@swatchwork/color';
import { expect, test } from 'vitest';

import { evenHarmony, wheelHarmony } from './wheel-harmony.ts';
import { wheelColor } from './wheel-query.ts';

test.each([
  ['WHEEL-07', 'complementary', [350, 170]],
  ['WHEEL-08', 'triadic', [350, 110, 230]],
  ['WHEEL-09', 'analogous', [290, 320, 350, 20, 50]],
  ['WHEEL-10', 'tetradic', [350, 80, 170, 260]],
] as const)('%s: %s of hue 350 has the hues %j', (_, type, hues) => {
  expect(wheelHarmony(350, type).colors.map(formatHsl)).toEqual(
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
