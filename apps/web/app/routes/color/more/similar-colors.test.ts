import { deltaEOK, formatHex, parseHex, toOklab } from '@swatchwork/color';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { similarColors } from './similar-colors.ts';

test('a color amid the gamut has ten neighbors, all one step away', () => {
  const color = parseHex('#808080')!;
  const distances = similarColors(color).map((other) => deltaEOK(color, other));
  expect(distances.length).toBe(10);
  for (const distance of distances) expect(distance).toBeCloseTo(0.05, 2);
});

test('the darkest comes first, the lightest last, and all around lies between', () => {
  const lightness = similarColors(parseHex('#B06040')!).map((color) => toOklab(color).l);
  expect(Math.min(...lightness)).toBe(lightness[0]);
  expect(Math.max(...lightness)).toBe(lightness.at(-1));
});

test('white is no neighbor of a vivid yellow, though it is one step lighter', () => {
  expect(similarColors(parseHex('#FBF800')!).map(formatHex)).not.toContain('#FFFFFF');
});

test('every color has neighbors that differ from it and from one another', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
      const color = parseHex(value.toString(16).padStart(6, '0'))!;
      const neighbors = similarColors(color);
      expect(neighbors.length).toBeGreaterThanOrEqual(6);
      expect(new Set(neighbors.map(formatHex)).size).toBe(neighbors.length);
      for (const neighbor of neighbors) {
        expect(deltaEOK(color, neighbor)).toBeGreaterThanOrEqual(0.02);
        expect(deltaEOK(color, neighbor)).toBeLessThanOrEqual(0.15);
      }
    }),
  );
});
