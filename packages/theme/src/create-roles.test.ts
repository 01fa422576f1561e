import { createRandom, formatHex } from '@swatchwork/color';
import { expect, test } from 'vitest';

import {
  CHART_ROLES,
  createRoles,
  createTheme,
  THEME_MODES,
  type Theme,
  type ThemeInput,
} from './index.ts';
import { themeCss } from './products/index.ts';

/** The modes of a theme without colors of charts, and without the steps that colors are equal to. */
function rolesOf({ modes }: Theme) {
  const entries = THEME_MODES.map((mode) => {
    const charts = new Set<string>(CHART_ROLES);
    const roles = Object.entries(modes[mode].roles)
      .filter(([role]) => !charts.has(role))
      .map(([role, { from: _, ...color }]) => [role, color]);
    return [mode, { ...modes[mode], roles: Object.fromEntries(roles) }];
  });
  return { modes: Object.fromEntries(entries) };
}

test('the roles are those of the theme, to the last byte and in the same order', () => {
  const random = createRandom('roles');
  const color = () => formatHex({ r: random(), g: random(), b: random() });
  for (let i = 0; i < 30; i++) {
    const input: ThemeInput = {
      brands: [color(), color(), color()].slice(i % 3),
      target: i % 4 === 0 ? 'AAA' : 'AA',
      ...(i % 5 === 0 && { neutral: color(), grounds: { dark: color() } }),
      ...(i % 7 === 0 && { overrides: { light: { 'brand-text': color() } } }),
    };
    expect(JSON.stringify(createRoles(input))).toBe(JSON.stringify(rolesOf(createTheme(input))));
  }
});

test('they make the style sheet of the theme, but for charts', () => {
  const withoutCharts = (css: string) => css.replaceAll(/;--color-chart-\d:#\w{6}/g, '');
  const input = { brands: ['#E3120B'] };
  expect(themeCss(createRoles(input))).toBe(withoutCharts(themeCss(createTheme(input))));
});

test.each([
  ['teal', 'brands[0]', '"teal"'],
  ['#08F', 'brands[0]', '"#08F"'],
])('%s is no six hex digits', (brand, field, arrived) => {
  expect(() => createRoles({ brands: [brand] })).toThrow(
    expect.objectContaining({ field, allowed: 'six hex digits', arrived }),
  );
});
