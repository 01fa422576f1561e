import { parseHex, toOklch } from '@swatchwork/color';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { createTheme } from '../create-theme.ts';

const channel = fc.integer({ min: 0, max: 255 });

/** What 8 bits a channel may turn or add in the plane of hue and chroma of OKLCH. */
const ROUNDING = 0.004;

/** How much chroma sRGB's hollow around blue adds at most, where a color is clipped. */
const CLIPPED = 0.02;

test('tonal steps keep the hue of the brand color, but for warm ones, and chroma is not added to it in the dark', () => {
  fc.assert(
    fc.property(channel, channel, channel, (r, g, b) => {
      const brand = `#${[r, g, b].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
      const own = toOklch(parseHex(brand)!);
      const { scales, brands } = createTheme({ brands: [brand] });
      const place = scales.brand.tonal.findIndex(({ step }) => step === brands[0]!.step);
      for (const [i, { hex }] of scales.brand.tonal.entries()) {
        const step = toOklch(parseHex(hex)!);
        const most = i < place ? Math.max(1, Math.min(1.5, 0.6 / own.l)) : 1;
        expect(step.c, `${hex} of ${brand}`).toBeLessThan(
          own.c * most + (most > 1 ? CLIPPED : 0) + ROUNDING,
        );
        if (own.h > 30 && own.h < 126) continue; // yellows and their neighbors turn to brown
        const turned = step.c * Math.sin(((step.h - own.h) * Math.PI) / 180);
        expect(Math.abs(turned), `${hex} of ${brand}`).toBeLessThan(ROUNDING);
      }
    }),
    { numRuns: 100, seed: 22 },
  );
});
