import { deltaEOK, formatHex, parseHex, toOklab } from '@swatchwork/color';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { similarColors } from './similar-colors.ts';

test('a colour amid the gamut has ten neighbours, all one step away', () => {
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

test('white is no neighbour of a vivid yellow, though it is one step lighter', () => {
  expect(similarColors(parseHex('#FBF800')!).map(formatHex)).not.toContain('#FFFFFF');
});

test('every colour has neighbours that differ from it and from one another', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
      const color = parseHex(value.toString(16).padStart(6, '0'))!;
      const neighbours = similarColors(color);
      expect(neighbours.length).toBeGreaterThanOrEqual(6);
      expect(new Set(neighbours.map(formatHex)).size).toBe(neighbours.length);
      for (const neighbour of neighbours) {
        expect(deltaEOK(color, neighbour)).toBeGreaterThanOrEqual(0.02);
        expect(deltaEOK(color, neighbour)).toBeLessThanOrEqual(0.15);
      }
    }),
  );
});
