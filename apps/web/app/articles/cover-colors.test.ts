import { parseHex, toOklch } from '@swatchwork/color';
import { describe, expect, test } from 'vitest';

import { SAMPLE_ARTICLES } from '../../../api/src/db/sample/articles/sample-articles.ts';
import { coverColors } from './cover-colors.ts';

describe(coverColors, () => {
  test.each([
    ['no color, #12345, #1234567 and #xyz', []],
    ['grays alone: #000000 #FFFFFF #808080 #BCBCBC', []],
    ['#5d94da #5D94DA `#234E82`, [x](/color#8A4310)', ['#234E82', '#8A4310', '#5D94DA']],
    ['hardly different: #5D94DA #5E94DA #5D95DA', ['#5D94DA']],
  ])('%j', (text, expected) => {
    expect(coverColors(text).toSorted()).toEqual(expected.toSorted());
  });

  test.each(SAMPLE_ARTICLES)('$slug has a cover without grays and without glare', ({ content }) => {
    const cover = coverColors(content).map((hex) => toOklch(parseHex(hex)!));
    expect(cover.length).toBeGreaterThanOrEqual(3);
    expect(cover.length).toBeLessThanOrEqual(5);
    for (const { l, c } of cover) {
      expect(c).toBeGreaterThan(0.015);
      expect(c).toBeLessThan(0.135);
      expect(l).toBeGreaterThan(0.31);
      expect(l).toBeLessThan(0.87);
    }
    const steps = cover.slice(1).map(({ l }, before) => l - cover[before]!.l);
    expect(Math.min(...steps)).toBeGreaterThan(-0.002); // hexes are rounded
  });

  test('a long article takes no longer than its colors', () => {
    const hexes = Array.from(
      { length: 20_000 },
      (_, i) => `#${(i * 701).toString(16).padStart(6, '0')}`,
    );
    expect(coverColors(hexes.join(' '))).toHaveLength(5);
  });
});
