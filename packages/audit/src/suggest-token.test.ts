import { readCssColor } from '@swatchwork/color/css';
import { expect, test } from 'vitest';

import { suggestToken } from './suggest-token.ts';

const THEME = `:root { --brand: #0a66c2; --paper: #fff; --veil: #0a66c280 }
.dark { --brand: #0a66c2; --paper: #000 }
.part { --brand-part: #0a66c2 }`;

function suggest(text: string, theme = THEME) {
  const color = readCssColor(text);
  if (typeof color === 'string') throw new Error(color);
  return suggestToken(color, [{ name: 'theme.css', text: theme }]);
}

test('a token counts where it has the color, and as the token only if that is every mode', () => {
  expect(suggest('rgb(10 102 194)')).toMatchObject({
    hex: '#0a66c2',
    everywhere: ['--brand'],
    nearest: { token: '--brand', distance: 0 },
    modes: { light: { same: ['--brand'] }, dark: { same: ['--brand'] } },
  });
  const white = suggest('white');
  expect([white.everywhere, white.modes.light?.same, white.modes.dark?.same]).toEqual([
    [],
    ['--paper'],
    [],
  ]);
});

test('what is near has its distance, and the same opacity', () => {
  const { everywhere, nearest, modes } = suggest('#0a66c3');
  expect([everywhere, nearest?.token]).toEqual([[], '--brand']);
  expect(nearest?.distance).toBeCloseTo(0.0016, 3);
  expect(modes.light?.near.map(({ token }) => token)).toEqual(['--brand', '--paper']);
  expect(suggest('#0a66c280').everywhere).toEqual(['--veil']);
});

test('without a theme, or for a color beyond sRGB, it says so', () => {
  expect(suggest('red', 'p { color: red }')).toMatchObject({ nearest: null, modes: {} });
  expect(suggest('color(display-p3 1 0 0)').notes.join()).toContain('it lies outside sRGB');
  expect(suggest('red', ':root { --a: "').notes).toHaveLength(1);
});
