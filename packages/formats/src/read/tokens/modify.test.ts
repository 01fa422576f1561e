import { deltaEOK, parseColor } from '@swatchwork/color';
import Color from 'colorjs.io';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { readContexts } from '../../contexts/read-contexts.ts';
import { readPalette } from '../read.ts';

const token = ($value: string, modify: unknown) => ({
  $type: 'color',
  $value,
  $extensions: { 'studio.tokens': { modify } },
});

/** The color of the token `x` and what is said of it, which have to be the same in an import and a check. */
function read(file: object) {
  const text = JSON.stringify(file);
  const { palette, notes } = readPalette(text);
  const { hex, css = hex, alpha = 1 } = palette.colors.at(-1)!;
  const sheet = readContexts([{ name: 'a', text }]);
  const checked = sheet.tokens.get('x')!.colors.get('default')!;
  expect(deltaEOK(checked.color, parseColor(hex)!.color)).toBeLessThan(1e-9);
  expect(checked.alpha).toBe(alpha);
  const isTold = (list: readonly string[]) => list.some((note) => note.includes('Tokens Studio'));
  expect(isTold(sheet.notes)).toBe(isTold(notes));
  return { color: parseColor(css)!.color, alpha, isTold: isTold(notes) };
}

describe('what the tests of its own transforms expect', () => {
  test.each([
    ['lighten', 'hsl', 'hsl(0 50.598% 60.627%)'],
    ['lighten', 'lch', 'lch(57.685 47.48 29.704)'],
    ['lighten', 'p3', 'color(display-p3 0.76016 0.43532 0.42213)'],
    ['lighten', 'srgb', 'rgb(80.549% 40.706% 40.706%)'],
    ['darken', 'hsl', 'hsl(0 50.598% 40.627%)'],
    ['darken', 'lch', 'lch(37.685 47.48 29.704)'],
    ['darken', 'p3', 'color(display-p3 0.56016 0.23532 0.22213)'],
    ['darken', 'srgb', 'rgb(60.549% 20.706% 20.706%)'],
  ])('%s by 0.2 in %s', (type, space, expected) => {
    for (const value of ['0.2', 0.2, '0.5 - 0.3', '{a} * 2', '(0.1 + {a})', '{b}']) {
      const file = {
        a: { $type: 'number', $value: 0.1 },
        b: { $type: 'number', $value: '0.2' },
        x: token('#C14242', { type, value, space }),
      };
      const { color, isTold } = read(file);
      expect(deltaEOK(color, parseColor(expected)!.color)).toBeLessThan(2e-4);
      expect(isTold).toBe(false);
    }
  });
});

const SPACES = { srgb: 'srgb', p3: 'p3', hsl: 'hsl', lch: 'lch' } as const;
const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const amount = fc.integer({ min: 0, max: 100 }).map((value) => value / 100);

test('mixtures are those of colorjs.io, which its transforms use', () => {
  fc.assert(
    fc.property(
      hex,
      hex,
      amount,
      fc.constantFrom('srgb', 'p3', 'hsl', 'lch'),
      (a, b, value, space) => {
        const { color } = read({ x: token(a, { type: 'mix', value, space, color: b }) });
        const mixed = new Color(a).mix(b, value, {
          space: SPACES[space as keyof typeof SPACES],
        }) as Color;
        const [red, green, blue] = mixed.to('srgb').coords.map(Number) as [number, number, number];
        expect(deltaEOK(color, { r: red, g: green, b: blue })).toBeLessThan(2e-3);
      },
    ),
    { numRuns: 400 },
  );
});

describe('opacity, references and what cannot be computed', () => {
  test('alpha replaces the opacity, and a mixture mixes both', () => {
    expect(
      read({ x: token('#ff000080', { type: 'alpha', value: '0.25', space: 'srgb' }) }).alpha,
    ).toBe(0.25);
    const mixed = read({
      x: token('#ff0000', { type: 'mix', value: 0.5, space: 'srgb', color: '#0000ff00' }),
    });
    expect(mixed.alpha).toBe(0.5);
    expect(mixed.color).toMatchObject({ r: 0.5, b: 0.5 });
    expect(read({ x: token('#f00', { type: 'alpha', value: 7, space: 'srgb' }) }).alpha).toBe(1);
  });

  test('colors, changes and values may be references, and changes add up', () => {
    const file = {
      blue: token('#0000ff', { type: 'darken', value: '0.5', space: 'srgb' }),
      half: { $type: 'other', $value: { type: 'mix', value: 0.5, color: '{blue}', space: 'srgb' } },
      red: { $type: 'color', $value: '#ff0000' },
      x: token('{red}', '{half}'),
    };
    expect(read(file).color).toMatchObject({ r: 0.5, g: 0, b: 0.25 });
    expect(read(file).isTold).toBe(false);
  });

  test.each([
    [{ type: 'lighten', value: 'a', space: 'srgb' }],
    [{ type: 'lighten', value: '{nowhere}', space: 'srgb' }],
    [{ type: 'lighten', value: 0.1, space: 'oklch' }],
    [{ type: 'lighten', value: 0.1 }],
    [{ type: 'saturate', value: 0.1, space: 'srgb' }],
    [{ type: 'mix', value: 0.1, space: 'srgb', color: '{x}' }],
    [{ type: 'mix', value: 0.1, space: 'srgb' }],
    ['{nowhere}'],
    [null],
  ])('%j is left out, and told', (modify) => {
    const { color, isTold } = read({ x: token('#ff0000', modify) });
    expect(color).toMatchObject({ r: 1, g: 0, b: 0 });
    expect(isTold).toBe(true);
  });

  test('nobody writes a value in the place of a changed one', () => {
    const file = {
      a: { $type: 'color', $value: '#fff' },
      x: token('#ff0000', { type: 'darken', value: 0.1, space: 'hsl' }),
    };
    const { tokens } = readContexts([{ name: 'a', text: JSON.stringify(file) }]);
    expect(tokens.get('a')!.declarations.get('default')!.references).toEqual([]);
    expect(tokens.get('x')!.declarations.get('default')!.references).toEqual(['x']);
  });
});
