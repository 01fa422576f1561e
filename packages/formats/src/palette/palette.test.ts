import { expect, test } from 'vitest';
import { readPalette } from '../read/read.ts';
import { swatchesOf, toExported } from './palette.ts';

test('what was read can be written: hexes, names and opacities by place', () => {
  const { palette } = readPalette('$a: rgb(255 0 0 / 50%); $b: tan;');
  expect(toExported(palette)).toEqual({
    name: '',
    colors: ['#FF0000', '#D2B48C'],
    colorNames: ['a', 'b'],
    alphas: [0.5, undefined],
  });
});

test('names are trimmed, empty ones are none, and opacity is written where there is any', () => {
  const swatches = swatchesOf({
    name: '',
    colors: ['#000000', '#FFFFFF', '#3B82F6'],
    colorNames: [' Ink ', '  '],
    alphas: [0.01, 1, 0],
  });
  expect(swatches.map(({ name, css, alpha }) => [name, css, alpha])).toEqual([
    ['Ink', '#00000003', 0.01],
    [undefined, '#FFFFFF', 1],
    [undefined, '#3B82F600', 0],
  ]);
});

test('what is no color, or no opacity, is refused', () => {
  expect(() => swatchesOf({ name: '', colors: ['#12'] })).toThrow('colors must be hex, got #12');
  for (const alpha of [-0.1, 1.1, Number.NaN]) {
    expect(() => swatchesOf({ name: '', colors: ['#000000'], alphas: [alpha] })).toThrow(
      `alphas must be 0…1, got ${alpha}`,
    );
  }
});

test('a name that is too long for people is cut', () => {
  expect(readPalette(JSON.stringify({ name: 'n'.repeat(300), a: '#fff' })).palette.name).toBe(
    'n'.repeat(200),
  );
});
