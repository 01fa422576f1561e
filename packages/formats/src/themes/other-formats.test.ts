import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import {
  composite,
  contrastRatio,
  formatHex,
  type Hex,
  parseColor,
  parseHex,
} from '@swatchwork/color';
import { THEME_MODES, type Theme } from '@swatchwork/theme';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { compileString } from 'sass';
import { beforeAll, describe, expect, test } from 'vitest';
import { Language, type Node, Parser } from 'web-tree-sitter';

import { breachesOfFigma } from '../../testing/figma-schema.ts';
import { rootVariables } from '../../testing/style-sheet.ts';
import { NASTY_NAMES, named, THEMES } from '../../testing/themes.ts';
import { roleEntries, scaleEntries, twelveEntries } from './theme-colors.ts';
import { writeTheme } from './theme-formats.ts';
import { familyKeys } from './theme-keys.ts';

const [HOSTILE] = NASTY_NAMES;
const ALL: [string, Theme][] = [...Object.entries(THEMES), ['hostile names', named(NASTY_NAMES)]];

const filesOf = (...[format, theme]: Parameters<typeof writeTheme>) =>
  new Map(
    writeTheme(format, theme, { name: HOSTILE! }).files.map(({ path, text }) => [path, text]),
  );

/** What a translucent color gives on a ground. */
function over(hex: string, ground: Hex): Hex {
  const { color, alpha } = parseColor(hex)!;
  return formatHex(composite(color, alpha, parseHex(ground)!));
}

const apart = (a: Hex, b: Hex) =>
  Math.max(
    ...(['r', 'g', 'b'] as const).map((c) => Math.abs(parseHex(a)![c] - parseHex(b)![c]) * 255),
  );

