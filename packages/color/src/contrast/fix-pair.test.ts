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
  test('CONTRAST-10: both colors as written reach the target, never by a longer way than one alone', () => {
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

  test('two grays of one tone part: one gets lighter, the other darker', () => {
    const gray = parseHex('#808080')!;
    const { text, background, distance } = fixContrastPair(gray, gray);
    expect(Math.sign(text.r - gray.r)).toBe(-Math.sign(background.r - gray.r));
    expect(distance).toBeLessThan(0.8 * deltaEOK(fixContrast(gray, gray).color, gray));
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

  test.each([
    ['#F472B6', '#FDF2F8', 4.5, '#CC3E8F', '#FFFFFF'],
    ['#0000FF', '#111827', 4.5, '#356FFF', '#080D18'],
    ['#0000FF', '#7F7F7F', 3, '#0000E7', '#8F8F8F'],
    ['#7F1D1D', '#000000', 4.5, '#B05C54', '#000000'],
    ['#22D3EE', '#0E7490', 4.5, '#3CE4FE', '#0A627A'],
    ['#C2410C', '#38BDF8', 4.5, '#972E00', '#73D0FF'],
    ['#6D28D9', '#DB2777', 4.5, '#4A019F', '#FF70A2'],
    ['#10B981', '#34D399', 7, '#045639', '#6FFFC3'],
  ])('CONTRAST-10: %s on %s becomes, at %d, %s on %s', (text, background, target, ...pair) => {
    const fix = fixContrastPair(parseHex(text)!, parseHex(background)!, target);
    expect([fix.text, fix.background].map(formatHex)).toEqual(pair);
  });

  test.each([0.9, 21.1, Number.NaN])('refuses a target of %d', (target) => {
    expect(() => fixContrastPair(WHITE, WHITE, target)).toThrow(/target must be 1…21/);
  });
});
