import { composite, contrastRatio, formatHex, parseHex } from '@swatchwork/color';
import { CHART_ROLES, type RoleName, type Theme, type ThemeMode } from '@swatchwork/theme';
import Color from 'colorjs.io';
import { compile } from 'tailwindcss';
import { describe, expect, test } from 'vitest';

import { WAYS } from '../../testing/modes.ts';
import { rootVariables, type Surroundings } from '../../testing/style-sheet.ts';
import { NASTY_NAMES, named, THEMES } from '../../testing/themes.ts';
import type { ThemeFormatId } from '../constants.ts';
import { SHADCN_ROLES } from './shadcn.ts';
import { roleEntries, scaleEntries } from './theme-colors.ts';
import type { ThemeFileOptions } from './theme-file.ts';
import { writeTheme } from './theme-formats.ts';

const BRANDS = Object.keys(THEMES);

/** Style sheets, and their variables that keep their colors where colors are forced. */
const FORCED: readonly (readonly [ThemeFormatId, RegExp])[] = [
  ['css', /-(\d+)$/],
  ['tailwind', /-(\d+)$/],
  ['shadcn', /^--(chart-\d|brand)$/],
  ['radix', /-exact$/],
  ['material', /^$/],
  ['angular-material', /^$/],
  ['bootstrap', /-rgb$/],
  ['daisyui', /^$/],
];

const textOf = (format: ThemeFormatId, theme: Theme, options?: ThemeFileOptions) =>
  writeTheme(format, theme, options).files[0]!.text;

/** Another library's reading of a color, as `#RRGGBB` or `#RRGGBBAA`. */
const hexOf = (color: string) =>
  new Color(color).to('srgb').toString({ format: 'hex', collapse: false }).toUpperCase();

const roleHexes = (theme: Theme, mode: ThemeMode) =>
  Object.fromEntries(roleEntries(theme).map(({ name, colors }) => [name, colors[mode].hex]));

/** The roles that a style sheet gives to a page. */
const rolesIn = (theme: Theme, variables: ReadonlyMap<string, string>) =>
  Object.fromEntries(
    roleEntries(theme).map(({ name }) => [name, hexOf(variables.get(`--color-${name}`)!)]),
  );

