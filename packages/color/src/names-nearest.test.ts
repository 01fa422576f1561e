import { colornames } from 'color-name-list/bestof';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { deltaEOK } from './difference.ts';
import { namedColors, nearestColorName, nearestColorNames } from './names-nearest.ts';
import { toOklab } from './spaces/oklab.ts';
import { BLACK, parseHex, type Srgb, WHITE } from './spaces/srgb.ts';

const all = colornames.map(({ name, hex }) => ({ name, color: parseHex(hex)! }));
const labs = all.map(({ color }) => toOklab(color));

function sortedDistances(color: Srgb): number[] {
  const { l, a, b } = toOklab(color);
  return labs.map((lab) => Math.hypot(lab.l - l, lab.a - a, lab.b - b)).sort((x, y) => x - y);
}

test('every name of the list is found by its own color', () => {
  for (const { name, color } of all) {
    const found = nearestColorName(color);
    expect(found.name).toBe(name);
    expect(found.distance).toBe(0);
  }
  expect(all.length).toBeGreaterThan(4000);
});

test('the index finds what a search through the whole list finds', () => {
  const channel = fc.double({ min: -0.2, max: 1.2, noNaN: true }); // wider gamuts too
  fc.assert(
    fc.property(fc.record({ r: channel, g: channel, b: channel }), (color) => {
      const found = nearestColorNames(color, 6);
      expect(found[0]).toEqual(nearestColorName(color));
      expect(new Set(found.map(({ name }) => name)).size).toBe(6);
      for (const [i, least] of sortedDistances(color).slice(0, 6).entries()) {
        const { hex, distance } = found[i]!;
        expect(distance).toBeCloseTo(least, 12);
        expect(deltaEOK(parseHex(hex)!, color)).toBeCloseTo(distance, 12);
      }
    }),
    { numRuns: 300 },
  );
});

describe('shorter lists', () => {
  test('the fifteen basic names', () => {
    const named = nearestColorNames(parseHex('#FE0101')!, 20, 'basic');
    expect(named).toHaveLength(15);
    expect(named.slice(0, 2).map(({ name }) => name)).toEqual(['Red', 'Orange']);
    const distances = named.map(({ distance }) => distance);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    expect(nearestColorNames(parseHex('#800000')!, 1, 'basic')).toEqual([
      { name: 'Maroon', hex: '#800000', distance: 0 },
    ]);
  });

  // https://www.w3.org/TR/css-color-4/#named-colors
  test.each([
    ['#663399', 'rebeccapurple'],
    ['#00FFFF', 'cyan'],
    ['#FF00FF', 'magenta'],
    ['#808080', 'gray'],
    ['#2F4F4F', 'darkslategray'],
    ['#7FFFD4', 'aquamarine'],
    ['#FFE4C5', 'bisque'],
  ])('CSS calls %s %s', (hex, name) => {
    expect(nearestColorNames(parseHex(hex)!, 1, 'css')).toMatchObject([{ name }]);
  });

  test('CSS has 139 colors with a name', () => {
    const named = nearestColorNames(WHITE, 1000, 'css');
    expect(named).toHaveLength(139);
    expect(new Set(named.map(({ hex }) => hex)).size).toBe(139);
  });
});

test('the lists can be read as a whole', () => {
  expect(namedColors()).toEqual(
    colornames.map(({ name, hex }) => ({ name, hex: hex.toUpperCase() })),
  );
  expect(namedColors('basic')).toContainEqual({ name: 'Teal', hex: '#008080' });
});

test('black and white are called what they are', () => {
  expect(nearestColorName(BLACK)).toEqual({ name: 'Black', hex: '#000000', distance: 0 });
  expect(nearestColorName(WHITE)).toEqual({ name: 'White', hex: '#FFFFFF', distance: 0 });
});
