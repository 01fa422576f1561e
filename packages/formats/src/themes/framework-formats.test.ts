import { contrastRatio, type Hex, parseHex } from '@swatchwork/color';
import { createTheme, type Theme, type ThemeMode } from '@swatchwork/theme';
import { transform } from 'esbuild';
import { XMLValidator } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';

import { rootVariables, type Surroundings } from '../../testing/style-sheet.ts';
import { NASTY_NAMES, named, THEMES } from '../../testing/themes.ts';
import { writeTheme } from './theme-formats.ts';

const ALL: [string, Theme][] = [
  ...Object.entries(THEMES),
  ['hostile names', named(NASTY_NAMES)],
  ['few accents that are apart', createTheme({ brands: ['#C1E8D6'], target: 'AAA' })],
];
const [HOSTILE] = NASTY_NAMES;

const SLOTS = [
  ...['dk1', 'lt1', 'dk2', 'lt2'],
  ...[1, 2, 3, 4, 5, 6].map((i) => `accent${i}`),
  'hlink',
  'folHlink',
];

const textOf = (...[format, theme]: Parameters<typeof writeTheme>) =>
  writeTheme(format, theme, { name: HOSTILE! }).files[0]!.text;
const ratio = (a: string, b: string) => contrastRatio(parseHex(a as Hex)!, parseHex(b as Hex)!);
const least = (theme: Theme, mode: ThemeMode) => (theme.modes[mode].target === 'AA' ? 4.5 : 7);

/** What a file gives to the function of its framework. */
async function given(format: 'mui' | 'mantine' | 'chakra', theme: Theme) {
  const { code } = await transform(textOf(format, theme), { loader: 'ts', format: 'cjs' });
  const got: unknown[] = [];
  const take = (...args: unknown[]) => got.push(args.at(-1));
  const module = { exports: {} as Record<string, (theme: object) => unknown> };
  new Function('require', 'module', code)(
    () => ({ createTheme: take, createSystem: take }),
    module,
  );
  return { got: got[0] as never, exported: module.exports };
}

test('Chakra: a brand that is called as one of its single colors has a palette of its own', async () => {
  const theme = createTheme({ brands: [{ color: '#0A66C2', name: 'white' }] });
  const { got } = await given('chakra', theme);
  const { globalCss, theme: written } = got as {
    globalCss: object;
    theme: { tokens: { colors: object } };
  };
  expect(globalCss).toEqual({ html: { colorPalette: 'white-color' } });
  expect(Object.keys(written.tokens.colors)).not.toContain('white');
});

// The frameworks themselves draw these files in scripts/theme-frameworks.system.test.ts.
describe.each(ALL)('%s', (_, theme) => {
  test('MUI: each color is readable on the page, and its words on it', async () => {
    const { got } = await given('mui', theme);
    const { colorSchemes } = got as { colorSchemes: Record<string, { palette: Palette }> };
    expect(Object.keys(colorSchemes)).toEqual(['light', 'dark']);
    for (const mode of ['light', 'dark'] as const) {
      const { palette } = colorSchemes[mode]!;
      const minimum = least(theme, mode);
      const names = ['primary', 'secondary', 'error', 'warning', 'info', 'success'];
      for (const name of names) {
        const { main, dark, contrastText } = palette[name]!;
        for (const fill of [main!, dark!]) {
          expect(ratio(fill, contrastText!), `${mode} ${name}`).toBeGreaterThanOrEqual(minimum);
          for (const page of Object.values(palette.background!)) {
            expect(ratio(fill, page), `${mode} ${name}`).toBeGreaterThanOrEqual(minimum);
          }
        }
      }
      const exact = Object.values(palette).some(
        (one) => one.main === theme.modes[mode].roles['brand-solid'].hex,
      );
      expect(exact).toBe(true);
    }
  });

  test('Mantine: ten shades of each color from light to dark, the sixth that of buttons', async () => {
    const { got } = await given('mantine', theme);
    const { colors, primaryColor } = got as { colors: Record<string, Hex[]>; primaryColor: string };
    for (const [name, shades] of Object.entries(colors)) {
      expect(shades).toHaveLength(10);
      const light = shades.map((hex) => ratio(hex, '#000000'));
      if (name !== 'dark') expect(light).toEqual(light.toSorted((a, b) => b - a));
    }
    expect(colors[primaryColor]![6]).toBe(theme.modes.light.roles['brand-solid'].hex);
  });

  // Read as XML; not opened in Office itself.
  test('Office: twelve colors in order, with words and links that can be read', () => {
    const { files } = writeTheme('office', theme, { name: HOSTILE! });
    for (const [i, mode] of (['light', 'dark'] as const).entries()) {
      const { text } = files[i]!;
      expect(XMLValidator.validate(text)).toBe(true);
      const slots = new Map(
        [...text.matchAll(/<a:(\w+)><a:srgbClr val="(\w{6})"/g)].map(([, slot, hex]) => [
          slot,
          `#${hex}`,
        ]),
      );
      expect([...slots.keys()]).toEqual(SLOTS);
      const of = (slot: string) => slots.get(slot)!;
      const [page, words] = theme.modes[mode].scheme === 'light' ? ['lt', 'dk'] : ['dk', 'lt'];
      for (const ground of [`${page}1`, `${page}2`]) {
        for (const text of [`${words}1`, `${words}2`, 'hlink', 'folHlink']) {
          expect([mode, text, ground, ratio(of(text), of(ground)) >= least(theme, mode)]).toEqual([
            mode,
            text,
            ground,
            true,
          ]);
        }
      }
      expect(new Set(SLOTS.slice(4, 10).map(of)).size).toBe(6);
      expect([of('accent1'), of('accent6')]).toContain(theme.brands[0]!.hex);
      for (const accent of SLOTS.slice(4, 10)) {
        if (accent === 'accent6' && of(accent) === theme.brands[0]!.hex) continue;
        expect([mode, accent, ratio(of('lt1'), of(accent)) >= least(theme, mode)]).toEqual([
          mode,
          accent,
          true,
        ]);
        expect([mode, accent, ratio(of(`${page}1`), of(accent)) >= 2]).toEqual([
          mode,
          accent,
          true,
        ]);
      }
    }
  });

  test('Bootstrap: a mode by its attribute, and channels that agree', () => {
    const css = textOf('bootstrap', theme).replaceAll(/\[data-bs-theme=([\w-]+)\]/g, '.$1');
    const ways: [ThemeMode, Surroundings][] = [
      ['light', { dark: true }],
      ['dark', { classes: ['dark'] }],
      ['high-contrast', { moreContrast: true }],
    ];
    for (const [mode, where] of ways) {
      const found = rootVariables(css.slice(0, css.indexOf('.btn-primary')), where);
      const { roles } = theme.modes[mode];
      expect(found.get('--bs-body-bg')).toBe(roles.ground.hex);
      expect(found.get('--bs-primary')).toBe(roles['brand-solid'].hex);
      const channels = [1, 3, 5].map((at) =>
        Number.parseInt(roles['brand-solid'].hex.slice(at, at + 2), 16),
      );
      expect(found.get('--bs-primary-rgb')).toBe(channels.join(', '));
    }
  });
});

test.each([3, 5, 21])('%d steps: the files are whole', async (steps) => {
  const theme = createTheme({ brands: ['#0A66C2'], steps });
  for (const format of ['mui', 'mantine', 'chakra', 'bootstrap', 'daisyui'] as const) {
    expect(textOf(format, theme)).not.toMatch(/: undefined|"undefined"|NaN/);
  }
});

type Palette = Record<string, Record<string, string>>;