describe.each(BRANDS)('%s', (brands) => {
  const theme = THEMES[brands]!;

  test.each(WAYS)('CSS: %s with %j', (mode, where) => {
    const variables = rootVariables(textOf('css', theme), where);
    expect(rolesIn(theme, variables)).toEqual(roleHexes(theme, mode));
    expect(variables.get('color-scheme')).toBe(theme.modes[mode].scheme);
  });

  test.each(WAYS)('Tailwind, compiled: %s with %j', async (mode, where) => {
    const { build } = await compile(textOf('tailwind', theme));
    const variables = rootVariables(build([]), where);
    expect(rolesIn(theme, variables)).toEqual(roleHexes(theme, mode));
    expect(variables.get('color-scheme')).toBe(theme.modes[mode].scheme);
  });

  test.each<[ThemeMode, Surroundings]>([
    ['light', {}],
    ['light', { dark: true }],
    ['dark', { classes: ['dark'] }],
    ['dark', { classes: ['dark'], moreContrast: true }],
    ['high-contrast', { moreContrast: true }],
    ['high-contrast', { classes: ['high-contrast'] }],
  ])('shadcn/ui, compiled: %s with %j', async (mode, where) => {
    const { build } = await compile(textOf('shadcn', theme));
    const variables = rootVariables(build([]), where);
    const { roles } = theme.modes[mode];
    const hex = (name: string) => hexOf(variables.get(`--${name}`)!);
    for (const [name, role] of [
      ...Object.entries(SHADCN_ROLES),
      ...CHART_ROLES.map((one) => [one, one] as const),
    ]) {
      if (!/(primary|ring)$/.test(name)) expect([name, hex(name)]).toEqual([name, roles[role].hex]);
    }
    expect(hex('brand')).toBe(theme.scales.brand.seed);
    const minimum = theme.modes[mode].target === 'AA' ? 4.5 : 7;
    for (const ground of ['background', 'card', 'popover', 'sidebar']) {
      const [below, words] = [parseHex(hex(ground))!, parseHex(hex('primary-foreground'))!];
      const seen = (name: string, alpha: number) =>
        parseHex(formatHex(composite(parseHex(hex(name))!, alpha, below)))!;
      expect(contrastRatio(seen('ring', 0.5), below)).toBeGreaterThanOrEqual(3);
      for (const alpha of [1, 0.9]) {
        expect(contrastRatio(seen('primary', alpha), words)).toBeGreaterThanOrEqual(minimum);
      }
    }
  });

  test('CSS and Tailwind: the scales have every step, the brand its exact bytes', async () => {
    const { build } = await compile(`${textOf('tailwind', theme)}@tailwind utilities;`);
    const classes = scaleEntries(theme).map(({ key, step }) => `bg-${key}-${step}`);
    for (const css of [textOf('css', theme), build(classes)]) {
      const variables = rootVariables(css, {});
      for (const { key, step, color } of scaleEntries(theme)) {
        expect(hexOf(variables.get(`--color-${key}-${step}`)!)).toBe(color.hex);
      }
      const { hex, step } = theme.brands[0]!;
      expect(hexOf(variables.get(`--color-brand-${step}`)!)).toBe(hex);
    }
  });

  test.each(FORCED)('%s: forced colors win over every mode and screen', (id, own) => {
    const text = textOf(id, theme).replaceAll(/\[data-[a-z-]+=([\w-]+)\]/g, '.$1');
    for (const where of [
      {},
      { dark: true, p3: true },
      { classes: ['dark'] },
      { moreContrast: true },
      { classes: ['high-contrast'] },
    ]) {
      const variables = rootVariables(text, { ...where, forcedColors: true });
      const forced = [...variables].filter(([name]) => name.startsWith('--') && !own.test(name));
      expect(forced.length).toBeGreaterThan(19);
      for (const [name, value] of forced) expect(value, name).toMatch(/^[A-Z][a-zA-Z]+$/);
    }
  });

  test('light-dark() holds the same two colors, and high contrast stands apart', () => {
    const text = textOf('css', theme, { modes: 'light-dark' });
    const [page, contrast] = [rootVariables(text, {}), rootVariables(text, { moreContrast: true })];
    expect(page.get('color-scheme')).toBe('light dark');
    for (const [mode, at] of [['light', 1] as const, ['dark', 2] as const]) {
      const seen = new Map(
        [...page].map(([name, value]) => [
          name,
          /^light-dark\((.+), (.+)\)$/.exec(value)?.[at] ?? value,
        ]),
      );
      expect(rolesIn(theme, seen)).toEqual(roleHexes(theme, mode));
    }
    expect(rolesIn(theme, contrast)).toEqual(roleHexes(theme, 'high-contrast'));
  });
});

/** The theme with more chroma in one role of one mode. */
function wide(theme: Theme, mode: ThemeMode, role: RoleName): Theme {
  const p3 = 'color(display-p3 0.1 0.4 0.9)';
  const { roles } = theme.modes[mode];
  const changed = { ...roles, [role]: { ...roles[role]!, p3 } };
  return {
    ...theme,
    modes: { ...theme.modes, [mode]: { ...theme.modes[mode], roles: changed } },
  };
}

