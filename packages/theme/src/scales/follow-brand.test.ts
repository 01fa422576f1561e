import { parseHex, toOklch } from '@swatchwork/color';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { createTheme } from '../create-theme.ts';

const channel = fc.integer({ min: 0, max: 255 });

/** What 8 bits a channel may turn or add in the plane of hue and chroma of OKLCH. */
const ROUNDING = 0.004;

test('tonal steps keep the hue of the brand color, and none has more chroma than it', () => {
  fc.assert(
    fc.property(channel, channel, channel, (r, g, b) => {
      const brand = `#${[r, g, b].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
      const own = toOklch(parseHex(brand)!);
      for (const { hex } of createTheme({ brands: [brand] }).scales.brand.tonal) {
        const step = toOklch(parseHex(hex)!);
        expect(step.c, `${hex} of ${brand}`).toBeLessThan(own.c + ROUNDING);
        const turned = step.c * Math.sin(((step.h - own.h) * Math.PI) / 180);
        expect(Math.abs(turned), `${hex} of ${brand}`).toBeLessThan(ROUNDING);
      }
    }),
    { numRuns: 100, seed: 22 },
  );
});
