import { describe, expect, test } from 'vitest';

import { contrastRatio } from '../contrast/wcag.ts';
import { toOklch } from '../spaces/oklch.ts';
import { parseHex, type Srgb } from '../spaces/srgb.ts';
import { createCategorical } from './categorical.ts';
import KNOWN_SETS from './known-sets.json' with { type: 'json' };
import { measurePalette } from './measure.ts';

const rangeOf = ([from, to]: readonly number[]) => [from!, to!] as const;
const colorsOf = (set: string): Srgb[] => set.split(' ').map((hex) => parseHex(`#${hex}`)!);
const smallestOf = (colors: readonly Srgb[]) => measurePalette(colors).prefixes.at(-1)!.smallest;

describe.each(KNOWN_SETS)('for $grounds, lightness $lightness', (known) => {
  const grounds = known.grounds.map((hex) => parseHex(hex)!);
  const [lightness, chroma] = [rangeOf(known.lightness), rangeOf(known.chroma)];

  test('the known sets keep the demands, 3 to 12 colors each', () => {
    expect(known.sets.map((set) => colorsOf(set).length)).toEqual([
      3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    ]);
    for (const color of known.sets.flatMap(colorsOf)) {
      for (const ground of grounds) expect(contrastRatio(color, ground)).toBeGreaterThanOrEqual(3);
      const { l, c } = toOklch(color);
      expect([l >= lightness[0], c >= chroma[0] && c <= chroma[1]]).toEqual([true, true]);
    }
  });

  test('a palette is searched for as a whole: its first colors come near to the known sets', () => {
    const { colors, prefixes } = createCategorical({ count: 8, grounds, lightness, chroma });
    for (const { size, smallest } of prefixes.filter(({ size }) => size >= 3)) {
      const best = smallestOf(colorsOf(known.sets[size - 3]!));
      expect(smallest / best).toBeGreaterThan(0.77);
    }
    expect(smallestOf(colors)).toBeGreaterThan(12);
  });
});
