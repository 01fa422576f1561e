import { describe, expect, test } from 'vitest';
import { readContexts } from '../contexts/read-contexts.ts';
import { FormatError } from '../palette/format-error.ts';
import { readColorTokens } from './color-tokens.ts';

const file = (name: string, content: unknown) => ({ name, text: JSON.stringify(content) });
const color = (hex: string) => ({ $type: 'color', $value: hex });

const hexes = (...files: Parameters<typeof readColorTokens>[0]) =>
  Object.fromEntries([...readColorTokens(files)].map(([path, { hex }]) => [path, hex]));

describe(readColorTokens, () => {
  test('paths with dots; types come from groups; other types are left out', () => {
    const tokens = {
      color: {
        $type: 'color',
        brand: { $value: { colorSpace: 'srgb', components: [0, 0.5, 1] } },
        text: { muted: { $value: '#767676' } },
      },
      gap: { $type: 'dimension', $value: { value: 4, unit: 'px' } },
    };
    expect(hexes(file('a', tokens))).toEqual({
      'color.brand': '#0080FF',
      'color.text.muted': '#767676',
    });
  });

  test('files count as one: aliases reach across, and the last one wins', () => {
    const base = file('base.json', { ink: color('#111111'), paper: color('#ffffff') });
    const dark = file('dark.json', { paper: color('#222222'), page: color('{paper}') });
    expect(hexes(base, dark)).toEqual({ ink: '#111111', paper: '#222222', page: '#222222' });
  });

  test('groups of two files become one, a token takes the place of a group and the other way round', () => {
    const below = {
      sea: { deep: color('#000011'), high: color('#000022') },
      sky: color('#111111'),
    };
    const above = { sea: { high: color('#000033') }, sky: { blue: color('#222222') } };
    expect(hexes(file('a', below), file('b', above))).toEqual({
      'sea.deep': '#000011',
      'sea.high': '#000033',
      'sky.blue': '#222222',
    });
    expect(hexes(file('b', above), file('a', below))).toEqual({
      'sea.deep': '#000011',
      'sea.high': '#000022',
      sky: '#111111',
    });
  });

  test('a byte order mark is none of the text; errors name the files', () => {
    expect(hexes({ name: 'a', text: '\uFEFF{"a":{"$type":"color","$value":"red"}}' })).toEqual({
      a: '#FF0000',
    });
    expect(() => readColorTokens([file('a', {}), file('b', {})])).toThrow('a, b, offset 0: there');
    expect(() => readColorTokens([file('a', [])])).toThrow(
      expect.objectContaining({
        code: 'broken',
        message: 'a, offset 0: it must be an object of tokens',
      }),
    );
  });

  test('opacity is kept', () => {
    const value = { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0.5 };
    const tokens = readColorTokens([file('a', { veil: { $type: 'color', $value: value } })]);
    expect(tokens.get('veil')).toMatchObject({ hex: '#000000', alpha: 0.5 });
  });

  test('a key that prototypes have is harmless', () => {
    const text = '{"__proto__": {"red": {"$type": "color", "$value": "red"}}}';
    const files = [
      { name: 'a', text },
      { name: 'b', text },
    ];
    expect([...readColorTokens(files).keys()]).toEqual(['__proto__.red']);
    expect(Object.hasOwn(Object.prototype, 'red')).toBe(false);
  });

  test('files of Style Dictionary 3 and Tokens Studio, with their sets, modes and changes', () => {
    const modify = { type: 'darken', value: '0.5', space: 'srgb' };
    const files = [
      {
        $metadata: { tokenSetOrder: ['base', 'light'] },
        base: { ink: { value: '#ff0000', type: 'color' } },
        light: {
          text: { value: '{ink}', type: 'color' },
          dim: { value: '{ink}', type: 'color', $extensions: { 'studio.tokens': { modify } } },
        },
      },
      {
        page: {
          value: { day: '{base.ink.value}', night: { color: '#000000', alpha: 0.5 } },
          type: 'color',
        },
      },
    ];
    expect(hexes(file('a', files[0]), file('b', files[1]))).toEqual({
      'base.ink': '#FF0000',
      'light.text': '#FF0000',
      'light.dim': '#800000',
      'page.day': '#FF0000',
      'page.night': '#000000',
    });
    const text = JSON.stringify(files[1]!);
    const sheet = readContexts([file('a', files[0]), { name: 'b', text }]);
    const { offset, length, references } = sheet.tokens
      .get('page.day')!
      .declarations.get('default')!;
    expect(text.slice(offset, offset + length)).toBe('"{base.ink.value}"');
    expect(references).toEqual(['base.ink']);
  });

  test.each([
    ['no JSON', '{"a": }', 'a.json, offset 6'],
    ['no object', '[1]', 'must be an object'],
    ['no color', '{}', 'no colors'],
    ['a missing alias', '{"a": {"$type": "color", "$value": "{b}"}}', 'refers to {b}'],
    ['a circle', '{"a": {"$type": "color", "$value": "{a}"}}', 'refers to itself'],
    ['a color that is none', '{"a": {"$type": "color", "$value": "blau"}}', 'a is not a color'],
  ])('refuses %s', (_, text, problem) => {
    const read = () => readColorTokens([{ name: 'a.json', text }]);
    expect(read).toThrow(FormatError);
    expect(read).toThrow(problem);
  });
});
