import { describe, expect, test } from 'vitest';

import { withArrived } from './with-arrived.ts';

const colorsOf = (brands: ReturnType<typeof withArrived>) => brands.map(({ color }) => color);
const hexes = (...list: `#${string}`[]) => list.map((hex) => ({ hex }));

describe(withArrived, () => {
  const logo = { color: '#0A66C2', name: 'sea' };

  test('a photo comes after the logo, with three colors that have a hue', () => {
    const colors = hexes('#F7F7F5', '#5D828C', '#C2410C', '#222222', '#7A8F3C', '#0E7C61');
    const brands = withArrived([logo], { name: '', colors, isPicture: true });
    expect(colorsOf(brands)).toEqual(['#0A66C2', '#5D828C', '#C2410C', '#7A8F3C']);
    expect(brands[0]).toBe(logo);
  });

  test('the soft edges of a mark are no colors of their own', () => {
    const colors = hexes('#FFFFFF', '#0A66C2', '#4A8ED1', '#ABCBEA');
    expect(colorsOf(withArrived([], { name: '', colors, isPicture: true }))).toEqual(['#0A66C2']);
  });

  test('of a gray picture the grays are taken', () => {
    const colors = hexes('#FFFFFF', '#222222');
    expect(colorsOf(withArrived([], { name: '', colors, isPicture: true }))).toEqual([
      '#FFFFFF',
      '#222222',
    ]);
  });

  test('colors of a file keep their order, none twice, eight at most', () => {
    const own = withArrived([logo], { name: '', colors: hexes('#111111', '#0A66C2', '#EEEEEE') });
    expect(colorsOf(own)).toEqual(['#0A66C2', '#111111', '#EEEEEE']);
    const many = hexes('#100000', '#200000', '#300000', '#400000', '#500000', '#600000', '#700000');
    expect(withArrived(own, { name: '', colors: many })).toHaveLength(8);
  });
});
