import { deltaEOK, parseColor } from '@swatchwork/color';
import Color from 'colorjs.io';
import less from 'less';
import { compileString } from 'sass';
import StyleDictionary from 'style-dictionary';
import { compile } from 'tailwindcss';
import { describe, expect, test } from 'vitest';
import { NASTY, NASTY_KEYS } from '../../testing/nasty-palette.ts';
import { readByTerrazzo } from '../../testing/read-elsewhere.ts';
import { wordOf } from '../palette/color-keys.ts';
import type { ExportedPalette } from '../palette/palette.ts';
import { readPalette } from '../read/read.ts';
import { RESERVED } from '../text/reserved-words.ts';
import { writeCssWide } from './css.ts';
import { writeLess, writeScss } from './scss.ts';
import { writeTailwind, writeTailwindConfig } from './tailwind.ts';
import { writeTokens } from './tokens.ts';

const SEA: ExportedPalette = { ...NASTY, name: 'Deep Sea' };

test.each(NASTY_KEYS)('SCSS: the Sass compiler knows every variable', (palette, keys) => {
  const uses = keys.map((key, i) => `a:nth-child(${i + 1}) { color: $${wordOf(key)}; }`);
  const { css } = compileString(`${writeScss(palette)}\n${uses.join('\n')}`);
  expect([...css.matchAll(/color: (#\w+);/g)].map(([, hex]) => hex)).toEqual(NASTY.colors);
});

test('Less and Sass: words of CSS behind their signs are no variables, so none is called so', async () => {
  const colorNames = [...RESERVED];
  const palette: ExportedPalette = {
    name: 'A',
    colors: colorNames.map(() => '#F472B6'),
    colorNames,
  };
  expect((await less.render(`${writeLess(palette)}a { color: @media-color; }`)).css).toContain(
    '#F472B6',
  );
  expect(compileString(`${writeScss(palette)}a { color: $default-color; }`).css).toContain(
    '#F472B6',
  );
});

test.each(['#{', '#{1+1}', '#{$color-1}'])('SCSS: the name %s is text', (name) => {
  const palette = { name, colors: ['#F472B6'], colorNames: [name], names: 'numbered' } as const;
  const { css } = compileString(`${writeScss(palette)}\na { color: $color-1; }`);
  expect(css).toContain(`/* ${name.replace('#{', '# {')} */`);
  expect(css).toContain('color: #F472B6');
});

test.each(NASTY_KEYS)('Less: the Less compiler knows every variable', async (palette, keys) => {
  const uses = keys.map((key, i) => `a:nth-child(${i + 1}) { color: @${wordOf(key)}; }`);
  const { css } = await less.render(`${writeLess(palette)}\n${uses.join('\n')}`);
  expect([...css.matchAll(/color: (#\w+);/g)].map(([, hex]) => hex)).toEqual(NASTY.colors);
});

const WIDE: ExportedPalette = {
  name: 'Wide',
  colors: ['#FF0B0C', '#00A376', '#0E4D92'],
  exact: ['color(display-p3 1 0 0)', 'oklch(0.625 0.3 180)', 'hsl(211.3 82.5% 31.4%)'],
  alphas: [0.25],
};

const PROPERTIES = /--c\d: ([^;]+);/g;

test('SCSS and Less: the compilers leave colors of other spaces as they are', async () => {
  const uses = (sign: string) =>
    `a { ${WIDE.colors.map((_, i) => (sign === '$' ? `--c${i}: #{$color-${i + 1}};` : `--c${i}: @color-${i + 1};`)).join(' ')} }`;
  const sass = compileString(`${writeScss(WIDE)}\n${uses('$')}`).css;
  const lessCss = (await less.render(`${writeLess(WIDE)}\n${uses('@')} b { color: @color-1 }`)).css;
  const wide = ['color(display-p3 1 0 0 / 0.25)', 'oklch(0.625 0.3 180)'];
  expect([...lessCss.matchAll(PROPERTIES)].map(([, value]) => value)).toHaveLength(3);
  expect(lessCss).toContain(`color: ${wide[0]}`);
  for (const value of [...sass.matchAll(PROPERTIES)].slice(0, 2).map(([, text]) => text!)) {
    const { color } = parseColor(value)!;
    const original = wide.map((text) => parseColor(text)!.color);
    expect(Math.min(...original.map((one) => deltaEOK(one, color)))).toBeLessThan(1e-6);
  }
});

test('design tokens: another parser takes every space of CSS', async () => {
  const spaces = [
    ...['srgb', 'srgb-linear', 'display-p3', 'display-p3-linear', 'a98-rgb', 'prophoto-rgb'],
    ...['rec2020', 'xyz', 'xyz-d65', 'xyz-d50'],
  ];
  const exact = [
    ...spaces.map((space) => `color(${space} 0.25 0.5 0.75)`),
    ...['hsl(210 50% 40.5%)', 'hwb(210 25% 40.5%)', 'lab(50 60 -70)', 'lch(50 60 210)'],
    ...['oklab(0.5 0.1 -0.2)', 'oklch(0.5 0.25 210)'],
  ];
  const src = writeTokens({ name: 'All', colors: exact.map(() => '#000000'), exact });
  const tokens = await readByTerrazzo(src);
  expect(Object.keys(tokens)).toHaveLength(exact.length);
  const value = tokens['All.color-1']!.$value as { components: number[] };
  expect(value.components).toEqual([0.25, 0.5, 0.75]);
});

describe('Tailwind', () => {
  test('version 4: the compiler makes the classes', async () => {
    const { build } = await compile(`${writeTailwind(SEA)}@tailwind utilities;`);
    const css = build(['bg-deep-sea-pop-that-gum', 'text-deep-sea-7', 'bg-deep-sea-8']);
    expect(css).toContain('--color-deep-sea-pop-that-gum: #F472B6;');
    expect(css).toContain('background-color: var(--color-deep-sea-pop-that-gum)');
    expect(css).toContain('color: var(--color-deep-sea-7)');
    expect(css).not.toContain('deep-sea-8');
  });

  test('version 3: the configuration is a module that makes the classes', async () => {
    const source = encodeURIComponent(writeTailwindConfig(SEA));
    const { default: config } = await import(/* @vite-ignore */ `data:text/javascript,${source}`);
    const { build } = await compile('@config "./tailwind.config.js"; @tailwind utilities;', {
      loadModule: async (path) => ({ path, base: '', module: config }),
    });
    const css = build(['bg-deep-sea-pop-that-gum', 'text-deep-sea-7']);
    expect(css).toContain('background-color: #F472B6');
    expect(css).toContain('color: #FFFFFF');
  });
});

test('CSS with OKLCH and P3: the Sass compiler finds the three blocks', () => {
  const { css } = compileString(writeCssWide({ name: 'A', colors: ['#3B82F6'], alphas: [0.5] }));
  expect(css).toContain('--color-1: #3B82F680');
  expect(css).toContain('--color-1: oklch(0.6231 0.188 259.81 / 0.5)');
  expect(css).toMatch(/--color-1: color\(display-p3 0\.3\d+ 0\.5\d+ 0\.9\d+ \/ 0\.5\)/);
});

describe('design tokens', () => {
  test('another parser validates them and finds the same colors', async () => {
    const tokens = await readByTerrazzo(writeTokens({ ...NASTY, alphas: [0.25] }));
    const values = Object.values(tokens).map((token) => token.$value);
    const hexes = values.map((value) => (value as { hex: string }).hex.toUpperCase());
    expect(hexes.sort()).toEqual([...NASTY.colors].sort());
    expect(values).toContainEqual({
      colorSpace: 'srgb',
      components: [244 / 255, 114 / 255, 182 / 255],
      alpha: 0.25,
      hex: '#f472b6',
    });
  });

  /** What Style Dictionary makes of a palette's tokens by one of its transforms. */
  async function build(palette: ExportedPalette, transform: string): Promise<string[]> {
    const dictionary = new StyleDictionary({
      tokens: JSON.parse(writeTokens(palette)),
      usesDtcg: true,
      log: { warnings: 'error', errors: { brokenReferences: 'throw' } },
      platforms: { web: { transforms: ['name/kebab', transform] } },
    });
    const { allTokens } = await dictionary.getPlatformTokens('web');
    return allTokens.map(({ $value }) => String($value));
  }

  test('Style Dictionary builds the same colors, with alpha', async () => {
    const values = await build({ ...NASTY, alphas: [0.25] }, 'color/css');
    const [first, ...others] = NASTY.colors;
    expect(first).toBe('#F472B6');
    expect(values).toEqual([
      'rgba(244, 114, 182, 0.25)',
      ...others.map((hex) => hex.toLowerCase()),
    ]);
  });

  test('Style Dictionary builds colors beyond sRGB, to the digits that it writes', async () => {
    const values = await build(WIDE, 'color/oklch');
    for (const [i, text] of WIDE.exact!.entries()) {
      const [built, exact] = [parseColor(values[i]!)!, parseColor(text!)!];
      expect(deltaEOK(built.color, exact.color)).toBeLessThan(2e-4);
      expect(built.alpha).toBe(WIDE.alphas![i] ?? 1);
    }
  });

  const read = (file: object) => readPalette(JSON.stringify(file));
  const BLUE = { colorSpace: 'oklch', components: [0.62308, 0.18801, 259.81], hex: '#3b82f6' };
  const BLUE_CSS = 'oklch(0.62308 0.18801 259.81)';

  test('groups hand their type down; aliases and pointers are followed; other types are left out', () => {
    const { palette, notes, format } = read({
      brand: {
        $type: 'color',
        base: { $value: BLUE },
        deep: { ink: { $value: { colorSpace: 'srgb', components: [0, 0, 'none'], alpha: 0.5 } } },
        action: { $value: '{brand.base}' },
        link: { $ref: '#/brand/base' },
        gap: { $type: 'dimension', $value: { value: 4, unit: 'px' } },
      },
    });
    expect(format).toBe('tokens');
    expect(palette).toEqual({
      name: 'brand',
      colors: [
        { hex: '#3B82F6', css: BLUE_CSS, name: 'base' },
        { hex: '#000000', css: 'color(srgb 0 0 none)', name: 'deep ink', alpha: 0.5 },
        { hex: '#3B82F6', css: BLUE_CSS, name: 'action' },
        { hex: '#3B82F6', css: BLUE_CSS, name: 'link' },
      ],
    });
    expect(notes).toEqual([
      '2 groups were read as one palette.',
      '1 token of another type was left out.',
    ]);
  });

  test('an extended group brings its tokens, and its own win', () => {
    const { palette } = read({
      base: { $type: 'color', a: { $value: BLUE }, b: { $value: BLUE } },
      dark: {
        $type: 'color',
        $extends: '{base}',
        b: { $value: { colorSpace: 'srgb', components: [1, 0, 0] } },
      },
    });
    expect(palette.colors.map(({ hex, name }) => `${name} ${hex}`)).toEqual([
      'base a #3B82F6',
      'base b #3B82F6',
      'dark a #3B82F6',
      'dark b #FF0000',
    ]);
  });

  test.each([
    ['hsl', 'hsl'],
    ['hwb', 'hwb'],
    ['lab', 'lab'],
    ['lch', 'lch'],
    ['oklab', 'oklab'],
    ['oklch', 'oklch'],
    ['srgb-linear', 'srgb-linear'],
    ['display-p3', 'p3'],
    ['a98-rgb', 'a98rgb'],
    ['prophoto-rgb', 'prophoto'],
    ['rec2020', 'rec2020'],
    ['xyz-d65', 'xyz-d65'],
    ['xyz-d50', 'xyz-d50'],
  ])('%s is read on its own scale, as another color library writes it', (colorSpace, id) => {
    const components = [...new Color('#3B82F6').to(id).coords];
    const { palette } = read({ a: { $type: 'color', $value: { colorSpace, components } } });
    expect(palette.colors[0]?.hex).toBe('#3B82F6');
  });

  test('a color beyond sRGB is kept, with the hex that it is mapped to', () => {
    const value = { colorSpace: 'display-p3', components: [0, 1, 0] };
    const { palette, notes } = read({ a: { $type: 'color', $value: value } });
    expect(palette.colors).toEqual([{ hex: '#00FB29', css: 'color(display-p3 0 1 0)', name: 'a' }]);
    expect(notes).toEqual([]);
  });

  test.each([
    ['a circle of aliases', { a: { $type: 'color', $value: '{b}' }, b: { $value: '{a}' } }],
    ['an alias to nothing', { a: { $type: 'color', $value: '{x.y}' } }],
    [
      'groups that extend each other',
      { a: { $extends: '{b}', x: { $value: 1 } }, b: { $extends: '{a}' } },
    ],
    [
      'a group inside the one it extends',
      { a: { b: { $extends: '{a}', x: { $type: 'color', $value: BLUE } } } },
    ],
    [
      'two components',
      { a: { $type: 'color', $value: { colorSpace: 'srgb', components: [1, 0] } } },
    ],
  ])('%s is refused', (_, file) => {
    expect(() => read(file)).toThrow(expect.objectContaining({ format: 'Design tokens' }));
  });
});
