import { createTheme, THEME_MODES, type Theme } from '@swatchwork/theme';
import { expect, test } from 'vitest';

import { packTheme, unpackTheme } from './packed-theme.ts';

const THEMES = {
  'one brand': createTheme({ brands: ['#0A66C2'] }),
  'eight brands, named, AAA, of seven steps': createTheme({
    brands: [
      '#F59E0B',
      { color: '#123456', name: 'Deep' },
      'red',
      'lime',
      'teal',
      'navy',
      'pink',
      'tan',
    ],
    primary: 2,
    target: 'AAA',
    steps: 7,
  }),
  'overrides that fail': createTheme({
    brands: ['#0A66C2'],
    overrides: { light: { 'text-muted': '#BBBBBB', 'brand-tint': '#808080' } },
  }),
};

/** What the page shows of it. */
const shownOf = ({ scales, modes, pairs, separations, ...rest }: Theme) => ({
  ...rest,
  separations: separations.map((one) => ({ ...one, distance: one.distance.toFixed(3) })),
  scales: Object.values(scales).map(({ tonal, twelve, ...scale }) => ({
    ...scale,
    tonal: tonal.map(({ step, hex }) => [step, hex]),
    twelve: THEME_MODES.map((mode) => twelve[mode].map(({ step, hex }) => [step, hex])),
  })),
  modes: THEME_MODES.map((mode) => ({
    ...modes[mode],
    roles: Object.entries(modes[mode].roles)
      .map(([name, { hex }]) => [name, hex])
      .sort(),
  })),
  pairs: pairs.map((pair) => ({
    ...pair,
    modes: THEME_MODES.map((mode) => ({
      ...pair.modes[mode],
      ratio: Math.floor(pair.modes[mode].ratio * 100 + 1e-6),
    })),
  })),
});

test.each(Object.entries(THEMES))('packed and unpacked, it shows the same: %s', (_, theme) => {
  expect(shownOf(unpackTheme(packTheme(theme)))).toEqual(shownOf(theme));
});

test('it is a tenth of the JSON', () => {
  const theme = THEMES['one brand'];
  expect(packTheme(theme).length).toBeLessThan(JSON.stringify(theme).length / 7);
});
