import { contrastRatio, mixColors, parseHex, type Srgb } from '@swatchwork/color';
import {
  type Family,
  MINIMA,
  STATUS_FAMILIES,
  type Theme,
  type ThemeColor,
  type ThemeMode,
} from '@swatchwork/theme';

import { block, blocksOf, forcedBlock, OKLCH, styleSheet } from './css-rules.ts';
import {
  aboutPrimary,
  attributeRules,
  fillOf,
  isStatus,
  LIGHT_AND_DARK,
  nearest,
  secondFamily,
  seenOver,
} from './framework-colors.ts';
import { byMode } from './theme-colors.ts';
import type { ThemeFileOptions, WrittenTheme } from './theme-file.ts';

/**
 * Themes of daisyUI 5 for Tailwind 4: light, dark for those who prefer it, and high contrast for those who ask for it;
 * `data-theme` chooses one.
 *
 * @see https://daisyui.com/docs/themes/
 */
export function writeDaisyui(theme: Theme, options: ThemeFileOptions): WrittenTheme {
  const colors = byMode((mode) => colorsOf(theme, mode));
  const variables = Object.keys(colors.light).map((name) => ({
    name: `color-${name}`,
    colors: byMode((mode) => colors[mode][name]!),
  }));
  const rules = attributeRules(theme, 'data-theme');
  const text = styleSheet(theme, options, [
    '/* Stands below @import "tailwindcss"; */\n',
    '@plugin "daisyui" {\n  themes: light --default, dark --prefersdark;\n}\n',
    ...LIGHT_AND_DARK.map((mode) =>
      block({ selector: '@plugin "daisyui/theme"' }, [
        `name: "${mode}";`,
        `default: ${mode === 'light'};`,
        `prefersdark: ${mode === 'dark'};`,
        `color-scheme: ${theme.modes[mode].scheme};`,
        ...variables.map((one) => `--${one.name}: ${OKLCH.value(one.colors[mode])};`),
      ]),
    ),
    ...blocksOf(rules.slice(-2), variables, OKLCH),
    forcedBlock(
      variables.map(({ name }) => [name, BEHIND.test(name) ? 'ground' : 'text']),
      rules,
    ),
  ]);
  const notes = [
    ...aboutPrimary(theme, 'daisyUI', '--color-brand'),
    'Labels and placeholders of daisyUI are base-content with 60% opacity or less; such pairs are not checked.',
  ];
  return { files: [{ path: 'daisyui.css', text }], notes };
}

function colorsOf(theme: Theme, name: ThemeMode): Record<string, ThemeColor> {
  const { roles, target } = theme.modes[name];
  const colorOf = (as: string, family: Family) => {
    const { fill, on } = fillOf(theme.modes[name], family);
    const pages = [roles.ground, roles.fill].map(({ hex }) => parseHex(hex)!);
    const passes = (color: Srgb) => {
      const pairs = [color, mixColors(color, BLACK, BUTTON)].map(
        (seen) => [seen, parseHex(on.hex)!] as const,
      );
      const links = [color, mixColors(color, BLACK, LINK)];
      pairs.push(...pages.flatMap((page) => links.map((link) => [link, page] as const)));
      if (isStatus(family)) pairs.push([color, seenOver(color, SOFT, pages[0]!)]);
      return pairs.every(([a, b]) => contrastRatio(a, b) >= MINIMA.text[target]);
    };
    return { [as]: nearest(fill, passes), [`${as}-content`]: on };
  };
  const second = secondFamily(theme);
  return {
    'base-100': roles.ground,
    'base-200': roles['ground-subtle'],
    'base-300': roles.fill,
    'base-content': roles.text,
    ...colorOf('primary', 'brand'),
    ...colorOf('secondary', second),
    ...colorOf('accent', theme.scales['accent-2'] ? 'accent-2' : 'brand'),
    brand: roles['brand-solid'],
    'brand-content': roles['brand-on-solid'],
    neutral: roles.inverse,
    'neutral-content': roles['on-inverse'],
    ...Object.assign({}, ...STATUS_FAMILIES.map((family) => colorOf(family, family))),
  };
}

/** The page, and the words on what components fill, and write, with. */
const BEHIND = /-base-\d|(?<!base)-content$/;

/** How much black a link has under the pointer, and a button. */
const LINK = 0.2;
const BUTTON = 0.07;

/** How opaque soft components draw their background. */
const SOFT = 0.1;

const BLACK = { r: 0, g: 0, b: 0 };
