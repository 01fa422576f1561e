import type { Hex } from '@swatchwork/color';
import { expect, test } from 'vitest';

import { camelCase, colorKeys, sheetKeys } from './color-keys.ts';
import type { ExportedPalette } from './palette.ts';

const palette = (colorNames: (string | undefined)[], more: Partial<ExportedPalette> = {}) => ({
  name: 'Calm sea',
  colors: colorNames.map((): Hex => '#3B82F6'),
  colorNames,
  ...more,
});
const keys = (...names: (string | undefined)[]) => colorKeys(palette(names)).keys;

test('names are words; colors without a name are called by their place', () => {
  expect(keys('Plum Shore', undefined, 'Déjà vu', '')).toEqual(['plum-shore', '2', 'deja-vu', '4']);
});

test('other scripts are written in Latin letters, or numbered', () => {
  expect(keys('Синее море', 'さくら', '夏', 'بحر')).toEqual(['sinee-more', 'sakura', '3', '4']);
});

test('names that would be the same in any language are numbered', () => {
  expect(keys('Sea', 'sea', 'SEA!')).toEqual(['sea', 'sea-2', 'sea-3']);
  expect(keys('Sea 2', 'Sea', 'sea2')).toEqual(['sea-2', 'sea', 'sea2-2']);
  expect(keys('Color 2', undefined)).toEqual(['color-2-2', '2']);
});

test('words of a language and numbers are no names', () => {
  expect(keys('Default', 'class', 'Media', 'hash code', '500', "d'or")).toEqual([
    'default-color',
    'class-color',
    'media-color',
    'hash-code-color',
    'color-500',
    'dor',
  ]);
});

test('by choice all are numbered, or begin with the name of the palette', () => {
  expect(colorKeys(palette(['Sea'], { names: 'numbered' })).keys).toEqual(['1']);
  expect(sheetKeys(palette(['Sea', undefined], { names: 'prefixed' }))).toEqual([
    'calm-sea-sea',
    'calm-sea-2',
  ]);
});

test('palettes in letters that cannot be written differ by a sign of their own', () => {
  const families = ['夏の海', '冬の空', '🌊', ''].map(
    (name) => colorKeys({ name, colors: [] }).family,
  );
  expect(new Set(families).size).toBe(families.length);
  expect(families.at(-1)).toBe('palette');
  for (const family of families) expect(family).toMatch(/^[a-z][a-z0-9-]*$/);
});

test('ten thousand colors of one name', () => {
  const many = colorKeys(palette(Array<string>(10_000).fill('Sea'))).keys;
  expect(new Set(many.map(camelCase)).size).toBe(10_000);
});

test('without hyphens', () => {
  expect(camelCase('plum-shore-2')).toBe('plumShore2');
});
