import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import * as format from './index.ts';
import { parseColor } from './parse.ts';
import { fromOklch } from './spaces/oklch.ts';
import { BLACK, parseHex, WHITE } from './spaces/srgb.ts';

test.each([BLACK, WHITE, parseHex('#808080')!])(
  'grays have no hue and no minus zero: %j',
  (gray) => {
    expect(format.formatOklch(gray)).toMatch(/^oklch\([\d.]+ 0 none\)$/);
    expect(format.formatLch(gray)).toMatch(/^lch\([\d.]+ 0 none\)$/);
    expect(format.formatHsl(gray)).toMatch(/^hsl\(0, 0%, \d+%\)$/);
    expect(format.formatHsv(gray)).toMatch(/^hsv\(0, 0%, \d+%\)$/);
    expect(format.formatOklab(gray)).toMatch(/^oklab\([\d.]+ 0 0\)$/);
  },
);

test('black is all key', () => {
  expect(format.formatCmyk(BLACK)).toBe('cmyk(0%, 0%, 0%, 100%)');
});

test('a hue that rounds to 360 is written 0', () => {
  const color = parseHex('#FF0001')!;
  expect(format.formatHsl(color)).toBe('hsl(0, 100%, 50%)');
  expect(format.formatOklch(fromOklch({ l: 0.6, c: 0.1, h: 359.996 }))).toBe('oklch(0.6 0.1 0)');
});

describe('a color outside the gamut', () => {
  const wide = fromOklch({ l: 0.7, c: 0.4, h: 150 });

  test('is mapped first where the notation cannot hold it', () => {
    expect(format.formatRgb(wide)).toBe('rgb(0, 194, 72)');
    expect(format.formatHsl(wide)).toBe('hsl(142, 100%, 38%)');
  });

  test('stays where it can', () => {
    expect(format.formatOklch(wide)).toBe('oklch(0.7 0.4 150)');
  });
});

test('an 8-bit color comes back within one step from every notation that promises it', () => {
  const { formatRgb, formatOklch, formatOklab, formatLab, formatLch, formatP3 } = format;
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (number) => {
      const hex = `#${number.toString(16).padStart(6, '0').toUpperCase()}`;
      for (const write of [formatRgb, formatOklch, formatOklab, formatLab, formatLch, formatP3]) {
        const color = parseHex(hex)!;
        const back = parseColor(write(color))!.color;
        for (const channel of ['r', 'g', 'b'] as const) {
          expect(Math.abs(back[channel] - color[channel])).toBeLessThan(1 / 255);
        }
      }
    }),
    { numRuns: 2000 },
  );
});
