import { describe, expect, test } from 'vitest';

/** What Chromium 156 computes of texts of `testing/css-colors` and others: sRGB and opacity, or null. */
import stored from '../../testing/chromium-colors.json' with { type: 'json' };
import { MAX_LENGTH } from '../parse.ts';
import { formatHex } from '../spaces/srgb.ts';
import { readCssColor } from './read-css-color.ts';

/** `#RRGGBB` and the opacity, or why there is none. */
function read(text: string) {
  const color = readCssColor(text);
  return typeof color === 'string' ? color : [formatHex(color.color), color.alpha];
}

describe(readCssColor, () => {
  const cases = stored.map(([text, expected]) => ({ text, expected }));

  test.each(cases)('$text is what Chromium computes', ({ text, expected }) => {
    const found = readCssColor(text as string);
    if (!expected || typeof found === 'string') return expect(found).toEqual(expect.any(String));
    const { r, g, b } = found.color;
    for (const [i, value] of [r, g, b, found.alpha].entries()) {
      const wanted = expected[i] as number;
      // The 8 bits in which it keeps older notations; where light is far beyond sRGB, its floats of 32 bits.
      expect(Math.abs(value - wanted)).toBeLessThan((1 / 255) * Math.max(1, Math.abs(wanted)));
    }
  });

  // https://www.w3.org/TR/css-color-5/#relative-color and #color-mix, with their results
  test.each([
    ['rgb(from rebeccapurple r calc(g * 2) b)', '#666699'],
    ['oklch(from oklch(from red l c 140) l c 29.234)', '#FF0000'],
    ['color-mix(in lch, purple 50%, plum 50%)', '#AF5CAE'],
    ['color-mix(in srgb, red, blue)', '#800080'],
    ['hsl(from hsl(0 100% 50%) calc(h + 120) s l)', '#00FF00'],
    ['rgb(calc(250 + 5) 0 0', '#FF0000'],
  ])('%s is %s', (text, hex) => {
    expect(read(text)).toEqual([hex, 1]);
  });

  test.each([
    ['var(--brand)', 'var() is not supported'],
    ['currentColor', 'currentColor depends on the device or the context'],
    ['color-mix(in srgb, Canvas, red)', 'Canvas depends on the device or the context'],
    ['light-dark(red, blue)', 'light-dark() follows the color scheme of a page'],
    ['rgb(from red r g)', 'rgb() must have three channels'],
    ['oklch(calc(1px) 0 0)', 'px is not a unit for colors'],
    ['222 47% 11%', 'it is not a color'],
    ['red blue', 'it is not a color'],
    ['', 'it is empty'],
  ])('%s is none: %s', (text, reason) => {
    expect(read(text)).toBe(reason);
  });

  test('what is long or deep ends soon', () => {
    expect(read('('.repeat(MAX_LENGTH + 1))).toMatch('longer');
    expect(read('('.repeat(MAX_LENGTH))).toBe('it is not a color');
    expect(read('calc('.repeat(40))).toBe('calc() is not supported');
    expect(read(`rgb(${'calc('.repeat(35)}1`)).toBe('rgb() must have three channels');
  });
});
