import { describe, expect, test } from 'vitest';

import { contrastRatio } from '../contrast/wcag.ts';
import { deltaEOK } from '../difference.ts';
import { parseHex, WHITE } from '../spaces/srgb.ts';
import { simulateVision } from '../vision/simulate.ts';
import { checkPalette } from './check-palette.ts';
import { pairsOf, placesToChange } from './places.ts';

const colorsOf = (hexes: string) => hexes.split(' ').map((hex) => parseHex(hex)!);
const collisionsOf = (hexes: string) =>
  checkPalette(colorsOf(hexes)).pairs.filter(({ collides }) => collides.length > 0);

test('five colors make ten pairs, none with itself, none twice', () => {
  const pairs = pairsOf(5);
  expect(pairs).toHaveLength(10);
  expect(new Set(pairs.map((pair) => pair.toSorted().join())).size).toBe(10);
  expect(pairs.every(([a, b]) => a < b)).toBe(true);
});

test.each([
  [
    [false, false, false],
    [2, 0],
  ],
  [[false, false, true], [0]],
  [[true, false, false], [2]],
  [[true, false, true], []],
])('with locks %o the places of the pair 0, 2 that may change are %o', (locked, expected) => {
  expect(placesToChange([0, 2], locked)).toEqual(expected);
});

describe(checkPalette, () => {
  test('says of each pair what other functions say', () => {
    const colors = colorsOf('0B2545 E4572E 8DA9C4');
    const { pairs, target, locked } = checkPalette(colors, { target: 7, locked: [false, true] });
    expect(target).toBe(7);
    expect(locked).toEqual([false, true, false]);
    expect(pairs.map(({ places }) => places)).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
    ]);
    for (const { places, contrast, differences } of pairs) {
      const [one, other] = [colors[places[0]]!, colors[places[1]]!];
      expect(contrast).toBe(contrastRatio(one, other));
      expect(differences.normal).toBeCloseTo(deltaEOK(one, other), 12);
      for (const vision of ['protan', 'deutan', 'tritan'] as const) {
        const seen = [one, other].map((color) => simulateVision(color, vision, 1));
        expect(differences[vision]).toBeCloseTo(deltaEOK(seen[0]!, seen[1]!), 12);
      }
    }
  });

  // On white: the last gray that fails and the first that passes, for each target.
  test.each([
    ['959595', 3, false, 'decoration', false],
    ['949494', 3, true, 'large-text', true],
    ['949494', 7, false, 'icons', true],
    ['777777', 4.5, false, 'large-text', true],
    ['767676', 4.5, true, 'any-text', true],
    ['5A5A5A', 7, false, 'large-text', true],
    ['595959', 7, true, 'any-text', true],
  ] as const)(
    '%s on white at %d: meets %s, %s, non-text %s',
    (hex, target, meets, use, nonText) => {
      const [pair] = checkPalette([WHITE, parseHex(hex)!], { target }).pairs;
      expect(pair).toMatchObject({ meets, use, nonText });
    },
  );

  test('finds the classic pairs: red and green for deutan, blue and green for tritan', () => {
    expect(collisionsOf('D00000 00A000')).toMatchObject([{ collides: ['deutan'] }]);
    expect(collisionsOf('4477AA 228833')).toMatchObject([{ collides: ['tritan'] }]);
    expect(collisionsOf('777777 7A7A7A')).toMatchObject([
      { collides: ['normal', 'protan', 'deutan', 'tritan'] },
    ]);
  });

  test('has nothing against palettes that were made for every vision', () => {
    // IBM Design Language and Paul Tol's 'high contrast'.
    expect(collisionsOf('648FFF 785EF0 DC267F FE6100 FFB000')).toEqual([]);
    expect(collisionsOf('FFFFFF 004488 DDAA33 BB5566 000000')).toEqual([]);
    // Okabe and Ito: one of 28 pairs lies just below, at 0.076.
    expect(collisionsOf('000000 E69F00 56B4E9 009E73 F0E442 0072B2 D55E00 CC79A7')).toHaveLength(1);
    // Tableau 10, which was not.
    const tableau = '1F77B4 FF7F0E 2CA02C D62728 9467BD 8C564B E377C2 7F7F7F BCBD22 17BECF';
    expect(collisionsOf(tableau)).toHaveLength(9);
  });

  test('one color has no pairs', () => {
    expect(checkPalette([WHITE]).pairs).toEqual([]);
  });
});
