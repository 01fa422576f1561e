import Color from 'colorjs.io';
import fc from 'fast-check';
import { describe, expect, inject, test } from 'vitest';

import {
  cssPartsOf,
  exactSrgb,
  fallbackLoss,
  toCssColor,
  toCssColorOf,
  toShortCssColor,
} from './css-color.ts';
import { deltaEOK } from './difference.ts';
import { parseColor } from './parse.ts';
import { formatHex, isInGamut, type Srgb } from './spaces/srgb.ts';

const RUNS = { numRuns: inject('propertyRuns') ?? 2000 };

const SPACES = [
  ...['srgb', 'srgb-linear', 'display-p3', 'display-p3-linear', 'a98-rgb', 'prophoto-rgb'],
  ...['rec2020', 'xyz', 'xyz-d65', 'xyz-d50'],
];
const unit = fc.double({ min: 0, max: 1, noNaN: true });
const inColor = fc
  .tuple(fc.constantFrom(...SPACES), unit, unit, unit)
  .map(([space, ...channels]) => `color(${space} ${channels.join(' ')})`);
const inFunction = fc
  .tuple(fc.constantFrom('lab', 'lch', 'oklab', 'oklch', 'hsl', 'hwb', 'rgb'), unit, unit, unit)
  .map(([name, a, b, c]) => {
    const hue = `${c * 360}deg`;
    if (name === 'hsl' || name === 'hwb') return `${name}(${hue} ${a * 100}% ${b * 100}%)`;
    if (name === 'lch' || name === 'oklch') return `${name}(${a * 100}% ${b * 100}% ${hue})`;
    return `${name}(${a * 100}% ${b * 100}% ${c * 100}%)`;
  });
const colors = fc.oneof(inColor, inFunction);

const gap = (a: Srgb, b: Srgb) =>
  Math.max(Math.abs(a.r - b.r), Math.abs(a.g - b.g), Math.abs(a.b - b.b));

describe('a color of any space', () => {
  test('is all there, and stays what it is when it is read again', () => {
    fc.assert(
      fc.property(colors, unit, (text, alpha) => {
        const given = parseColor(text)!.color;
        const color = toCssColor(text.replace(/\)$/, ` / ${alpha})`))!;
        expect(gap(exactSrgb(color), given)).toBeLessThan(1e-5);
        expect(color.alpha ?? 1).toBeCloseTo(alpha, 9);
        const again = toCssColor(color.css ?? color.hex)!;
        expect(again.hex).toBe(color.hex);
        expect(gap(exactSrgb(again), given)).toBeLessThan(1e-5);
        if (color.css && !text.startsWith('rgb')) {
          expect(color.css.replace('color(', '').split(/[ (]/)[0]).toBe(
            text.replace('color(', '').split(/[ (]/)[0],
          );
        }
      }),
      RUNS,
    );
  });

  test('channels beyond 0…1 are kept, and the fallback is the mapped color', () => {
    const channel = fc.double({ min: -0.5, max: 1.5, noNaN: true });
    fc.assert(
      fc.property(channel, channel, channel, (r, g, b) => {
        const color = toCssColorOf({ r, g, b });
        expect(gap(exactSrgb(color), { r, g, b })).toBeLessThan(1e-6);
        expect(color.hex).toMatch(/^#[0-9A-F]{6}$/);
      }),
      RUNS,
    );
  });

  test('eight bits are a hex and nothing else', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
        const hex = `#${value.toString(16).toUpperCase().padStart(6, '0')}`;
        expect(toCssColor(hex)).toEqual({ hex });
        const bytes = [value >> 16, (value >> 8) & 255, value & 255];
        expect(toCssColor(`rgb(${bytes.join(' ')})`)).toEqual({ hex });
        const shares = bytes.map((byte) => byte / 255);
        expect(toCssColor(`color(srgb ${shares.join(' ')})`)).toEqual({ hex });
      }),
      RUNS,
    );
  });
});

test.each([
  ['#f008', { hex: '#FF0000', alpha: 136 / 255 }],
  ['tan', { hex: '#D2B48C' }],
  ['transparent', { hex: '#000000', alpha: 0 }],
  ['color(display-p3 1 0 0)', { hex: '#FF0B0C', css: 'color(display-p3 1 0 0)' }],
  ['COLOR(display-p3 100% /**/ 0% 0 / 50%)', { css: 'color(display-p3 1 0 0)', alpha: 0.5 }],
  ['oklch(62.5% 0.3 0.5turn)', { css: 'oklch(0.625 0.3 180)' }],
  ['hsl(120, 30.1%, 40%)', { css: 'hsl(120 30.1% 40%)' }],
  ['rgb(12.75 0 0)', { css: 'color(srgb 0.05 0 0)' }],
  ['color(srgb 0 0 none)', { hex: '#000000', css: 'color(srgb 0 0 none)' }],
  ['oklch(50% 0 none)', { css: 'oklch(0.5 0 none)' }],
])('%s', (text, color) => {
  expect(toCssColor(text)).toMatchObject(color);
});

test.each(['', 'currentcolor', 'color(display-p3 1 0)', 'rgb(1 2)', '#12'])(
  '%j is none',
  (text) => {
    expect(toCssColor(text)).toBeUndefined();
    expect(cssPartsOf(text)).toBeUndefined();
  },
);

test.each([
  'color(display-p3 1 0 0)',
  'color(display-p3 0 1 0)',
  'color(rec2020 0 1 0)',
  'oklch(0.7 0.3 150)',
])('%s: the fallback is within one step of what another library maps it to', (css) => {
  const { hex, ...color } = toCssColor(css)!;
  const theirs = new Color(css).to('srgb').toGamut({ method: 'css' });
  const [r = 0, g = 0, b = 0] = theirs.coords.map((channel) => channel ?? 0);
  const ours = parseColor(hex)!.color;
  expect(gap(ours, { r, g, b })).toBeLessThan(1 / 255);
  expect(formatHex(ours)).toBe(hex);
  const loss = fallbackLoss({ hex, ...color });
  expect(loss).toBeGreaterThan(0.01);
  expect(loss).toBeCloseTo(new Color(css).deltaE(new Color(hex), { method: 'OK' }), 5);
});

test('a color that is its hex has no loss; what is none is refused', () => {
  expect(fallbackLoss({ hex: '#123456' })).toBe(0);
  expect(() => exactSrgb({ hex: '#123456', css: 'blue-ish' })).toThrow('got blue-ish');
});

describe(toShortCssColor, () => {
  test('a color of sRGB is its hex, one of Display P3 is short and looks the same', () => {
    const inP3 = fc.tuple(unit, unit, unit).map((p3) => `color(display-p3 ${p3.join(' ')})`);
    fc.assert(
      fc.property(inP3, (text) => {
        const { color } = parseColor(text)!;
        const short = toShortCssColor(color);
        expect(toCssColor(short.css ?? short.hex)).toEqual(short);
        const gap = deltaEOK(exactSrgb(short), color);
        if (isInGamut(color)) expect(short).toEqual({ hex: formatHex(color) });
        else if (short.css) expect(gap).toBeLessThan(2e-4);
        else expect(gap).toBeLessThan(0.03); // next to black, where six digits are as fine
        expect(short.css ?? 'oklch(0 0 0)').toMatch(/^oklch\(\S{1,6} \S{1,6} \S{1,6}\)$/);
      }),
      RUNS,
    );
  });
});
