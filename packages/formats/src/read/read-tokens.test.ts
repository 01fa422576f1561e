import { describe, expect, test } from 'vitest';

import { readPalette } from './read.ts';

const read = (tokens: unknown) => readPalette(JSON.stringify(tokens)).palette;

/** Such as `ink #000000 0.5`. */
const colors = (tokens: unknown) =>
  read(tokens).colors.map(({ hex, name, alpha }) => [name, hex, alpha].filter(Boolean).join(' '));

const srgb = (components: unknown, alpha?: number) => ({ colorSpace: 'srgb', components, alpha });
const RED = { $type: 'color', $value: srgb([1, 0, 0]) };

describe('values', () => {
  test.each([
    [srgb([0.2, 0.4, 0.6]), '#336699'],
    [srgb([1, 0, 0], 0.5), '#FF0000 0.5'],
    [srgb([1, 0, 0], 2), '#FF0000'],
    [srgb(['none', 1, 0]), '#00FF00'],
    [{ colorSpace: 'hsl', components: [120, 100, 50], alpha: 0.25 }, '#00FF00 0.25'],
    [{ colorSpace: 'hsl', components: [120, 100, 50], alpha: -1 }, '#00FF00'],
    [{ colorSpace: 'hwb', components: [0, 0, 0] }, '#FF0000'],
    [{ colorSpace: 'lab', components: [100, 0, 0] }, '#FFFFFF'],
    [{ colorSpace: 'oklab', components: [1, 0, 0] }, '#FFFFFF'],
    [{ colorSpace: 'lch', components: [0, 0, 0] }, '#000000'],
    [{ colorSpace: 'oklch', components: [0, 0, 'none'] }, '#000000'],
    [{ colorSpace: 'srgb-linear', components: [0, 0, 1] }, '#0000FF'],
    [{ colorSpace: 'xyz-d65', components: [0, 0, 0] }, '#000000'],
  ])('%j', ($value, expected) => {
    expect(colors({ a: { $type: 'color', $value } })).toEqual([`a ${expected}`]);
    expect(colors({ a: { $value } })).toEqual([`a ${expected}`]); // the value says what it is
  });
});

describe('names', () => {
  test('the way through the groups without the outermost; a number is none', () => {
    expect(colors({ sea: { deep: { blue: RED }, 'color-7': RED }, top: RED })).toEqual([
      'deep blue #FF0000',
      '#FF0000',
      'top #FF0000',
    ]);
  });

  test('the outermost group stays where names would repeat without it', () => {
    const scale = { 100: RED, 200: RED };
    expect(colors({ gray: scale, blue: scale, ink: RED })).toEqual([
      'gray 100 #FF0000',
      'gray 200 #FF0000',
      'blue 100 #FF0000',
      'blue 200 #FF0000',
      'ink #FF0000',
    ]);
  });

  test('what our own writer noted beats the key, for colors and for the palette', () => {
    const noted = (name: unknown) => ({ $extensions: { 'app.swatchwork.name': name } });
    const file = { sea: { ...noted('The Sea'), a: { ...RED, ...noted('Déjà vu') } } };
    expect(read(file)).toEqual({ name: 'The Sea', colors: [{ hex: '#FF0000', name: 'Déjà vu' }] });
    expect(read({ sea: { ...noted(7), a: { ...RED, ...noted(7) } } })).toEqual({
      name: 'sea',
      colors: [{ hex: '#FF0000', name: 'a' }],
    });
  });

  test.each([
    [{ sea: { a: RED } }, 'sea'],
    [{ $description: 'x', sea: { a: RED } }, 'sea'],
    [{ palette: { a: RED } }, ''],
    [{ sea: { a: RED }, land: { a: RED } }, ''],
    [{ red: RED }, ''],
  ])('%j is the palette "%s"', (file, name) => {
    expect(read(file).name).toBe(name);
  });
});

describe('types', () => {
  test('come from the nearest group, or from where an alias points', () => {
    const file = {
      $type: 'dimension',
      a: { $type: 'color', b: { c: { $value: '#ff0000' } } },
      d: { $value: '#00ff00' },
      e: { $value: '{a.b.c}' },
      f: { $type: 'color', $value: '{d}' },
    };
    expect(colors(file)).toEqual(['b c #FF0000', 'e #FF0000', 'f #00FF00']);
    const { $type, ...rest } = file;
    expect(colors(rest)).toEqual(['b c #FF0000', 'e #FF0000', 'f #00FF00']);
  });

  test('an alias to another type, and a missing one of another type, is left out', () => {
    expect(
      colors({
        red: RED,
        gap: { $type: 'dimension', $value: { value: 1, unit: 'px' } },
        space: { $value: '{gap}' },
        lost: { $type: 'dimension', $value: '{nowhere}' },
      }),
    ).toEqual(['red #FF0000']);
  });
});

describe('aliases', () => {
  test.each([
    ['{sea.deep}', 'braces'],
    ['{top}', 'an alias of an alias'],
  ])('%s: %s', ($value) => {
    const file = { sea: { deep: RED }, top: { $value: '{sea.deep}' }, z: { $value } };
    expect(colors(file)).toEqual(['deep #FF0000', 'top #FF0000', 'z #FF0000']);
  });

  test('JSON Pointers, with their escapes, to tokens and into values', () => {
    const file = {
      'a/b~c': RED,
      one: { $type: 'color', $ref: '#/a~1b~0c' },
      two: { $type: 'color', $value: { $ref: '#/a~1b~0c/$value' } },
    };
    expect(colors(file)).toEqual(['a/b~c #FF0000', 'one #FF0000', 'two #FF0000']);
  });

  test('a chain is followed, and the end of an endless one is left out', () => {
    const chain = (length: number) =>
      Object.fromEntries([
        ...Array.from({ length }, (_, i) => [`t${i}`, { $value: `{t${i + 1}}` }] as const),
        [`t${length}`, RED],
      ]);
    expect(colors(chain(120))).toHaveLength(121);
    expect(colors(chain(200)).length).toBeLessThan(201);
    expect(readPalette(JSON.stringify(chain(9000))).notes[0]).toMatch(
      /^\d+ tokens that refer to nothing/,
    );
  });
});

describe('groups that extend others', () => {
  test('have their members, and their own win', () => {
    const file = {
      base: { $type: 'color', a: { $value: '#111111' }, b: { $value: '#222222' } },
      more: { $extends: '{base}', b: { $value: '#333333' }, c: { $value: '#444444' } },
      most: { $extends: '#/more', $type: 'color' },
    };
    expect(colors({ ...file, $type: 'color' })).toEqual([
      'base a #111111',
      'base b #222222',
      'more a #111111',
      'more b #333333',
      'more c #444444',
      'most a #111111',
      'most b #333333',
      'most c #444444',
    ]);
  });

  test('a group may have a token of its own, $root', () => {
    expect(colors({ brand: { $root: RED, dark: RED } })).toEqual(['brand #FF0000', 'dark #FF0000']);
  });

  test('sixty-four groups deep is read, a member called $x is not', () => {
    const deep = (depth: number): unknown => (depth === 0 ? RED : { g: deep(depth - 1) });
    expect(colors(deep(60))).toHaveLength(1);
    expect(colors({ $x: { y: RED }, z: RED })).toEqual(['z #FF0000']);
  });
});