test.each([
  ['css', 'color-brand-solid'],
  ['tailwind', 'color-brand-solid'],
  ['shadcn', 'primary'],
] as const)('%s: a P3 screen gets more chroma in its mode alone', async (format, name) => {
  const theme = wide(THEMES['#0A66C2']!, 'light', 'brand-solid');
  const { build } = await compile(textOf(format, theme));
  const value = (where: Surroundings) => rootVariables(build([]), where).get(`--${name}`)!;
  expect(value({ p3: true })).toBe('color(display-p3 0.1 0.4 0.9)');
  expect(hexOf(value({}))).toBe(theme.modes.light.roles['brand-solid'].hex);
  expect(hexOf(value({ p3: true, classes: ['dark'] }))).toBe(
    theme.modes.dark.roles['brand-solid'].hex,
  );
  expect(textOf(format, theme, { p3: false })).not.toContain('display-p3');
});

test.each(['css', 'tailwind'] as const)('%s: what has a translucent form has it too', (format) => {
  const theme = THEMES['#0A66C2']!;
  const { dark } = theme.modes;
  const tint = { ...dark.roles['brand-tint'], alpha: '#0A66C233' as const };
  const roles = { ...dark.roles, 'brand-tint': tint };
  const text = textOf(format, {
    ...theme,
    modes: { ...theme.modes, dark: { ...dark, roles } },
  });
  const value = (where: Surroundings) =>
    hexOf(rootVariables(text, where).get('--color-brand-tint-alpha')!);
  expect(value({ classes: ['dark'] })).toBe('#0A66C233');
  expect(value({ classes: ['light'] })).toBe(theme.modes.light.roles['brand-tint'].hex);
});

test.each(['css', 'tailwind', 'shadcn'] as const)(
  '%s: names are nothing but names',
  async (format) => {
    const theme = named(NASTY_NAMES);
    const [name] = NASTY_NAMES;
    const text = textOf(format, theme, { name: name! });
    const { build } = await compile(text);
    expect(text.match(/\*\//g)?.length).toBe(text.match(/\/\*/g)?.length);
    expect(rootVariables(build([]), {}).get('color-scheme')).toBe('light');
  },
);

test('the item of a registry holds what the style sheet of shadcn/ui holds, in every mode', () => {
  for (const theme of Object.values(THEMES)) {
    const [sheet, registry] = (['shadcn', 'shadcn-registry'] as const).map(
      (format) => writeTheme(format, theme, { name: 'Sea <b>', p3: false }).files[0]!.text,
    );
    const item = JSON.parse(registry!);
    expect(item).toMatchObject({ name: 'sea-b', title: 'Sea <b>', type: 'registry:theme' });
    const blocks = [...sheet!.matchAll(/\{([^{}]*--background:[^{}]*)\}/g)].map(([, text = '']) =>
      Object.fromEntries(
        [...text.matchAll(/--([\w-]+): (.+?);/g)].map(([, name, value]) => [name, value]),
      ),
    );
    const { 'color-scheme': _, ...more } = item.css['.high-contrast'];
    const highContrast = Object.fromEntries(
      Object.entries(more).map(([name, value]) => [name.slice(2), value]),
    );
    expect(blocks.slice(0, 3)).toEqual([item.cssVars.light, item.cssVars.dark, highContrast]);
  }
});

test('shadcn/ui: a brand that cannot be text is named', () => {
  const notes = (brands: string) => writeTheme('shadcn', THEMES[brands]!).notes.join(' ');
  expect(notes('#FFCC00 #D6006C #00A0B0')).toMatch(
    /Links of shadcn\/ui are drawn with primary, which reaches 1\.\d+:1 on the background in light/,
  );
  expect(notes('#000000')).not.toContain('background in light');
});

test('Tailwind: the classes of roles and of dark: exist', async () => {
  const { build } = await compile(`${textOf('tailwind', THEMES['#0A66C2']!)}@tailwind utilities;`);
  const css = build(['bg-brand-solid', 'text-text-muted', 'dark:bg-brand-600']);
  expect(css).toContain('background-color: var(--color-brand-solid)');
  expect(css).toContain('color: var(--color-text-muted)');
  expect(css).toContain('.dark\\:bg-brand-600:where(.dark, .dark *)');
});
