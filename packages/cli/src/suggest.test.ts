import { describe, expect, test } from 'vitest';

import { suggest } from './suggest.ts';

const COMMANDS = ['convert', 'contrast', 'fix', 'harmony', 'generate', 'extract', 'check'];

describe(suggest, () => {
  test.each([
    ['contrst', 'contrast'],
    ['conevrt', 'convert'],
    ['chekc', 'check'],
    ['HARMONY', 'harmony'],
    ['genrate', 'generate'],
    ['fx', 'fix'],
    ['harm', 'harmony'],
  ])('%s was meant to be %s', (typed, meant) => {
    expect(suggest(typed, COMMANDS)).toBe(meant);
  });

  test.each(['', 'xyz', 'palette', 'x'.repeat(10_000)])('nothing is near %s', (typed) => {
    expect(suggest(typed, COMMANDS)).toBeUndefined();
  });

  test('the nearest of several wins', () => {
    expect(suggest('grean', ['grey', 'greet', 'green'])).toBe('green');
  });
});
