import { formatHex, parseHex } from '@swatchwork/color';
import { describe, expect, test } from 'vitest';

import { readAnyColor, readColorParam } from './read-color-param.ts';

describe(readColorParam, () => {
  test.each(['3b82f6', '#3B82F6', '3B82f6', ' #3b82F6 '])(
    'ROUTE-27, ROUTE-28, COLOR-29: "%s" is #3B82F6',
    (text) => {
      expect(readColorParam(text)).toEqual({ color: parseHex('#3B82F6') });
    },
  );

  test.each(['', 'zzz', '12345', '#1234567', '%'])('COLOR-28: "%s" is black, and kept', (text) => {
    expect(readColorParam(text)).toEqual({ color: parseHex('#000000'), unreadable: text });
  });

  test('ROUTE-29: no color is black', () => {
    expect(readColorParam(undefined)).toEqual({ color: parseHex('#000000'), unreadable: '' });
  });

  test('black itself is readable', () => {
    expect(readColorParam('000000').unreadable).toBeUndefined();
  });

  test('another notation is black too, but says what it means', () => {
    const { color, unreadable, meant } = readColorParam('tomato');
    expect([color, unreadable]).toEqual([parseHex('#000000'), 'tomato']);
    expect(meant && formatHex(meant)).toBe('#FF6347');
  });

  test('a color outside sRGB is told as given, and as the nearest', () => {
    const { given, meant } = readColorParam('color(display-p3 0 1 0)');
    expect(given?.g).toBeGreaterThan(1);
    expect(meant && formatHex(meant)).toBe('#00FB29');
    expect(readColorParam('tomato').given).toBeUndefined();
  });
});

test('any notation becomes an 8-bit color of sRGB, without its alpha', () => {
  expect(readAnyColor('rgb(59.4 130 246 / 50%)')).toEqual(parseHex('#3B82F6'));
  expect(readAnyColor('color(display-p3 0 1 0)')).toEqual(parseHex('#00FB29'));
  expect(readAnyColor('nonsense')).toBeUndefined();
});
