import { describe, expect, test } from 'vitest';

import { EXAMPLE, type ThemeDocument } from './theme-document.ts';
import { readThemeQuery, writeThemeQuery } from './theme-query.ts';
import type { View } from './view.ts';

const VIEW: View = { design: 'site', mode: 'all', vision: undefined };

const EVERYTHING: ThemeDocument = {
  brands: [
    { color: '#0A66C2', name: 'Sea & sky' },
    { color: 'oklch(0.7 0.3 150)', name: '' },
  ],
  primary: 1,
  neutral: '#7A6A5A',
  grounds: { light: '#FFFDF8', 'high-contrast': '#000000' },
  target: 'AAA',
  steps: 9,
  overrides: { dark: { text: '#EEEEEE' }, light: { 'accent-1-solid': '#123456' } },
};

describe('links to a theme', () => {
  test('what is written is read again', () => {
    const view: View = { design: 'parts', mode: 'dark', vision: 'tritan' };
    for (const [document, seen] of [
      [EXAMPLE, VIEW],
      [EVERYTHING, view],
    ] as const) {
      const read = readThemeQuery(writeThemeQuery(document, seen));
      expect(read).toEqual({ document, view: seen, problems: [] });
    }
  });

  test('a link of version 1 stays as it is, with nothing that has its default', () => {
    expect(writeThemeQuery(EXAMPLE, VIEW)).toBe('?c=0A66C2,F59E0B');
    expect(readThemeQuery('?c=0A66C2&set=dark.link:88AAFF&target=AAA').document).toEqual({
      ...EXAMPLE,
      brands: [{ color: '#0A66C2', name: '' }],
      target: 'AAA',
      overrides: { dark: { link: '#88AAFF' } },
    });
  });

  test('colors are any CSS colors, in one list or in the fields of a form', () => {
    const colors = (query: string) =>
      readThemeQuery(query).document.brands.map(({ color }) => color);
    expect(colors('?c=tomato,rgb(10, 102, 194),0a6')).toEqual(['#FF6347', '#0A66C2', '#00AA66']);
    expect(colors('?c=%230A66C2&c=&c=gold')).toEqual(['#0A66C2', '#FFD700']);
  });

  test('what cannot be read is named or left out, and nothing throws', () => {
    const { document, problems } = readThemeQuery(
      '?c=zz,0A66C280,0A66C2&primary=7&steps=900&target=AAAA&neutral=dim&light=x&set=dark.nothing:000,noon.text:000,light.accent-1-solid:000,light.text:zz',
    );
    expect(document).toEqual({ ...EXAMPLE, brands: [{ color: '#0A66C2', name: '' }] });
    expect(problems).toEqual([
      '“zz” is no opaque CSS color, so it was left out.',
      '“0A66C280” is no opaque CSS color, so it was left out.',
    ]);
    expect(readThemeQuery(`?c=${Array(9).fill('0A66C2').join()}`).document.brands).toHaveLength(8);
  });
});
