import Color from 'colorjs.io';
import { describe, expect, test } from 'vitest';

import { conversionsOf, NOTATIONS } from './conversions.ts';
import { deltaEOK } from './difference.ts';
import { describe as describeColor } from './palette/describe.ts';
import { parseColor } from './parse.ts';
import { parseHex } from './spaces/srgb.ts';

const conversions = (text: string) => conversionsOf(parseColor(text)!);

describe(conversionsOf, () => {
  test('texts are rounded, values are not', () => {
    const { rgb, hsl, oklch, values } = conversions('#3B82F6');
    expect([rgb, hsl, oklch]).toEqual([
      'rgb(59, 130, 246)',
      'hsl(217, 91%, 60%)',
      'oklch(0.6231 0.188 259.81)',
    ]);
    expect(values.rgb).toEqual({ r: 59, g: 130, b: 246 });
    expect(values.hsl.h).toBeCloseTo(217.2192513369, 9);
  });

  test.each(['lab', 'lch', 'oklab', 'oklch'] as const)('%s agrees with colorjs.io', (space) => {
    const values = Object.values(conversions('#c81d77').values[space]);
    const others = new Color('#c81d77').to(space).coords;
    for (const [i, other] of others.entries()) expect(values[i]).toBeCloseTo(Number(other), 3);
  });

  test('a color that sRGB cannot show keeps itself in wide notations alone', () => {
    const { inGamut, hex, p3, values } = conversions('color(display-p3 0 1 0 / 0.5)');
    expect(inGamut).toBe(false);
    expect(p3).toBe('color(display-p3 0 1 0)');
    expect(values.p3.g).toBeCloseTo(1, 6);
    expect(hex).toMatch(/^#[0-9A-F]{6}$/);
  });

  test('names: the basic one where there is one, else words, and the nearest of the list', () => {
    expect(conversions('#000080').name).toBe('Navy');
    expect(conversions('#3B82F6').name).toBe(describeColor(parseHex('#3B82F6')!));
    expect(conversions('#3B82F6').nearestName).toEqual({
      name: 'Pool Water',
      hex: '#2188FF',
      distance: 0.0209687444,
    });
  });

  test('a color that sRGB cannot show is named for what it is, not for what sRGB shows', () => {
    const { name, nearestName, hex } = conversions('color(srgb 1.2 1.2 1.2)');
    expect(hex).toBe('#FFFFFF');
    expect(name).toBe('white');
    const distance = deltaEOK(parseHex(nearestName.hex)!, { r: 1.2, g: 1.2, b: 1.2 });
    expect(nearestName.distance).toBeCloseTo(distance, 9);
    expect(distance).toBeGreaterThan(0.05);
  });

  test('every notation is a text', () => {
    const all = conversions('teal');
    for (const notation of NOTATIONS) expect(all[notation], notation).toEqual(expect.any(String));
  });
});
