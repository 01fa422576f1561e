import { describe, expect, test } from 'vitest';

import { growthOf, MOST_GROWTH } from '../../../../testing/growth.ts';
import { createTheme } from '../index.ts';
import { EXAMPLE, fromInput, type ThemeDocument, toInput } from './theme-document.ts';
import { readThemeQuery, writeThemeQuery } from './theme-query.ts';

const EVERYTHING: ThemeDocument = {
  brands: [
    { color: '#0A66C2', name: 'Sea & sky' },
    { color: 'oklch(0.7 0.3 150)', name: '' },
  ],
  primary: 1,
  neutral: '#7A6A5A',
  grounds: { light: '#FFFDF8', 'high-contrast': '#000000' },
  target: 'AAA',
  solids: 'white-words',
  vision: 'tritan',
  steps: 9,
  overrides: { dark: { text: '#EEEEEE' }, light: { 'accent-1-solid': '#123456' } },
};

describe('links to a theme', () => {
  test.each([',', '(,', 'rgb(1,2),'])(
    'the time to read %j over and over grows with the length',
    (unit) => {
      const make = (size: number) => `?c=${unit.repeat(size / unit.length)}`;
      expect(growthOf(4000, make, readThemeQuery)).toBeLessThan(MOST_GROWTH);
    },
  );

  test('what is written is read again', () => {
    for (const document of [EXAMPLE, EVERYTHING]) {
      const read = readThemeQuery(writeThemeQuery(document));
      expect(read).toEqual({ document, hasBrands: true, problems: [] });
    }
  });

  test('a link of version 1 stays as it is, with nothing that has its default', () => {
    expect(writeThemeQuery(EXAMPLE)).toBe('?c=0A66C2,F59E0B');
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
      '“zz” is not an opaque CSS color and was left out.',
      '“0A66C280” is not an opaque CSS color and was left out.',
    ]);
    expect(readThemeQuery(`?c=${Array(9).fill('0A66C2').join()}`).document.brands).toHaveLength(8);
  });

  test('a link without brand colors says so', () => {
    expect(readThemeQuery('?saved=1').hasBrands).toBe(false);
    expect(readThemeQuery('?c=zz').hasBrands).toBe(false);
  });
});

describe('documents and what the engine takes', () => {
  test('a document is the same after the way there and back', () => {
    for (const document of [EXAMPLE, EVERYTHING]) {
      expect(fromInput(toInput(document))).toEqual(document);
    }
  });

  test('an input makes the same theme by way of a document', () => {
    const input = {
      brands: ['teal', { color: 'rgb(245 158 11)', name: 'amber' }],
      primary: 1,
      grounds: { dark: 'black' },
      overrides: { dark: { text: 'white' }, light: {} },
    } as const;
    const { overrides: _, ...made } = createTheme(input);
    const again = createTheme(toInput(fromInput(input)));
    expect({ scales: again.scales, modes: again.modes }).toEqual({
      scales: made.scales,
      modes: made.modes,
    });
  });
});
