import type { Hex } from '@swatchwork/color';
import { describe, expect, test } from 'vitest';

import { placeHarmony } from './place-harmony.ts';

const FREE = [null, null, null, null, null];
const TRIAD: Hex[] = ['#FF0000', '#00FF00', '#0000FF'];

describe(placeHarmony, () => {
  test('the harmony comes first, in its order; five different colors in all', () => {
    const palette = placeHarmony(TRIAD, 'triadic', FREE);
    expect(palette.slice(0, 3)).toEqual(TRIAD);
    expect(new Set(palette).size).toBe(5);
  });

  test('kept slots stay, and what they show is not repeated', () => {
    const palette = placeHarmony(TRIAD, 'triadic', [null, '#00FF00', null, '#123456', null]);
    expect([palette[1], palette[3]]).toEqual(['#00FF00', '#123456']);
    expect([palette[0], palette[2]]).toEqual(['#FF0000', '#0000FF']);
    expect(palette.filter((color) => color === '#00FF00')).toHaveLength(1);
  });

  test('a gray has one color in every harmony, which shows once', () => {
    const palette = placeHarmony(['#808080', '#808080', '#808080'], 'triadic', FREE);
    expect(palette.filter((color) => color === '#808080')).toHaveLength(1);
    expect(new Set(palette).size).toBe(5);
  });

  test('with no free slot nothing changes', () => {
    const kept: Hex[] = ['#111111', '#222222', '#333333', '#444444', '#555555'];
    expect(placeHarmony(TRIAD, 'triadic', kept)).toEqual(kept);
  });
});
