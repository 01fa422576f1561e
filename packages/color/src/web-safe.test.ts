import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groupBy } from './group-by.ts';

import { formatHex, fromInteger, parseHex } from './spaces/srgb.ts';
import {
  isWebSafe,
  nearestWebSafe,
  sortColors,
  TONE_GROUPS,
  toneGroup,
  WEB_SAFE_COLORS,
} from './web-safe.ts';

const hex = (text: string) => parseHex(text)!;
const hexes = WEB_SAFE_COLORS.map(formatHex);

test('WEBSAFE-02: 216 different colors of 00, 33, 66, 99, CC and FF', () => {
  expect(new Set(hexes).size).toBe(216);
  for (const text of hexes) expect(text).toMatch(/^#(00|33|66|99|CC|FF){3}$/);
});

test('COLOR-03, COLOR-04: exactly these are web safe', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }).map(fromInteger), (color) => {
      expect(isWebSafe(color)).toBe(hexes.includes(formatHex(color)));
    }),
  );
  expect(WEB_SAFE_COLORS.every(isWebSafe)).toBe(true);
});

describe(nearestWebSafe, () => {
  test('each of the 216 is its own', () => {
    for (const color of WEB_SAFE_COLORS) expect(nearestWebSafe(color)).toBe(color);
  });

  test('the eye decides: #3B82F6 gets #0099FF, where rounding its channels gives #3399FF', () => {
    expect(formatHex(nearestWebSafe(hex('#3B82F6')))).toBe('#0099FF');
  });
});

describe('tone groups', () => {
  const groups = groupBy(WEB_SAFE_COLORS, toneGroup);

  test('WEBSAFE-14, WEBSAFE-17: eight groups, which share out the 216', () => {
    expect(new Set(groups.keys())).toEqual(new Set(TONE_GROUPS));
    expect(Object.fromEntries([...groups].map(([name, colors]) => [name, colors.length]))).toEqual({
      Grayscale: 6,
      'Neutral Tones': 30,
      'Red Tones': 53,
      'Dark Red': 17,
      'Green Tones': 46,
      'Dark Green': 14,
      'Blue Tones': 39,
      'Dark Blue': 11,
    });
  });

  test('WEBSAFE-15: Grayscale holds the six grays', () => {
    const grays = ['#000000', '#333333', '#666666', '#999999', '#CCCCCC', '#FFFFFF'];
    expect(groups.get('Grayscale')?.map(formatHex)).toEqual(grays);
  });

  test('WEBSAFE-16: Neutral Tones differ by at most 51 in their channels', () => {
    for (const { r, g, b } of groups.get('Neutral Tones') ?? []) {
      expect(Math.round(255 * (Math.max(r, g, b) - Math.min(r, g, b)))).toBe(51);
    }
  });

  test.each([
    ['#FF0000', 'Red Tones'],
    ['#CC3333', 'Red Tones'],
    ['#990000', 'Dark Red'],
    ['#00CC00', 'Green Tones'],
    ['#009900', 'Dark Green'],
    ['#0000FF', 'Blue Tones'],
    ['#000099', 'Dark Blue'],
    ['#FFFF00', 'Red Tones'], // of two equal maxima the first counts: red, green, blue
    ['#00FFFF', 'Green Tones'],
    ['#990099', 'Dark Red'],
    ['#FF00CC', 'Red Tones'],
    ['#000033', 'Neutral Tones'],
    ['#003366', 'Dark Blue'],
  ])('%s belongs to %s', (text, group) => {
    expect(toneGroup(hex(text))).toBe(group);
  });
});

describe(sortColors, () => {
  test('WEBSAFE-05: by hex, ascending', () => {
    expect(sortColors(WEB_SAFE_COLORS.toReversed(), 'hex').map(formatHex)).toEqual(hexes.sort());
  });

  test('WEBSAFE-06: by hue, ascending, grays last', () => {
    const colors = ['#FFFFFF', '#0000FF', '#FF0033', '#000000', '#FF0000', '#00FF00'].map(hex);
    const sorted = ['#FF0000', '#00FF00', '#0000FF', '#FF0033', '#FFFFFF', '#000000'];
    expect(sortColors(colors, 'hue').map(formatHex)).toEqual(sorted);
  });

  test('WEBSAFE-07: by brightness, descending', () => {
    const colors = ['#000000', '#0000FF', '#FFFFFF', '#FF0000', '#00FF00'].map(hex);
    const sorted = ['#FFFFFF', '#00FF00', '#FF0000', '#0000FF', '#000000'];
    expect(sortColors(colors, 'brightness').map(formatHex)).toEqual(sorted);
  });

  test('leaves its input alone', () => {
    sortColors(WEB_SAFE_COLORS, 'brightness');
    expect(WEB_SAFE_COLORS.map(formatHex)[0]).toBe('#000000');
  });
});
