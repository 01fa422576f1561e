import fc from 'fast-check';
import { describe, expect, inject, test } from 'vitest';
import { toOklch } from '../spaces/oklch.ts';
import { BLACK, formatHex, fromInteger, parseHex, WHITE } from '../spaces/srgb.ts';
import { RAMP_STOPS, ramp, rampOf } from './ramp.ts';

const anyColor = fc.integer({ min: 0, max: 0xffffff }).map(fromInteger);

/** How much chroma sRGB's hollow around blue adds at most, where a color is clipped. */
const CLIPPED = 0.02;

describe(ramp, () => {
  test('eleven steps, ever darker, of which one is the base', () => {
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
          // in the middle of a dark color's scale at most half as much again
          const most = i < RAMP_STOPS.indexOf(base) ? Math.min(1.5, 0.6 / toOklch(color).l) : 1;
          expect(step.c).toBeLessThan(
            toOklch(color).c * Math.max(1, most) + (most > 1 ? CLIPPED : 1e-4),
          );
        }
      }),
      { seed: 7, numRuns: inject('propertyRuns') ?? 500 },
    );
  });

  test('the hue of every step is that of the base', () => {
    const base = parseHex('#26BBD9')!;
    for (const step of ramp(base).colors) expect(toOklch(step).h).toBeCloseTo(toOklch(base).h, 0);
  });

  test.each(['#FFD60A', '#FFB703', '#BFA100'])('%s turns to brown, not to olive', (hex) => {
    const { colors } = ramp(parseHex(hex)!);
    const [light, dark] = [colors[0]!, colors[9]!].map((color) => toOklch(color).h);
    expect(dark).toBeGreaterThan(45);
    expect(dark).toBeLessThan(75);
    expect(light).toBeGreaterThan(85);
  });

  test('an olive stays one', () => {
    const { colors } = ramp(parseHex('#6B6B2A')!);
    for (const color of colors) expect(toOklch(color).h).toBeGreaterThan(90);
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
