import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type AlphaColor, formatHexAlpha } from '@swatchwork/color';
import { THEME_MODES, type Theme } from '@swatchwork/theme';
import { defineConfig, parse } from '@terrazzo/parser';
import { expect, inject, test } from 'vitest';

import { breachesOfDtcg } from '../../testing/dtcg-schema.ts';
import { rootVariables } from '../../testing/style-sheet.ts';
import { NASTY_NAMES, named, THEMES } from '../../testing/themes.ts';
import { readContexts } from '../contexts/index.ts';
import { type ByMode, byMode, roleEntries, scaleEntries, twelveEntries } from './theme-colors.ts';
import { writeTheme } from './theme-formats.ts';

const USUAL = Object.entries(THEMES).slice(0, inject('propertyRuns') ? 1 : undefined);
const ALL: [string, Theme][] = [...USUAL, ['hostile names', named(NASTY_NAMES)]];

/** Every color of a theme under its token's name, as bytes and alpha. */
const expected = (theme: Theme): ByMode<Record<string, string>> =>
  byMode((mode) =>
    Object.fromEntries([
      ...scaleEntries(theme).map(({ key, step, color }) => [`scale.${key}.${step}`, color.hex]),
      ...twelveEntries(theme).map(({ key, step, colors }) => [
        `twelve.${key}.${step}`,
        colors[mode].hex,
      ]),
      ...roleEntries(theme).map(({ name, colors }) => [`role.${name}`, colors[mode].hex]),
    ]),
  );

const channelsOf = (hex: string) =>
  [1, 3, 5, 7].map((at) => Number.parseInt(hex.slice(at, at + 2) || 'FF', 16) / 255);

interface Token {
  $value: unknown;
  $extensions?: {
    'com.figma.aliasData': { targetVariableName: string; targetVariableSetName: string };
  };
}

const hexAlpha = ({ color, alpha }: AlphaColor) => formatHexAlpha({ color, alpha });

interface TokenValue {
  colorSpace: string;
  components: number[];
  alpha: number;
}

test.each(ALL)('DTCG, %s: Terrazzo resolves every context to our colors', async (_, theme) => {
  const { files } = writeTheme('dtcg', theme);
  const base = new URL('file:///theme/');
  const [resolverFile] = files;
  const { resolver } = await parse(
    [{ filename: new URL(resolverFile!.path, base), src: resolverFile!.text }],
    {
      config: defineConfig({}, { cwd: base }),
      req: async (url) => files.find(({ path }) => new URL(path, base).href === url.href)!.text,
    },
  );
  expect(resolver.listPermutations!()).toEqual(THEME_MODES.map((mode) => ({ mode })));
  for (const mode of THEME_MODES) {
    const tokens = resolver.apply({ mode });
    expect(Object.keys(tokens).sort()).toEqual(Object.keys(expected(theme)[mode]).sort());
    for (const [id, hex] of Object.entries(expected(theme)[mode])) {
      const { colorSpace, components, alpha } = tokens[id]!.$value as unknown as TokenValue;
      expect(colorSpace).toBe('srgb');
      [...components, alpha].forEach((channel, i) => {
        expect(Math.abs(channel - channelsOf(hex)[i]!)).toBeLessThan(1e-6);
      });
    }
  }
});

test.each(ALL)('DTCG, %s: every file holds by the schema of the format', (_, theme) => {
  for (const format of ['dtcg', 'figma-modes'] as const) {
    for (const { path, text } of writeTheme(format, theme).files) {
      expect(breachesOfDtcg(JSON.parse(text)), path).toBe('');
    }
  }
});

test.each(ALL)(
  'Figma, a file for each mode, %s: read back, every color is the same',
  (_, theme) => {
    const { files } = writeTheme('figma-modes', theme);
    const { contexts, tokens } = readContexts(
      files.map(({ path, text }) => ({ name: path, text })),
    );
    expect(contexts).toEqual([...THEME_MODES]);
    for (const mode of THEME_MODES) {
      const found = [...tokens].map(([id, { colors }]) => [id, hexAlpha(colors.get(mode)!)]);
      expect(Object.fromEntries(found)).toEqual(expected(theme)[mode]);
    }
  },
);

test('Figma, a file for each mode: what refers to a scale is its color and names its variable', () => {
  const { files } = writeTheme('figma-modes', THEMES['#8A8F98']!);
  const read = (path: string) => JSON.parse(files.find((file) => file.path === path)!.text);
  const scales = read('Scales.tokens.json');
  const roles = THEME_MODES.flatMap((mode) => {
    const { $type, ...tokens } = read(`${mode}.tokens.json`).role;
    return Object.values<Token>(tokens);
  });
  const [others, references] = [false, true].map((is) =>
    roles.filter(({ $extensions }) => !$extensions !== is),
  );
  expect(references!.length).toBeGreaterThan(3);
  for (const { $value, $extensions } of references!) {
    const { targetVariableName, targetVariableSetName } = $extensions!['com.figma.aliasData'];
    expect(targetVariableSetName).toBe('Scales');
    const [scale = '', family = '', step = ''] = targetVariableName.split('/');
    expect(scales[scale][family][step]).toEqual({ $value });
  }
  const aliases = others!.filter(({ $value }) => typeof $value === 'string');
  expect(aliases.length).toBeGreaterThan(100);
  for (const { $value } of aliases) expect($value).toMatch(/^\{twelve\./);
});

test('DTCG: roles refer to steps, and a name that a key cannot spell is kept', () => {
  const { files } = writeTheme('dtcg', named(['Déjà Vu']));
  const read = (path: string) => JSON.parse(files.find((file) => file.path === path)!.text);
  expect(read('light.tokens.json').role['brand-solid'].$value).toMatch(
    /^\{twelve\.deja-vu\.\d+\}$/,
  );
  expect(read('scale.tokens.json').scale['deja-vu'].$extensions).toEqual({
    'app.swatchwork.name': 'Déjà Vu',
  });
});

test('Style Dictionary: its own build gives our colors in every mode', () => {
  const theme = named(NASTY_NAMES);
  const folder = mkdtempSync(join(tmpdir(), 'swatchwork-style-dictionary-'));
  try {
    symlinkSync(
      fileURLToPath(new URL('../../../../node_modules', import.meta.url)),
      join(folder, 'node_modules'),
    );
    for (const { path, text } of writeTheme('style-dictionary', theme, { name: NASTY_NAMES[0]! })
      .files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const { status, stderr } = spawnSync(process.execPath, ['build.mjs'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(status).toBe(0);
    for (const mode of THEME_MODES) {
      const css = readFileSync(join(folder, 'build', `${mode}.css`), 'utf8');
      const variables = rootVariables(css, { classes: [mode] });
      const wanted = Object.entries(expected(theme)[mode]).map(([id, hex]) => [
        `--${id.replaceAll('.', '-')}`,
        hex,
      ]);
      expect(Object.fromEntries(variables)).toEqual(Object.fromEntries(wanted));
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});
