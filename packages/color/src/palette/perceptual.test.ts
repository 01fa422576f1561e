import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { deltaEOK } from '../difference.ts';
import { fromOklch, toOklch } from '../spaces/oklch.ts';
import { fromP3, toP3 } from '../spaces/p3.ts';
import {
  BLACK,
  formatHex,
  fromInteger,
  isStrictlyInGamut,
  parseHex,
  type Srgb,
  WHITE,
} from '../spaces/srgb.ts';
import {
  perceptualShades,
  perceptualTints,
  perceptualTones,
  rotatePerceptualHue,
} from './perceptual.ts';

const anyColor = fc.integer({ min: 0, max: 0xffffff }).map(fromInteger);
const anyColorOfP3 = anyColor.map(fromP3);

describe(rotatePerceptualHue, () => {
  test('keeps the lightness, never gains chroma, and stays in sRGB', () => {
    fc.assert(
      fc.property(anyColor, fc.integer({ min: -720, max: 720 }), (base, degrees) => {
        const turned = rotatePerceptualHue(base, degrees);
        expect(() => formatHex(turned)).not.toThrow();
        expect(toOklch(turned).l).toBeCloseTo(toOklch(base).l, 4);
        expect(toOklch(turned).c).toBeLessThan(toOklch(base).c + 1e-4);
      }),
    );
  });

  test('turns the hue by the degrees asked for', () => {
    const base = parseHex('#26BBD9')!;
    const { h } = toOklch(base);
    for (const degrees of [-60, 30, 120, 200]) {
      const turned = toOklch(rotatePerceptualHue(base, degrees)).h;
      expect((turned - h - degrees + 720.5) % 360).toBeCloseTo(0.5, 1);
    }
  });

  test('a color beyond sRGB keeps its lightness, hue and strength as far as Display P3 has them', () => {
    fc.assert(
      fc.property(anyColorOfP3, fc.integer({ min: -720, max: 720 }), (base, degrees) => {
        fc.pre(!isStrictlyInGamut(base));
        const [from, to] = [toOklch(base), toOklch(rotatePerceptualHue(base, degrees))];
        expect(isStrictlyInGamut(toP3(fromOklch(to)))).toBe(true);
        expect(to.l).toBeCloseTo(from.l, 3);
        expect(to.c).toBeLessThan(from.c + 1e-4);
        const isLimited = to.c < from.c - 5e-4;
        const stronger = fromOklch({ ...to, c: to.c + 5e-4 });
        expect(isLimited && isStrictlyInGamut(toP3(stronger))).toBe(false);
      }),
    );
    const red = fromP3({ r: 1, g: 0, b: 0 });
    expect(rotatePerceptualHue(red, 360)).toEqual(red);
    expect(isStrictlyInGamut(rotatePerceptualHue(red, 120))).toBe(false);
  });

  test('whole turns answer the color itself, grays answer themselves', () => {
    const base = parseHex('#3B82F6')!;
    expect(rotatePerceptualHue(base, 0)).toEqual(base);
    expect(rotatePerceptualHue(base, -360)).toEqual(base);
    for (const hex of ['#000000', '#808080', '#FFFFFF']) {
      expect(formatHex(rotatePerceptualHue(parseHex(hex)!, 90))).toBe(hex);
    }
  });
});

describe('scales', () => {
  const base = parseHex('#8C3F8A')!; // in the middle of sRGB: nothing is limited
  const { l, c } = toOklch(base);

  test('tints and shades reach five sixths of the way to white and black, in even steps', () => {
    const lightness = (scale: typeof perceptualTints) => scale(base).map((it) => toOklch(it).l);
    lightness(perceptualTints).forEach((it, i) => {
      expect(it).toBeCloseTo(l + ((1 - l) * (i + 1)) / 6, 4);
    });
    lightness(perceptualShades).forEach((it, i) => {
      expect(it).toBeCloseTo(l * (1 - (i + 1) / 6), 4);
    });
  });

  test('tones keep the lightness and lose a sixth of the chroma a step', () => {
    perceptualTones(base).forEach((tone, i) => {
      expect(toOklch(tone).l).toBeCloseTo(l, 4);
      expect(toOklch(tone).c).toBeCloseTo(c * (1 - (i + 1) / 6), 4);
    });
  });

  test('any number of steps, as even', () => {
    expect(perceptualTints(base, 1).map((tint) => toOklch(tint).l)).toEqual([
      expect.closeTo((1 + l) / 2, 4),
    ]);
    perceptualShades(base, 20).forEach((shade, i) => {
      expect(toOklch(shade).l).toBeCloseTo(l * (1 - (i + 1) / 21), 4);
    });
    expect(perceptualTones(base, 21)).toHaveLength(21);
  });

  test('of a color beyond sRGB, the first steps are as well, and all lie in Display P3', () => {
    const green = fromP3({ r: 0, g: 0.8, b: 0.3 });
    const isOutside = (color: Srgb) => !isStrictlyInGamut(color);
    const scales = [perceptualTints(green), perceptualShades(green), perceptualTones(green)];
    for (const step of scales.flat()) expect(isStrictlyInGamut(toP3(step))).toBe(true);
    expect(scales.map(([first]) => isOutside(first!))).toEqual([true, true, true]);
    expect(isOutside(perceptualTones(green)[4]!)).toBe(false);
  });

  test('no step repeats another, unlike the steps of HSL, unless the base is an end itself', () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        const { l: lightness } = toOklch(color);
        fc.pre(lightness > 0.1 && lightness < 0.9);
        for (const scale of [perceptualTints, perceptualShades]) {
          const steps = [color, ...scale(color)];
          for (let i = 1; i < steps.length; i++) {
            expect(deltaEOK(steps[i - 1]!, steps[i]!)).toBeGreaterThan(0.01);
          }
        }
      }),
    );
    expect(perceptualTints(WHITE).map(formatHex)).toEqual(Array(5).fill('#FFFFFF'));
    expect(perceptualShades(BLACK).map(formatHex)).toEqual(Array(5).fill('#000000'));
  });
});
