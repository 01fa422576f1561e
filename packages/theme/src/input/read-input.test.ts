import { expect, test } from 'vitest';

import { createTheme, describeNote, type ThemeInput, ThemeInputError } from '../index.ts';

const given = (input: unknown) => () => createTheme(input as ThemeInput);

test.each<[unknown, string, string]>([
  [undefined, 'input', 'undefined'],
  [{}, 'brands', 'undefined'],
  [{ brands: [] }, 'brands', '0'],
  [{ brands: Array(9).fill('red') }, 'brands', '9'],
  [{ brands: ['red', 'redd'] }, 'brands[1]', '"redd"'],
  [{ brands: [7] }, 'brands[0]', '7'],
  [{ brands: ['#FF000080'] }, 'brands[0]', '"#FF000080"'],
  [{ brands: [{ color: 'red', name: '1st' }] }, 'brands[0].name', '"1st"'],
  [{ brands: [{ color: 'red', name: 'Error' }] }, 'brands[0].name', '"Error"'],
  [{ brands: [{ color: [] }] }, 'brands[0].color', 'a list'],
  [{ brands: ['red'], primary: 1 }, 'primary', '1'],
  [{ brands: ['red'], neutral: 'grayish' }, 'neutral', '"grayish"'],
  [{ brands: ['red'], target: 'A' }, 'target', '"A"'],
  [{ brands: ['red'], vision: 'achromat' }, 'vision', '"achromat"'],
  [{ brands: ['red'], steps: 2.5 }, 'steps', '2.5'],
  [{ brands: ['red'], steps: Number.NaN }, 'steps', 'NaN'],
  [{ brands: ['red'], grounds: { dim: 'black' } }, 'grounds', '"dim"'],
  [{ brands: ['red'], grounds: { dark: 'blak' } }, 'grounds.dark', '"blak"'],
  [
    { brands: ['red'], overrides: { dark: { __proto__x: 'red' } } },
    'overrides.dark',
    '"__proto__x"',
  ],
  [
    { brands: ['red'], overrides: { dark: { 'accent-1-text': 'red' } } },
    'overrides.dark',
    '"accent-1-text"',
  ],
  [{ brands: ['red'], overrides: { dark: { text: '' } } }, 'overrides.dark.text', '""'],
])('%j is refused by name', (input, field, arrived) => {
  expect(given(input)).toThrow(ThemeInputError);
  expect(given(input)).toThrow(expect.objectContaining({ field, arrived }));
});

test('what arrived is shortened', () => {
  const long = 'x'.repeat(100_000);
  try {
    createTheme({ brands: [long] });
    expect.unreachable();
  } catch (error) {
    expect((error as ThemeInputError).message.length).toBeLessThan(200);
  }
});

test('two equal brand colors make two families, and a note', () => {
  const { brands, notes } = createTheme({ brands: ['#0A66C2', '#0a66c2'] });
  expect(brands.map(({ family, input }) => [family, input])).toEqual([
    ['brand', '#0A66C2'],
    ['accent-1', '#0a66c2'],
  ]);
  expect(notes).toContainEqual({
    code: 'brands-alike',
    family: 'brand',
    other: 'accent-1',
    distance: 0,
  });
});

test('the primary color comes first, and names become the names of scales', () => {
  const { brands, scales } = createTheme({
    brands: ['#FF0000', { color: 'rgb(0 0 255)', name: 'sky' }],
    primary: 1,
  });
  expect(brands.map(({ name, hex }) => [name, hex])).toEqual([
    ['sky', '#0000FF'],
    ['accent-1', '#FF0000'],
  ]);
  expect(scales.brand.name).toBe('sky');
});

test('a color outside of sRGB stands as its nearest, with itself for wider screens', () => {
  const { brands, scales, notes } = createTheme({ brands: ['color(display-p3 1 0 0)'] });
  expect(notes[0]).toMatchObject({ code: 'brand-mapped', hex: brands[0]!.hex });
  expect(describeNote(notes[0]!)).toContain('(ΔE_OK 0.048 away).');
  expect(scales.brand.twelve.light[8]).toMatchObject({
    hex: brands[0]!.hex,
    p3: 'color(display-p3 1 0 0)',
  });
});
