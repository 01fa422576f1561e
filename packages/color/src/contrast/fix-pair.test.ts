import fc from 'fast-check';
import { describe, expect, inject, test } from 'vitest';

import { deltaEOK } from '../difference.ts';
import { toOklch } from '../spaces/oklch.ts';
import { formatHex, parseHex, type Srgb, WHITE } from '../spaces/srgb.ts';
import { fixContrast } from './auto-fix.ts';
import { fixContrastPair } from './fix-pair.ts';
import { contrastRatio } from './wcag.ts';

const byte = fc.integer({ min: 0, max: 255 });
const colors = fc
  .tuple(byte, byte, byte)
  .map(([r, g, b]): Srgb => ({ r: r / 255, g: g / 255, b: b / 255 }));
const targets = fc.constantFrom(3, 4.5, 7, 15);

describe(fixContrastPair, () => {
  test('CONTRAST-10: both colours as written reach the target, never by a longer way than one alone', () => {
    fc.assert(
      fc.property(colors, colors, targets, (text, background, target) => {
        const fix = fixContrastPair(text, background, target);
        expect(contrastRatio(fix.text, fix.background)).toBeGreaterThanOrEqual(target);
        expect(parseHex(formatHex(fix.background))).toEqual(fix.background);
        const { color } = fixContrast(text, background, target);
        const passesAlone = contrastRatio(color, background) >= target;
        expect(fix.distance).toBeLessThanOrEqual(passesAlone ? deltaEOK(color, text) : 2);
      }),
      { numRuns: inject('propertyRuns') ?? 1000 },
    );
  });

  test('two greys of one tone part: one gets lighter, the other darker', () => {
    const grey = parseHex('#808080')!;
    const { text, background, distance } = fixContrastPair(grey, grey);
    expect(Math.sign(text.r - grey.r)).toBe(-Math.sign(background.r - grey.r));
    expect(distance).toBeLessThan(0.8 * deltaEOK(fixContrast(grey, grey).color, grey));
  });

  test('the hue of both is held', () => {
    const [text, background] = [parseHex('#C2410C')!, parseHex('#38BDF8')!];
    const fix = fixContrastPair(text, background);
    expect(toOklch(fix.text).h).toBeCloseTo(toOklch(text).h, -0.5);
    expect(toOklch(fix.background).h).toBeCloseTo(toOklch(background).h, -0.5);
  });

  test('a pair that passes is left alone', () => {
    const text = parseHex('#1E3A8A')!;
    expect(fixContrastPair(text, WHITE)).toEqual({ text, background: WHITE, distance: 0 });
  });

  test.each([0.9, 21.1, Number.NaN])('refuses a target of %d', (target) => {
    expect(() => fixContrastPair(WHITE, WHITE, target)).toThrow(/target must be 1…21/);
  });
});
