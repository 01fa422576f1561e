import { expect, test } from 'vitest';

import { readSource } from './read-source.ts';

const names = (source: string | Uint8Array) =>
  readSource(source, 'styles', 'Acme').things.map(({ name }) => name);

test('a link to a theme, and its colors as typed, make the same variables', () => {
  const linked = readSource('https://example.com/theme?c=0A66C2,F59E0B', 'theme', 'Acme');
  expect(linked).toEqual(readSource('#0A66C2, #F59E0B', 'theme', 'Acme'));
  expect(linked.things.length).toBeGreaterThan(100);
});

test('palettes as links, texts and files become styles', () => {
  expect(names('https://coolors.co/0a66c2-f59e0b')).toEqual(['Acme/1', 'Acme/2']);
  expect(names(new TextEncoder().encode('GIMP Palette\n10 102 194 Blue\n'))).toEqual(['Acme/Blue']);
  expect(readSource('#0A66C280', 'styles', '  ').things).toMatchObject([
    { name: 'Swatchwork/1', values: { '': '#0A66C280' } },
  ]);
});

test.each([
  ['', 'theme', 'Paste a link or colors, or choose a file.'],
  ['https://example.com/theme?saved=1', 'theme', 'only the site can open'],
  ['https://example.com/theme?c=nonsense', 'theme', 'is not an opaque CSS color'],
  ['#111,#222,#333,#444,#555,#666,#777,#888,#999', 'theme', 'A theme takes 8 brand colors'],
  ['nothing at all', 'styles', ''],
] as const)('%j is refused with a sentence', (source, make, sentence) => {
  expect(() => readSource(source, make, '')).toThrow(sentence);
});