describe.each(ALL)('%s', (_, theme) => {
  test('Radix: every step, and the translucent ones give the same over the page', () => {
    const css = filesOf('radix', theme).get('radix.css')!;
    for (const mode of THEME_MODES) {
      const found = rootVariables(css, { classes: [mode] });
      const ground = theme.modes[mode].roles.ground.hex;
      for (const { key, step, colors } of twelveEntries(theme)) {
        const hex = found.get(`--${key}-${step}`) as Hex;
        if (step !== '9' && step !== '10') expect(hex).toBe(colors[mode].hex);
        expect(apart(over(found.get(`--${key}-a${step}`)!, ground), hex)).toBeLessThan(1.01);
        expect(found.get(`--${key}-indicator`)).toBe(found.get(`--${key}-9`));
        expect(
          apart(over(found.get(`--${key}-surface`)!, ground), found.get(`--${key}-2`) as Hex),
        ).toBeLessThan(1.01);
      }
      const minimum = theme.modes[mode].target === 'AA' ? 4.5 : 7;
      for (const [family, key] of familyKeys(theme)) {
        const color = (name: string) => parseHex(found.get(`--${key}-${name}`)!)!;
        if (family === 'neutral') continue;
        for (const step of ['9', '10']) {
          expect(contrastRatio(color('contrast'), color(step))).toBeGreaterThanOrEqual(minimum);
        }
        const own = theme.brands.find((brand) => brand.family === family);
        expect(found.get(`--${key}-exact`)).toBe(own?.hex);
      }
      expect(rootVariables(css, { classes: [`${mode}-theme`] }).size).toBe(found.size);
    }
  });

  test.each(THEME_MODES)('Material: every role, readable on its partner, in %s', (mode) => {
    const css = filesOf('material', theme).get('material.css')!;
    const found = rootVariables(css, { classes: [mode] });
    const hex = (name: string) => parseHex(found.get(`--md-sys-color-${name}`)!)!;
    const names = [...found.keys()].flatMap((name) => /^--md-sys-color-(.+)/.exec(name)?.[1] ?? []);
    expect(names.sort()).toEqual(materialRoles());
    const minimum = theme.modes[mode].target === 'AA' ? 4.5 : 7;
    for (const name of names.filter((one) => one.startsWith('on-'))) {
      const backgrounds = BACKGROUNDS.get(name) ?? [name.slice('on-'.length)];
      for (const background of backgrounds) {
        // fixed roles are the light mode's
        const least = name.includes('-fixed') ? 4.5 : minimum;
        expect([name, background, contrastRatio(hex(name), hex(background)) >= least]).toEqual([
          name,
          background,
          true,
        ]);
      }
    }
  });

  test('SCSS: the Sass compiler finds every color', () => {
    const scss = filesOf('scss', theme).get('_theme.scss')!;
    const { css } = compileString(`${scss}
:root { ${scaleEntries(theme)
      .map(({ key, step }) => `--${key}-${step}: #{$color-${key}-${step}};`)
      .join('\n')} }
.light { @include properties('light'); }
.dark { @include properties('dark'); }
.high-contrast { @include properties('high-contrast'); }
a { color: color('link', 'dark'); }`);
    for (const mode of THEME_MODES) {
      const found = rootVariables(css, { classes: [mode] });
      for (const { name, colors } of roleEntries(theme)) {
        expect([name, bytesOf(toHex(found.get(`--color-${name}`)!))]).toEqual([
          name,
          bytesOf(colors[mode].hex),
        ]);
      }
    }
    const found = rootVariables(css, {});
    for (const { key, step, color } of scaleEntries(theme)) {
      expect(found.get(`--${key}-${step}`)).toBe(color.hex);
    }
    expect(css).toContain(`color: ${theme.modes.dark.roles.link.hex}`);
  });

  test('Figma: aliases lead to colors, and every mode has its own', () => {
    const payload = JSON.parse(filesOf('figma', theme).get('figma-variables.json')!);
    const values = new Map<string, FigmaValue>(
      payload.variableModeValues.map((one: FigmaEntry) => [
        `${one.variableId} ${one.modeId}`,
        one.value,
      ]),
    );
    const resolve = (id: string, mode: string): FigmaColor => {
      const value = values.get(`${id} mode/${mode}`) ?? values.get(`${id} mode/all`)!;
      return 'type' in value ? resolve(value.id, mode) : value;
    };
    for (const mode of THEME_MODES) {
      for (const { name, colors } of roleEntries(theme)) {
        const { r, g, b, a } = resolve(`role/${name}`, mode);
        const bytes = [r, g, b, a].map((channel) => Math.round(channel * 255));
        expect([name, bytes]).toEqual([name, bytesOf(colors[mode].hex)]);
      }
    }
    const { variableCollections, variableModes, variables } = payload;
    const created = [...variableCollections, ...variableModes, ...variables].map(({ id }) => id);
    expect(new Set(created).size).toBe(created.length);
    for (const { name } of variables) expect(name).not.toMatch(/[.{}]/);
    expect(variableModes.map(({ name }: { name: string }) => name)).toEqual([
      'all',
      ...THEME_MODES,
    ]);
    expect(breachesOfFigma(payload)).toBe('');
  });

  // The shape is that of version 3 as its reference has it; WordPress itself is not run.
  test('WordPress: every variation has the slugs that styles refer to, and their pairs can be read', () => {
    const files = filesOf('wordpress', theme);
    const main = JSON.parse(files.get('theme.json')!);
    expect(Object.keys(main)).toEqual(['$schema', 'version', 'title', 'settings', 'styles']);
    expect(main).toMatchObject({ version: 3, title: HOSTILE });
    for (const mode of THEME_MODES) {
      const path = mode === 'light' ? 'theme.json' : `styles/${mode}.json`;
      const { version, settings } = JSON.parse(files.get(path)!);
      expect(version).toBe(3);
      const palette: Record<'slug' | 'name' | 'color', string>[] = settings.color.palette;
      const colors = new Map(palette.map(({ slug, color }) => [slug, color as Hex]));
      expect(colors.size).toBe(palette.length);
      for (const { slug, name, color, ...others } of palette) {
        expect(slug).toMatch(/^[a-z]+(-[a-z0-9]+)*$/);
        expect(name).not.toBe('');
        expect(color).toMatch(/^#[0-9A-F]{6}$/);
        expect(others).toEqual({});
      }
      for (const { family, hex } of theme.brands) expect(colors.get(family)).toBe(hex);
      const hexOf = (preset: string) => colors.get(/^var:preset\|color\|(.+)$/.exec(preset)![1]!)!;
      const { color, elements } = main.styles;
      const { button, ...words } = elements;
      expect(Object.keys(words)).toEqual(['link', 'heading', 'caption']);
      const pairs: { text: string; background: string }[] = [
        color,
        ...[button, button[':hover'], button[':active']].map((one) => one.color),
        ...[...Object.values<{ color: object }>(words), words.link[':hover']].map((one) => ({
          ...color,
          ...one.color,
        })),
      ];
      expect(pairs).toHaveLength(8);
      const minimum = theme.modes[mode].target === 'AA' ? 4.5 : 7;
      for (const { text, background } of pairs) {
        const ratio = contrastRatio(parseHex(hexOf(text))!, parseHex(hexOf(background))!);
        expect(ratio, `${mode}: ${text} on ${background}`).toBeGreaterThanOrEqual(minimum);
      }
      expect(hexOf(button.color.background)).toBe(theme.modes[mode].roles['brand-solid'].hex);
    }
  });

  test('Swift: each color has its four appearances', () => {
    const files = filesOf('swift', theme);
    const read = (path: string) =>
      JSON.parse(files.get(`Theme.xcassets/${path}.colorset/Contents.json`)!);
    const found = (path: string, ...values: string[]) => {
      const entry = read(path).colors.find(
        ({ appearances = [], ...one }: AssetColor) =>
          one['display-gamut'] !== 'display-P3' &&
          appearances.map(({ value }) => value).join() === values.join(),
      );
      const { red, green, blue, alpha } = entry.color.components;
      return [red, green, blue, alpha].map((channel) => Math.round(Number(channel) * 255));
    };
    for (const { name, colors } of roleEntries(theme)) {
      expect(found(`theme/${name}`)).toEqual(bytesOf(colors.light.hex));
      expect(found(`theme/${name}`, 'dark')).toEqual(bytesOf(colors.dark.hex));
      expect(found(`theme/${name}`, 'high')).toEqual(bytesOf(colors['high-contrast'].hex));
      expect(found(`theme/${name}`, 'dark', 'high')).toEqual(bytesOf(colors.dark.hex));
    }
    for (const { key, step, color } of scaleEntries(theme)) {
      expect(found(`scale/${key}/${step}`)).toEqual(bytesOf(color.hex));
    }
    for (const key of familyKeys(theme).values()) {
      expect(files.has(`Theme.xcassets/scale/${key}/Contents.json`)).toBe(true);
    }
  });

  test('Android: an XML parser finds every resource, by day and by night', () => {
    const files = filesOf('android', theme);
    const read = (path: string) => {
      const xml = files.get(path)!;
      expect(XMLValidator.validate(xml)).toBe(true);
      const { resources } = new XMLParser({ ignoreAttributes: false }).parse(xml);
      const colors: { '#text': string; '@_name': string }[] = resources.color;
      for (const color of colors) expect(color['@_name']).toMatch(/^[a-z][a-z0-9_]*$/);
      const found = new Map(colors.map((color) => [color['@_name'], color['#text']]));
      expect(found.size).toBe(colors.length);
      return found;
    };
    const [day, night] = [read('values/theme_colors.xml'), read('values-night/theme_colors.xml')];
    for (const { name, colors } of roleEntries(theme)) {
      const key = name.replaceAll('-', '_');
      expect(day.get(key)).toBe(argb(colors.light.hex));
      expect(night.get(key)).toBe(argb(colors.dark.hex));
      expect(day.get(`${key}_contrast`)).toBe(argb(colors['high-contrast'].hex));
    }
    for (const { key, step, color } of scaleEntries(theme)) {
      expect(day.get(`${key}_${step}`.replaceAll('-', '_'))).toBe(color.hex);
    }
  });
});

type FigmaColor = Record<'r' | 'g' | 'b' | 'a', number>;
type FigmaValue = FigmaColor | { type: 'VARIABLE_ALIAS'; id: string };
interface FigmaEntry {
  variableId: string;
  modeId: string;
  value: FigmaValue;
}
interface AssetColor {
  appearances?: { value: string }[];
  'display-gamut'?: string;
}

const bytesOf = (hex: string) =>
  [1, 3, 5, 7].map((at) => Number.parseInt(hex.slice(at, at + 2) || 'FF', 16));

/** Sass writes translucent colors as `rgba()`. */
function toHex(css: string): string {
  const { color, alpha } = parseColor(css)!;
  return (
    formatHex(color) +
    Math.round(alpha * 255)
      .toString(16)
      .padStart(2, '0')
  );
}

const argb = (hex: string) => `#${hex.slice(7)}${hex.slice(1, 7)}`;

/** The roles that Google's own library names, without the keys of its palettes and its newest dim ones. */
function materialRoles(): string[] {
  const library = fileURLToPath(
    new URL(
      'dynamiccolor/color_spec_2021.js',
      import.meta.resolve('@material/material-color-utilities'),
    ),
  );
  const names = readFileSync(library, 'utf8').matchAll(/name: '(\w+)'/g);
  return [...new Set([...names].map(([, name]) => name!.replaceAll('_', '-')))]
    .filter((name) => !name.endsWith('-key-color'))
    .sort();
}

const SURFACES = [
  'surface',
  'surface-dim',
  'surface-bright',
  'surface-container-lowest',
  'surface-container-low',
  'surface-container',
  'surface-container-high',
  'surface-container-highest',
];

/** What is read on more than the role of its name. */
const BACKGROUNDS = new Map([
  ['on-surface', SURFACES],
  ['on-surface-variant', [...SURFACES, 'surface-variant']],
  ...['primary', 'secondary', 'tertiary'].flatMap((name): [string, string[]][] => [
    [`on-${name}-fixed`, [`${name}-fixed`, `${name}-fixed-dim`]],
    [`on-${name}-fixed-variant`, [`${name}-fixed`, `${name}-fixed-dim`]],
  ]),
]);

// The grammar shows that the file is a well-formed program; the compiler of Kotlin is not run.
describe('Compose', () => {
  let parser: Parser;
  beforeAll(async () => {
    await Parser.init();
    parser = new Parser();
    parser.setLanguage(
      await Language.load(
        fileURLToPath(import.meta.resolve('tree-sitter-wasms/out/tree-sitter-kotlin.wasm')),
      ),
    );
  });

  /** The properties of each object, and what stands behind their names. */
  function objectsIn(source: string): Map<string, string[]> {
    const root = parser.parse(source)!.rootNode;
    expect(root.hasError).toBe(false);
    const found = new Map<string, string[]>();
    const visit = (node: Node, owner: string) => {
      const name =
        node.type === 'object_declaration'
          ? node.children.find((child) => child?.type === 'type_identifier')!.text
          : owner;
      if (node.type === 'property_declaration') {
        found.set(owner, [...(found.get(owner) ?? []), node.text.replace(/^override /, '')]);
      }
      for (const child of node.children) if (child) visit(child, name);
    };
    visit(root, '');
    return found;
  }

  test.each(ALL)('%s: the grammar finds the colors of every mode and scale', (_, theme) => {
    const [[path, source]] = [...filesOf('compose', theme)] as [[string, string]];
    expect(path).toMatch(/^[A-Z]\w*Colors\.kt$/);
    const objects = objectsIn(source);
    const objectOf = { light: 'Light', dark: 'Dark', 'high-contrast': 'HighContrast' };
    for (const mode of THEME_MODES) {
      const wanted = roleEntries(theme).map(({ name, colors }) => {
        const property = name.replaceAll(/-(.)/g, (_match, letter: string) => letter.toUpperCase());
        const hex = colors[mode].hex;
        return `val ${property} = Color(0x${hex.slice(7) || 'FF'}${hex.slice(1, 7)})`;
      });
      expect(objects.get(objectOf[mode])).toEqual(wanted);
    }
    const scales = [...objects.keys()].filter((name) => name.endsWith('Scale'));
    expect(scales.length).toBe(Object.keys(theme.scales).length);
  });
});

test('what a format cannot hold is said', () => {
  const theme = THEMES['#FFCC00 #D6006C #00A0B0']!;
  const notes = (format: Parameters<typeof writeTheme>[0]) =>
    writeTheme(format, theme).notes.join(' ');
  expect(notes('android')).toContain('no resource qualifier for contrast');
  expect(notes('scss')).toContain('written in sRGB');
  expect(notes('css')).toBe('');
  expect(notes('material')).toContain('Text buttons of Material');
});
