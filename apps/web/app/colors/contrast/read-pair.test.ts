import { formatHex, formatRatio } from '@swatchwork/color';
import { describe, expect, test } from 'vitest';

import { readPair } from './read-pair.ts';

describe(readPair, () => {
  test('CONTRAST-01, CONTRAST-02: black on white is 21.00', () => {
    expect(formatRatio(readPair('#000000', '#FFFFFF').ratio)).toBe('21.00');
  });

  // On white: the last gray that fails and the first that passes, for each threshold.
  test.each([
    ['#959595', '2.99', 'Fail', [false, false, false]],
    ['#949494', '3.03', 'AA Large', [false, true, false]],
    ['#777777', '4.47', 'AA Large', [false, true, false]],
    ['#767676', '4.54', 'AA', [true, true, false]],
    ['#5A5A5A', '6.89', 'AA', [true, true, false]],
    ['#595959', '7.00', 'AAA', [true, true, true]],
  ])(
    'CONTRAST-03, CONTRAST-04, CONTRAST-05, CONTRAST-06: %s on white is %s, %s',
    (text, shown, level, passes) => {
      const pair = readPair(text, '#FFFFFF');
      expect(formatRatio(pair.ratio)).toBe(shown);
      expect(pair.level).toBe(level);
      expect(pair.verdicts.map((verdict) => verdict.passes)).toEqual(passes);
    },
  );

  test.each(['', 'nonsense', '#12345', '%'])('CONTRAST-09: "%s" counts as black', (text) => {
    expect(readPair(text, '#FFFFFF')).toEqual(readPair('#000000', '#FFFFFF'));
    expect(readPair('#FFFFFF', text)).toEqual(readPair('#FFFFFF', '#000000'));
  });

  test('half black over half black over white is a quarter of the light left', () => {
    const { foreground, background } = readPair('rgb(0 0 0 / 50%)', 'rgb(0 0 0 / 50%)');
    expect([formatHex(foreground), formatHex(background)]).toEqual(['#404040', '#808080']);
  });

  test('a translucent background lets the backdrop through, an opaque one does not', () => {
    const { background, foreground } = readPair('#FFFFFF80', 'rgb(0 0 0 / 50%)', '#FF0000');
    expect([formatHex(background), formatHex(foreground)]).toEqual(['#800000', '#C08080']);
    expect(readPair('#FFF', '#000', '#FF0000')).toEqual(readPair('#FFF', '#000'));
  });

  test('a color outside sRGB is measured as it is, and shown mapped', () => {
    const red = readPair('color(display-p3 1 0 0)', '#000000');
    // Its relative luminance is 0.2290, the red of Display P3 in the matrix of CSS Color 4.
    expect(red.ratio).toBeCloseTo((0.229 + 0.05) / 0.05, 2);
    expect(formatHex(red.foreground)).toBe('#FF0B0C');
    expect(readPair('#FF0B0C', '#000000').ratio).not.toBeCloseTo(red.ratio, 1);
    expect(readPair('oklch(0.7 0.4 150)', 'color(display-p3 1 0 1)').ratio).toBeGreaterThan(1);
  });
});
