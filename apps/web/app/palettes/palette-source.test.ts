import { describe, expect, test } from 'vitest';

import { DEFAULT_PALETTE, paletteOfQuery, paletteOfStorage } from './palette-source.ts';

const ofQuery = (query: string) => paletteOfQuery(new URLSearchParams(query));

describe('where the palette comes from', () => {
  test('ROUTE-09: a comma list and a name; what is no color is dropped', () => {
    expect(ofQuery('?colors=%23f472b6,x,FB923C&name=Fruit')).toEqual({
      name: 'Fruit',
      colors: ['#F472B6', '#FB923C'],
    });
    expect(ofQuery('?colors=f472b6')?.name).toBe('Custom Palette');
  });

  test('ROUTE-09: nothing valid left is the default palette; no list is no palette', () => {
    expect(ofQuery('?colors=&name=Fruit')).toBe(DEFAULT_PALETTE);
    expect(ofQuery('?name=Fruit')).toBeUndefined();
  });

  test('at most ten colors and a name of at most 100 characters are taken', () => {
    const colors = Array(5000).fill('010203').join(',');
    const palette = ofQuery(`?colors=${colors}&name=${'a'.repeat(5000)}`);
    expect(palette?.colors).toHaveLength(10);
    expect(palette?.name).toHaveLength(100);
  });

  test.each([
    null,
    '',
    '{',
    'null',
    '7',
    '[]',
    '{}',
    '{"name":"x"}',
    '{"name":"x","colors":{"0":"#000000"}}',
    '{"name":"x","colors":[]}',
    '{"name":"x","colors":["red",null,7,{},{"name":"Red"},{"hex":7},["#000000"]]}',
  ])('VISUAL-02, VISUAL-03, VISUAL-04: %s in storage is the default palette', (text) => {
    expect(paletteOfStorage(text)).toBe(DEFAULT_PALETTE);
  });

  test('VISUAL-01: of a stored palette the valid colors count', () => {
    expect(paletteOfStorage('{"name":" Sea ","colors":["#0b2545",null,"bad"]}')).toEqual({
      name: 'Sea',
      colors: ['#0B2545'],
    });
  });

  test('VISUAL-01: colors with names, as the API answers them, count as well', () => {
    const colors = [{ hex: '#0b2545', name: 'Navy' }, 'e4572e', { hex: 'nonsense', name: 'x' }];
    expect(paletteOfStorage(JSON.stringify({ name: 'Sea', colors }))).toEqual({
      name: 'Sea',
      colors: ['#0B2545', '#E4572E'],
    });
  });

  test('what colors are beyond their hexes is read from links and from storage', () => {
    const wide = {
      name: 'Wide',
      colors: ['#FF0B0C', '#112233', '#445566'],
      exact: ['color(display-p3 1 0 0 / 0.5)', undefined, undefined],
    };
    const css = encodeURIComponent('color(display-p3 1 0 0 / 0.5)_nonsense');
    expect(ofQuery(`?colors=FF0B0C-112233-445566&css=${css}&name=Wide`)).toEqual(wide);
    const colors = [
      { hex: '#FF0B0C', css: 'color(display-p3 1 0 0)', alpha: 0.5 },
      { hex: '#112233', css: 'nonsense', alpha: 'much' },
      '#445566',
    ];
    expect(paletteOfStorage(JSON.stringify({ name: 'Wide', colors }))).toEqual(wide);
  });

  test.each([undefined, null, 7, '', '  '])(
    'VISUAL-01: a palette with %j for its name keeps its colors',
    (name) => {
      expect(paletteOfStorage(JSON.stringify({ name, colors: ['#0b2545'] }))).toEqual({
        name: 'Custom Palette',
        colors: ['#0B2545'],
      });
    },
  );
});
