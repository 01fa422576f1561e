import { formatHsl, parseHex, toCssColor, toHsl } from '@swatchwork/color';
import { expect, test } from 'vitest';

import {
  readExact,
  readHarmony,
  readHue,
  readWhole,
  wheelColor,
  writeColor,
  writeQuery,
} from './wheel-query.ts';

test('WHEEL-05: every color of the wheel has saturation 70 and lightness 50', () => {
  for (let hue = 0; hue < 360; hue++) {
    expect(formatHsl(wheelColor(hue))).toBe(`hsl(${hue}, 70%, 50%)`);
  }
});

test('WHEEL-18: a link brings whole degrees back, and its own color digit by digit', () => {
  for (let hue = 0; hue < 360; hue++) {
    const read = readHue(writeColor(hue))!;
    expect(Math.round(read) % 360).toBe(hue);
    expect(writeColor(read)).toBe(writeColor(hue));
  }
  expect(writeQuery(0, 'triadic')).toBe('?color=D92626&harmony=triadic');
});

test('WHEEL-14: a color of another saturation and lightness keeps its hue', () => {
  expect(readHue('3b82f6')).toBeCloseTo(217.22, 2);
  expect(toHsl(wheelColor(readHue('3B82F6')!)).h).toBeCloseTo(217.22, 2);
  expect(readHue('808080')).toBe(0);
});

test('a color of Display P3 keeps its hue, and comes back from its link whole', () => {
  const css = 'color(display-p3 1 0.2 0.1)';
  const color = readExact(css)!;
  expect(color).toEqual({ hex: toCssColor(css)?.hex, css });
  expect(readHue(css)).toBeCloseTo(toHsl(parseHex(color.hex)!).h, 6);
  const link = new URLSearchParams(writeQuery(0, 'triadic', color));
  expect(readExact(link.get('color') ?? '')).toEqual(color);
  expect(readExact('rgb(217 38 38 / 0.5)')).toMatchObject({ hex: '#D92626', alpha: 0.5 });
  expect(readExact('D92626')).toBeUndefined();
  expect(readExact('3b82f6')).toEqual({ hex: '#3B82F6' });
});

test('without scripts the form keeps a brought color until another one is typed', () => {
  const css = 'color(display-p3 1 0.2 0.1)';
  const color = writeColor(readHue(css)!);
  expect(readWhole({ color, css })).toBe(css);
  expect(readWhole({ color, css: '3B82F6' })).toBe(color);
  expect(readWhole({ color: writeColor(217.2193), css: '3B82F6' })).toBe('3B82F6');
  expect(readWhole({ color: 'FFFF00', css })).toBe('FFFF00');
  expect(readWhole({ color, css: 'tomatoes' })).toBe(color);
});

test.each(['', '#3B82F6', '3B82F', '3B82F60', '3B82FG', ' 3B82F6', 'red'])(
  'WHEEL-16: "%s" is not exactly six hex digits and is ignored',
  (text) => {
    expect(readHue(text)).toBeUndefined();
  },
);

test.each(['', 'square', 'Triadic', 'constructor', 'random'])(
  'WHEEL-17: "%s" is not of the four harmonies and is ignored',
  (text) => {
    expect(readHarmony(text)).toBeUndefined();
  },
);
