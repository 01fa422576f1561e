import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { deltaEOK } from '../difference.ts';
import { formatHex, isInGamut, parseHex } from '../spaces/srgb.ts';
import { generateMood, isInMood, isMoodId } from './mood.ts';
import { MOOD_IDS, MOODS, type MoodId } from './moods.ts';

const OUTSIDE = ['joy', 'constructor', '__proto__', 'Calm', ''];

test('MOOD-01: the sixteen moods, each once', () => {
  expect(MOODS.map(({ id }) => id)).toEqual([...MOOD_IDS]);
  expect(new Set(MOOD_IDS).size).toBe(16);
});

describe.each(MOODS)('$id', ({ id, name, description, gradient }) => {
  test('MOOD-02: has a name, one sentence and a gradient out of its own ranges', () => {
    expect(name.toLowerCase()).toBe(id);
    expect(description).toMatch(/^[A-Z][^.]+\.$/);
    expect(gradient).toMatch(/^linear-gradient\(135deg(, #[0-9A-F]{6}){2,4}\)$/);
    for (const [hex] of gradient.matchAll(/#.{6}/g))
      expect(isInMood(id, parseHex(hex)!)).toBe(true);
  });

  test('any count of colors lies inside its ranges and sRGB, also when read back from hex', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 }), fc.integer(), (count, seed) => {
        const palette = generateMood(id, { count, seed });
        expect(palette).toHaveLength(count);
        for (const color of palette) {
          expect(isInGamut(color)).toBe(true);
          expect(isInMood(id, parseHex(formatHex(color))!)).toBe(true);
        }
      }),
    );
  });

  test('LOGIC-09: five colors, every pair at least 0.08 apart', () => {
    for (let seed = 0; seed < 200; seed++) {
      const palette = generateMood(id, { seed });
      expect(palette).toHaveLength(5);
      const distances = palette.flatMap((a, i) => palette.slice(i + 1).map((b) => deltaEOK(a, b)));
      expect(Math.min(...distances)).toBeGreaterThanOrEqual(0.08);
    }
  });

  test('MOODAPI-19: each call differs, the same seed does not', () => {
    const palettes = Array.from({ length: 20 }, () => generateMood(id).map(formatHex).join());
    expect(new Set(palettes).size).toBe(20);
    expect(generateMood(id, { seed: 'a' })).toEqual(generateMood(id, { seed: 'a' }));
  });

  test('palettes of two seeds are no near twins', () => {
    const palettes = Array.from({ length: 60 }, (_, seed) => generateMood(id, { seed }));
    const distances = palettes.slice(1).map((palette, i) => {
      const apart = palette.map((color, place) => deltaEOK(color, palettes[i]![place]!));
      return apart.reduce((sum, one) => sum + one, 0) / apart.length;
    });
    // One color of each range from dark to light differed by 0.03 to 0.14.
    expect(distances.reduce((sum, one) => sum + one, 0) / distances.length).toBeGreaterThan(0.14);
  });
});

test('a mood is not every color: its ranges keep most others out', () => {
  const hexes = [...Array(4096).keys()].map((n) =>
    n.toString(16).padStart(3, '0').replace(/./g, '$&$&'),
  );
  for (const id of MOOD_IDS) {
    const inside = hexes.filter((hex) => isInMood(id, parseHex(hex)!)).length;
    expect(inside / hexes.length).toBeLessThan(0.1);
  }
});

test.each([0, 11, 1.5, Number.NaN])('refuses a count of %d', (count) => {
  expect(() => generateMood('calm', { count })).toThrow(/^count .* 1 to 10; got/);
});

test.each(OUTSIDE)('MOODAPI-17: refuses the mood "%s" and names those there are', (id) => {
  expect(isMoodId(id)).toBe(false);
  expect(() => generateMood(id as MoodId)).toThrow(/^mood must be one of calm, energetic, .*; got/);
  expect(() => generateMood(id as MoodId)).toThrow(RangeError);
});
