import { describe, expect, test } from 'vitest';

import { readNamed } from '../../testing/read-named.ts';
import { refusal } from '../../testing/refusal.ts';
import { readPalette } from './read.ts';

const read = (text: string) => {
  const { format, colors, notes } = readNamed(text);
  expect(format).toBe('tailwind');
  return [...colors, ...notes];
};

describe('programs', () => {
  test.each([
    [
      "x = { a: '#f00', // b: '#0f0',\n /* c: '#00f', */ d: '#fff' }",
      ["b: '#0f0', #FF0000", 'd #FFFFFF'],
    ],
    ["x = {'a': '#f00', # '#0f0'\n 'b': '#00f'}", ['a #FF0000', 'b #0000FF']],
    [
      "x = [{ name: 'Tan', hex: '#8a6d3b' }, { name: 'Red', hex: '#c00' }]",
      ['Tan #8A6D3B', 'Red #CC0000'],
    ],
    ["x = { sea: { hex: '#3b82f6', rgb: 'rgb(59, 130, 246)' } }", ['sea #3B82F6']],
    ["const a = dark ? '#fff' : '#000'", ['a #FFFFFF', 'a #000000']],
    ["type A = 'red' | 'tan'; const a: A = '#fff'", ['a #FFFFFF']],
    [
      "const a = chroma('#f00'); const s = chroma.scale(['#0f0', '#00f'])",
      ['a #FF0000', '#00FF00', '#0000FF'],
    ],
    ["const a = 0x3b82f6, b = '#fff'", ['a #3B82F6', 'b #FFFFFF']],
    ["x = { a: 'hsl(222 47% 11% / <alpha-value>)' }", ['a #0F1729']],
    ["x = { a: 'color-mix(in srgb, #f00, #00f)' }", ['a #800080']],
    ["x = { zip: '123456', period: 'decade', a: '#fff' }", ['a #FFFFFF', words('123456', 2)]],
    ["x = { a: ['tan', 'wide'], b: '#fff' }", ['b #FFFFFF', words('tan', 1)]],
    [
      "x = { a: alpha('#f00', 0.16), b: '#fff' }",
      ['b #FFFFFF', '1 color within calls such as alpha() was left out.'],
    ],
    [
      "x = { a: tinycolor('#f00').darken(5), b: '#fff' }",
      ['b #FFFFFF', '1 color within expressions was left out.'],
    ],
    [
      "x = { a: 'rgb(var(--a) / <alpha-value>)', b: '#fff' }",
      ['b #FFFFFF', '1 value that may be a color was left out: rgb(var(--a) / <alpha-value>).'],
    ],
    ["x = { a: colors.blue, b: '#fff' }", ['b #FFFFFF', '1 color of another file was left out.']],
    [
      "x = { a: '0 0 1px #f00', b: '#fff' }",
      ['b #FFFFFF', '1 other color in it, #f00, was left out.'],
    ],
    [
      "x = { a: [59, 130, 246], b: '#fff' }",
      ['b #FFFFFF', '1 list of three numbers, which may be channels of a color, was left out.'],
    ],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  function words(word: string, count: number): string {
    return count === 1
      ? `1 word or number that may be a color was left out: ${word}.`
      : `${count} words or numbers that may be colors were left out, such as ${word}.`;
  }
});

test('a program whose colors all stand in calls says so', () => {
  expect(refusal(() => readPalette("const a = alpha('#1976d2', 0.16)"))).toBe(
    'broken Tailwind, offset 16: its colors stand within calls such as alpha(), which are not computed',
  );
});

test('JSON with comments is JSON, and they name nothing', () => {
  expect(readNamed('{ "a": "#fff", // the main\n /* "c": "#111", */ "b": "#000" }')).toMatchObject({
    format: 'json',
    colors: ['a #FFFFFF', 'b #000000'],
  });
  expect(readNamed('{\n // x\n "a": "#fff", // y\n}').colors).toEqual(['a #FFFFFF']);
});
