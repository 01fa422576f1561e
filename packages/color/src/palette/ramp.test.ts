import fc from 'fast-check';
import { describe, expect, inject, test } from 'vitest';

import { deltaEOK } from '../difference.ts';
import { toOklch } from '../spaces/oklch.ts';
import { BLACK, formatHex, fromInteger, parseHex, WHITE } from '../spaces/srgb.ts';
import { RAMP_STOPS, ramp, rampOf } from './ramp.ts';

const anyColor = fc.integer({ min: 0, max: 0xffffff }).map(fromInteger);

/**
 * https://tailwindcss.com/docs/colors, version 4, as hex: drawn by hand, so near, never the same.
 */
const TAILWIND = {
  blue: '#EFF6FF #DBEAFE #BEDBFF #8EC5FF #51A2FF #2B7FFF #155DFC #1447E6 #193CB8 #1C398E #162456',
  violet: '#F5F3FF #EDE9FE #DDD6FF #C4B4FF #A684FF #8E51FF #7F22FE #7008E7 #5D0EC0 #4D179A #2F0D68',
  rose: '#FFF1F2 #FFE4E6 #FFCCD3 #FFA1AD #FF637E #FF2056 #EC003F #C70036 #A50036 #8B0836 #4D0218',
};

describe(ramp, () => {
  test('eleven steps, ever darker, of one hue, of which one is the base', () => {
    expect(RAMP_STOPS).toEqual([50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950]);
    fc.assert(
      fc.property(anyColor, (color) => {
        const { colors, base } = ramp(color);
        expect(colors).toHaveLength(11);
        expect(colors[RAMP_STOPS.indexOf(base)]).toEqual(color);
        const steps = colors.map(toOklch);
        for (const [i, step] of steps.entries()) {
          if (i > 0) expect(step.l).toBeLessThan(steps[i - 1]!.l);
          expect(() => formatHex(colors[i]!)).not.toThrow();
          expect(step.c).toBeLessThan(toOklch(color).c + 1e-4);
        }
      }),
      { seed: 7, numRuns: inject('propertyRuns') ?? 500 },
    );
  });

  test('the hue of every step is that of the base', () => {
    const base = parseHex('#26BBD9')!;
    for (const step of ramp(base).colors) expect(toOklch(step).h).toBeCloseTo(toOklch(base).h, 0);
  });

  test.each(Object.entries(TAILWIND))("Tailwind's %s: what people draw is near", (_, line) => {
    const theirs = line.split(' ').map((hex) => parseHex(hex)!);
    const { colors, base } = ramp(theirs[5]!);
    expect(base).toBe(500);
    for (const [i, color] of colors.entries()) {
      expect(deltaEOK(color, theirs[i]!)).toBeLessThan(0.07);
    }
  });

  test.each([
    [WHITE, 50],
    [BLACK, 950],
    [parseHex('#808080')!, 500],
  ] as const)('a gray has gray steps', (gray, base) => {
    const { colors, base: at } = ramp(gray);
    expect(at).toBe(base);
    for (const { r, g, b } of colors)
      expect(Math.max(r, g, b) - Math.min(r, g, b)).toBeLessThan(1e-6);
  });
});

describe(rampOf, () => {
  test('any number of steps, ever darker, between the same ends, one of them the base', () => {
    const counts = fc.integer({ min: 3, max: 40 });
    fc.assert(
      fc.property(anyColor, counts, (color, count) => {
        const { colors, place } = rampOf(color, count);
        expect(colors).toHaveLength(count);
        expect(colors[place]).toEqual(color);
        const lightness = colors.map((one) => toOklch(one).l);
        expect(lightness).toEqual(lightness.toSorted((a, b) => b - a));
      }),
      { numRuns: 200 },
    );
  });

  test('eleven are those of ramp', () => {
    const blue = parseHex('#0A66C2')!;
    expect(rampOf(blue, 11).colors).toEqual(ramp(blue).colors);
  });

  test.each([2, 3.5, Number.NaN])('%d steps are refused', (count) => {
    expect(() => rampOf(WHITE, count)).toThrow(`whole number from 3; got ${count}`);
  });
});
