import { describe, expect, test } from 'vitest';

import { mergeNearDuplicates, mostDifferent } from './near-duplicates.ts';

const colors = (...hexes: `#${string}`[]) => hexes.map((hex) => ({ hex }));

describe(mergeNearDuplicates, () => {
  test('keeps the first of colors that look the same, and others', () => {
    expect(mergeNearDuplicates(colors('#3B82F6', '#3B83F6', '#FF0000', '#3B82F6'))).toEqual(
      colors('#3B82F6', '#FF0000'),
    );
  });

  test('a name is not lost with a duplicate', () => {
    const named = { hex: '#3B83F6', name: 'Blue' } as const;
    expect(mergeNearDuplicates([{ hex: '#3B82F6' }, named])).toEqual([named]);
  });

  test('what can be told apart stays', () => {
    expect(mergeNearDuplicates(colors('#3B82F6', '#4A8DF7'))).toHaveLength(2);
  });
});

describe(mostDifferent, () => {
  test('begins with the first and spreads; the order stays', () => {
    const palette = colors('#FF0000', '#FE0000', '#0000FF', '#0100FF', '#00FF00');
    expect(mostDifferent(palette, 3)).toEqual([0, expect.toSatisfy((i) => i === 2 || i === 3), 4]);
  });

  test('of equal colors and of few it takes what there is', () => {
    expect(mostDifferent(colors('#000000', '#000000', '#000000'), 2)).toEqual([0, 1]);
    expect(mostDifferent(colors('#000000'), 5)).toEqual([0]);
  });
});
