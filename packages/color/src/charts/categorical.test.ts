import { describe, expect, test } from 'vitest';

import { contrastRatio } from '../contrast/wcag.ts';
import { toOklch } from '../spaces/oklch.ts';
import { formatHex, parseHex, type Srgb, WHITE } from '../spaces/srgb.ts';
import { type CategoricalInput, createCategorical } from './categorical.ts';

const color = (hex: string) => parseHex(hex)!;
const hexes = (colors: readonly Srgb[]) => colors.map(formatHex);
const DARK = color('#111111');

const leastOf = (input: CategoricalInput) => createCategorical(input).prefixes.at(-1)!.smallest;

describe('as far apart as possible', () => {
  test.each([
    { count: 8, least: 24 },
    { count: 10, least: 20 },
    { count: 12, least: 18 },
    { count: 8, grounds: [WHITE], least: 20.5 },
    { count: 10, grounds: [WHITE], least: 16 },
    { count: 12, grounds: [WHITE], least: 13.5 },
    { count: 8, grounds: [WHITE, DARK], least: 14.5 },
    { count: 10, grounds: [WHITE, DARK], least: 10.3 },
  ])('$count colors on $grounds.length grounds are $least apart for all visions', (asked) => {
    const { colors, relaxed, collisions, prefixes } = createCategorical({
      ...asked,
      style: 'spread',
    });
    expect(prefixes.at(-1)!.smallest).toBeGreaterThanOrEqual(asked.least);
    expect(prefixes[1]!.smallest).toBeGreaterThan(asked.least);
    expect(colors).toHaveLength(asked.count);
    expect([relaxed, collisions]).toEqual([[], []]);
    for (const ground of asked.grounds ?? []) {
      for (const one of colors) expect(contrastRatio(one, ground)).toBeGreaterThanOrEqual(3);
    }
  });

  test('a weight for gray spreads lightness', () => {
    const plain = createCategorical({ count: 6, style: 'spread' });
    const weighted = createCategorical({ count: 6, style: 'spread', gray: 1 });
    expect(weighted.smallest.gray).toBeGreaterThan(8);
    expect(weighted.smallest.gray).toBeGreaterThan(plain.smallest.gray);
  });

  test('without deficiencies colors are farther apart', () => {
    const asked = { count: 12, style: 'spread' } as const;
    const ordinary = createCategorical({ ...asked, severity: 0 });
    expect(ordinary.smallest.normal).toBeGreaterThan(leastOf(asked));
  });
});

describe(createCategorical, () => {
  test('the same input gives the same palette', () => {
    const input = { count: 6, fixed: [color('#0A66C2')], grounds: [WHITE], gray: 0.2 };
    expect(hexes(createCategorical(input).colors)).toEqual(hexes(createCategorical(input).colors));
  });

  test('fixed colors stand first, exactly, and the others keep away from them', () => {
    const fixed = [color('#0A66C2'), color('#E5484D')];
    const { colors, collisions } = createCategorical({ count: 8, fixed, grounds: [WHITE] });
    expect(hexes(colors).slice(0, 2)).toEqual(['#0A66C2', '#E5484D']);
    expect(collisions).toEqual([]);
  });

  test('lightness and chroma stay in their ranges', () => {
    const [lightness, chroma] = [[0.6, 0.8] as const, [0.05, 0.12] as const];
    const { colors, relaxed } = createCategorical({ count: 6, lightness, chroma });
    expect(relaxed).toEqual([]);
    for (const { l, c } of colors.map(toOklch)) {
      expect([l >= 0.6, l <= 0.8, c >= 0.05, c <= 0.12]).toEqual([true, true, true, true]);
    }
  });

  test('twenty fixed colors that collide are answered with their collisions', () => {
    const fixed = Array.from({ length: 20 }, (_, i) => color(`#8800${(80 + i).toString()}`));
    const { colors, collisions, prefixes } = createCategorical({ count: 20, fixed });
    expect(hexes(colors)).toEqual(hexes(fixed));
    expect(collisions).toHaveLength(190);
    expect(prefixes.at(-1)!.smallest).toBeLessThan(1);
  });

  test('a fixed color that is there twice does not keep the others from being apart', () => {
    const { colors, collisions } = createCategorical({ count: 6, fixed: [DARK, DARK] });
    expect(collisions).toEqual([{ places: [1, 2], reader: 'normal', distance: 0 }]);
    expect(new Set(hexes(colors)).size).toBe(5);
  });

  test('a contrast that no color has with all grounds falls as far as it must', () => {
    const grounds = [WHITE, color('#767676'), color('#000000')];
    const { relaxed, contrasts, colors } = createCategorical({ count: 5, grounds, contrast: 4.5 });
    expect(relaxed).toMatchObject([{ demand: 'contrast', asked: 4.5 }]);
    const used = relaxed[0]!.used as number;
    expect(used).toBeGreaterThan(1.5);
    expect(new Set(hexes(colors)).size).toBe(5);
    for (const { least } of contrasts) expect(least).toBeGreaterThanOrEqual(used);
    expect(contrasts.some(({ below }) => below.length > 0)).toBe(true);
  });

  test('ranges that hold no color are dropped, and named', () => {
    const { relaxed, colors } = createCategorical({
      count: 4,
      lightness: [0.98, 1],
      chroma: [0.3, 0.4],
    });
    expect(relaxed).toEqual([{ demand: 'chroma', asked: [0.3, 0.4], used: [0, 0.4] }]);
    for (const { l } of colors.map(toOklch)) expect(l).toBeGreaterThanOrEqual(0.98);
  });

  test.each([
    [{ count: 1 }, /count must be 2…20/],
    [{ count: 21 }, /count must be 2…20/],
    [{ count: 2.5 }, /count must be 2…20/],
    [{ count: 2, fixed: [WHITE, WHITE, WHITE] }, /at least 3/],
    [{ count: 3, gray: 2 }, /gray must be 0…1/],
    [{ count: 3, severity: -1 }, /severity must be 0…1/],
  ])('refuses %j', (input, message) => {
    expect(() => createCategorical(input)).toThrow(message);
  });
});
