import { contrastRatio, deltaEOK, parseHex, type Srgb, WCAG } from '@swatchwork/color';
import { describe, expect, test } from 'vitest';

import { SAMPLE_TAGS } from './sample-palette.ts';
import { SAMPLE_PALETTES } from './sample-palettes.ts';

/** Below this, two stripes of one palette read as one. */
const DISTINCT = 0.05;
/** Below this, two palettes could stand in for each other. */
const DIFFERENT = 0.03;

const parsed = SAMPLE_PALETTES.map(({ colors, ...palette }) => ({
  ...palette,
  hexes: colors.map(({ hex }) => hex),
  names: colors.map(({ name }) => name),
  colors: colors.map(({ hex }) => parseHex(hex)!),
}));

const pairs = <T>(items: readonly T[]) =>
  items.flatMap((a, i) => items.slice(i + 1).map((b): [T, T] => [a, b]));

/** Mean ΔE_OK from each color of `a` to the nearest one in `b`. */
const gap = (a: Srgb[], b: Srgb[]) =>
  a.reduce((sum, color) => sum + Math.min(...b.map((other) => deltaEOK(color, other))), 0) /
  a.length;

const FIVE_HEXES = /^(#[0-9A-F]{6},){4}#[0-9A-F]{6}$/;

const isBetween = (low: number, value: number, high: number) => low <= value && value <= high;

const wordsOf = (sentence: string) => sentence.split(' ').length;

/** Lower case, accents and apostrophes dropped, words joined by hyphens. */
function slugOf(name: string) {
  const plain = name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f']/g, '');
  return plain.match(/[a-z0-9]+/g)?.join('-');
}

describe('the collection', () => {
  test('holds at least 240 palettes', () => {
    expect(SAMPLE_PALETTES.length).toBeGreaterThanOrEqual(240);
  });

  test.each([
    ['slugs', parsed.map(({ slug }) => slug)],
    ['names', parsed.map(({ name }) => name.toLowerCase())],
    ['descriptions', parsed.map(({ description }) => description)],
    ['color sets', parsed.map(({ hexes }) => hexes.toSorted().join())],
  ])('has no two equal %s', (_, values) => {
    expect(new Set(values).size).toBe(values.length);
  });

  test('has no two palettes that could stand in for each other', () => {
    const alike = pairs(parsed)
      .filter(([a, b]) => (gap(a.colors, b.colors) + gap(b.colors, a.colors)) / 2 < DIFFERENT)
      .map(([a, b]) => `${a.name} ~ ${b.name}`);
    expect(alike).toEqual([]);
  });

  test.each(SAMPLE_TAGS)('carries the tag %s often enough to fill a page', (tag) => {
    const needed = ['minimal', 'vintage', 'warm', 'cool'].includes(tag) ? 24 : 8;
    const tagged = SAMPLE_PALETTES.filter(({ tags }) => tags.includes(tag));
    expect(tagged.length).toBeGreaterThanOrEqual(needed);
  });

  test('spreads the likes: a third popular (above 50), a third trending (above 20)', () => {
    const share = (from: number, to: number) =>
      SAMPLE_PALETTES.filter(({ likes }) => likes >= from && likes <= to).length /
      SAMPLE_PALETTES.length;
    expect(share(51, 180)).toBeCloseTo(1 / 3, 1);
    expect(share(21, 50)).toBeCloseTo(1 / 3, 1);
    expect(share(0, 20)).toBeCloseTo(1 / 3, 1);
  });
});

/** Slugs of names that were spelled otherwise at first: addresses stay. */
const KEPT: Readonly<Record<string, string>> = {
  'harbour-before-dawn': 'harbor-before-dawn',
  'vapour-mall': 'vapor-mall',
  'jelly-mould': 'jelly-mold',
  'sulphur-spring': 'sulfur-spring',
};

/** Each row: what is true of every palette. Offenders are listed by name. */
test.each<[string, (palette: (typeof parsed)[number]) => boolean]>([
  ['has a slug made of its name', ({ slug, name }) => (KEPT[slug] ?? slug) === slugOf(name)],
  ['has five colors in upper-case hex', ({ hexes }) => hexes.join().match(FIVE_HEXES) !== null],
  ['names its five colors differently', ({ names }) => new Set(names.filter(Boolean)).size === 5],
  [
    'keeps every two colors apart',
    ({ colors }) => pairs(colors).every(([a, b]) => deltaEOK(a, b) >= DISTINCT),
  ],
  [
    'can set readable text: one pair reaches WCAG AA',
    ({ colors }) => pairs(colors).some(([a, b]) => contrastRatio(a, b) >= WCAG.aa),
  ],
  [
    'is described in one sentence of 8 to 20 words',
    ({ description }) =>
      /^[A-Z][^.]*\.$/.test(description) && isBetween(8, wordsOf(description), 20),
  ],
  [
    'has one to four different tags',
    ({ tags }) => isBetween(1, tags.length, 4) && new Set(tags).size === tags.length,
  ],
  [
    'starts with 0 to 180 likes',
    ({ likes }) => Number.isInteger(likes) && isBetween(0, likes, 180),
  ],
])('every palette %s', (_, holds) => {
  expect(parsed.filter((palette) => !holds(palette)).map(({ name }) => name)).toEqual([]);
});
