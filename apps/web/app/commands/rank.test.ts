import { describe, expect, test } from 'vitest';

import { best, rank } from './rank.ts';

describe(rank, () => {
  test.each([
    ['color wheel', 'Color Wheel', 6],
    ['color w', 'Color Wheel', 5],
    ['wheel', 'Color Wheel', 4],
    ['wheel color', 'Color Wheel', 4],
    ['rainbow wheel', 'Color Wheel', 3],
    ['eel', 'Color Wheel', 2],
    ['whell', 'Color Wheel', 1],
    ['cotnrast', 'Contrast Checker', 1],
    ['contrst', 'Contrast Checker', 1],
    ['conntrast', 'Contrast Checker', 1],
    ['harmny', 'Color Harmonies', 0],
    ['el', 'Color Wheel', 0],
    ['', 'Color Wheel', 0],
    ['---', 'Color Wheel', 0],
  ])('%j in %j is %i', (typed, title, score) => {
    expect(Math.floor(rank(typed, title, 'rainbow'))).toBe(score);
  });

  test('accents, capitals and signs make no difference', () => {
    expect(rank('CREME brulee', 'Crème-Brûlée')).toBe(6);
  });

  test('a slip is forgiven from four letters on', () => {
    expect(rank('mod', 'Mood')).toBe(0);
    expect(Math.floor(rank('moof', 'Mood'))).toBe(1);
  });
});

test('the best come first, of equal ones the shortest', () => {
  const entries = ['Palette Creator', 'Explore Palettes', 'Palette', 'Palette Visualizer', 'Mood'];
  expect(
    best(
      'palette',
      entries.map((title) => ({ title })),
      4,
    ).map(({ entry }) => entry.title),
  ).toEqual(['Palette', 'Palette Creator', 'Palette Visualizer', 'Explore Palettes']);
});
