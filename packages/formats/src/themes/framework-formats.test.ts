import { contrastRatio, type Hex, parseHex } from '@swatchwork/color';
import { createTheme, type Theme, type ThemeMode } from '@swatchwork/theme';
import { transform } from 'esbuild';
import { describe, expect, test } from 'vitest';

import { rootVariables, type Surroundings } from '../../testing/style-sheet.ts';
import { NASTY_NAMES, named, THEMES } from '../../testing/themes.ts';
import { writeTheme } from './theme-formats.ts';

const ALL: [string, Theme][] = [...Object.entries(THEMES), ['hostile names', named(NASTY_NAMES)]];
const [HOSTILE] = NASTY_NAMES;

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
