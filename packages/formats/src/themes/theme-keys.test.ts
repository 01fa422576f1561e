import { expect, test } from 'vitest';

import { NASTY_NAMES, named } from '../../testing/themes.ts';
import { familyKeys } from './theme-keys.ts';

function keysOf(names: readonly string[]): string[] {
  const theme = named(names);
  const keys = familyKeys(theme);
  return theme.brands.map(({ family }) => keys.get(family)!);
}

test('names are spelled in ASCII; what cannot be is called as its family', () => {
  expect(keysOf(['Déjà Vu!', '夏 🌊', '500', '  '])).toEqual([
    'deja-vu',
    'accent-1',
    'color-500',
    'accent-3',
  ]);
});

test('a name never takes that of another family, or of one that differs in hyphens alone', () => {
  expect(keysOf(['error', 'a-b', 'ab', 'AB', 'neutral', 'accent 6', 'accent-6', 'ab 2'])).toEqual([
    'error-2',
    'a-b',
    'ab-2',
    'ab-3',
    'neutral-2',
    'accent-6-2',
    'accent-6',
    'ab-2-2',
  ]);
});

test('any names make distinct keys that begin with a letter', () => {
  const keys = keysOf(NASTY_NAMES);
  expect(new Set(keys.map((key) => key.replaceAll('-', ''))).size).toBe(keys.length);
  for (const key of keys) expect(key).toMatch(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/);
});
