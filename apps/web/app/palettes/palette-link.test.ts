import { parseHex } from '@swatchwork/color';
import { expect, test } from 'vitest';

import { readDocument } from './document-url.ts';
import { paletteLink } from './palette-link.ts';

const color = (hex: string) => parseHex(hex)!;
const colorsOf = (link: string) => readDocument(new URL(link, 'http://x').search).colors;

test('the creator opens with the color, its partners, then light and dark relatives', () => {
  const link = paletteLink(color('#3B82F6'), [color('#F6AF3B')]);
  expect(link).toMatch(/^\/create-palette\?/);
  expect(colorsOf(link)).toEqual(['#3B82F6', '#F6AF3B', '#E7EFFE', '#031E49', '#9DC1FB']);
});

test('D19: more than four partners all go along', () => {
  const partners = ['#FF0000', '#00FF00', '#0000FF', '#FFFF00', '#00FFFF', '#FF00FF'];
  const colors = colorsOf(paletteLink(color('#3B82F6'), partners.map(color)));
  expect(colors).toEqual(['#3B82F6', ...partners]);
});

test('four partners leave no slot to fill', () => {
  const partners = ['#FF0000', '#00FF00', '#0000FF', '#FFFF00'];
  expect(colorsOf(paletteLink(color('#3B82F6'), partners.map(color)))).toEqual([
    '#3B82F6',
    ...partners,
  ]);
});
