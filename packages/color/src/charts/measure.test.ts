import { describe, expect, test } from 'vitest';

import { parseHex } from '../spaces/srgb.ts';
import { collisionOf } from './constants.ts';
import { measurePalette } from './measure.ts';

const colors = (text: string) => text.split(' ').map((hex) => parseHex(hex)!);

const TABLEAU_10 =
  '#4E79A7 #F28E2B #E15759 #76B7B2 #59A14F #EDC948 #B07AA1 #FF9DA7 #9C755F #BAB0AC';
const OKABE_ITO = '#000000 #E69F00 #56B4E9 #009E73 #F0E442 #0072B2 #D55E00 #CC79A7';

describe(measurePalette, () => {
  // As it was measured elsewhere, with other code.
  test.each([
    ['Tableau10', TABLEAU_10, 0.7],
    ['Okabe-Ito', OKABE_ITO, 7.9],
  ])('%s: the smallest distance of four visions', (_name, text, expected) => {
    const { smallest, prefixes } = measurePalette(colors(text));
    const { normal, protan, deutan, tritan } = smallest;
    expect(Math.min(normal, protan, deutan, tritan)).toBeCloseTo(expected, 1);
    expect(prefixes.at(-1)!.smallest).toBeCloseTo(expected, 1);
  });

  test('without a deficiency all visions are as the ordinary one', () => {
    const { smallest } = measurePalette(colors(OKABE_ITO), 0);
    expect(smallest.deutan).toBeCloseTo(smallest.normal, 6);
    expect(smallest.gray).not.toBeCloseTo(smallest.normal, 0);
  });

  test('less is asked of more than eight colors', () => {
    expect([2, 3, 8, 9, 10, 12, 20].map(collisionOf)).toEqual([10, 10, 10, 9, 8, 6.5, 6.5]);
    const near = (count: number) =>
      measurePalette(colors(`${OKABE_ITO} #4400AA #FFFFFF #883300 #003300`).slice(0, count));
    const { smallest } = near(8);
    const least = Math.min(smallest.protan, smallest.deutan, smallest.tritan, smallest.normal);
    expect(least).toBeCloseTo(7.9, 1);
    expect(near(8).collisions).toHaveLength(1);
    expect(near(12).collisions).toEqual([]);
  });

  test('names collisions by their places and the vision in which they are nearest', () => {
    const { collisions, prefixes } = measurePalette(colors('#D00000 #0000D0 #557000 #D00000'));
    expect(collisions[0]).toEqual({ places: [1, 4], reader: 'normal', distance: 0 });
    const redAndGreen = collisions.find(({ places }) => places.join() === '1,3');
    expect(redAndGreen?.reader).toMatch(/protan|deutan/);
    expect(collisions.map(({ distance }) => distance)).toEqual(
      collisions.map(({ distance }) => distance).sort((a, b) => a - b),
    );
    expect(prefixes.map(({ size }) => size)).toEqual([2, 3, 4]);
    expect(prefixes[2]!.smallest).toBe(0);
  });
});
