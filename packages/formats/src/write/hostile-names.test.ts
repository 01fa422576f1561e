import { formatHex } from '@swatchwork/color';
import less from 'less';
import { compileString } from 'sass';
import StyleDictionary from 'style-dictionary';
import stylus from 'stylus';
import { describe, expect, test } from 'vitest';
import { readByTerrazzo } from '../../testing/read-elsewhere.ts';
import { named } from '../../testing/themes.ts';
import { PICTURE_FORMATS } from '../constants.ts';
import type { ExportedPalette } from '../palette/palette.ts';
import { readPalette } from '../read/read.ts';
import { writeTheme } from '../themes/theme-formats.ts';
import { FORMATS, findFormat } from './formats.ts';

/** Signs that end a comment, a text or a line in some language, or begin what is computed there. */
const SIGNS = [
  ...[
    '\\',
    '\\\\',
    '\\ ',
    '*/',
    '/*',
    '//',
    '-->',
    '<!--',
    ']]>',
    '#',
    ';',
    ',',
    ':',
    '\n',
    '\r',
    '\t',
    '\0',
  ],
  ...[
    '"',
    "'",
    '`',
    '"""',
    "'''",
    '{',
    '}',
    '{a}',
    '{a.b}',
    '#{a}',
    '$'.concat('{a}'),
    '@{a}',
    '\\(a)',
    '$',
    '%',
  ],
  ...['\u2028', '\u2029', '\u0085', '\\u000a$x = red', '</style>', '&quot;', '\u202E'],
];

const names = SIGNS.flatMap((sign) => [`a${sign}`, `${sign}a`, `a ${sign} b`, sign]);

/** Grays, so that each is found in any notation. */
const colors = names.map((_, i) => formatHex({ r: i / 255, g: i / 255, b: 1 }));
const PALETTE: ExportedPalette = { name: 'Sea {b} \\', colors, colorNames: names };

const written = (id: Parameters<typeof findFormat>[0]) =>
  String(findFormat(id)!.write(PALETTE, new Date(0)));

/** The colors of rules such as `a { color: #fff }`, in order. */
const colorsOf = (css: string) =>
  [...css.matchAll(/color: ?(#\w+);?/g)].map(([, hex]) =>
    hex!.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3').toUpperCase(),
  );

describe('each of these names leaves all colors in place', () => {
  test('Stylus', () => {
    const text = written('stylus');
    const keys = [...text.matchAll(/^\$([\w-]+) =/gm)].map(([, key]) => key);
    const uses = keys.map((key, i) => `a.x${i}\n  color $${key}\n`).join('');
    expect(colorsOf(stylus.render(text + uses))).toEqual(colors);
  });

  test('Sass', () => {
    const text = written('scss');
    const keys = [...text.matchAll(/^\$([\w-]+):/gm)].map(([, key]) => key);
    expect(
      colorsOf(compileString(text + keys.map((key) => `a{color:$${key}}`).join('')).css),
    ).toEqual(colors);
  });

  test('Less', async () => {
    const text = written('less');
    const keys = [...text.matchAll(/^@([\w-]+):/gm)].map(([, key]) => key);
    const { css } = await less.render(
      text + keys.map((key, i) => `.x${i}{color:@${key}}`).join(''),
    );
    expect(colorsOf(css)).toEqual(colors);
  });

  test('Style Dictionary', async () => {
    const dictionary = new StyleDictionary({
      tokens: JSON.parse(written('tokens')),
      log: { warnings: 'error', errors: { brokenReferences: 'throw' } },
      platforms: { web: { transforms: ['name/kebab', 'color/css'] } },
    });
    const { allTokens } = await dictionary.getPlatformTokens('web');
    expect(allTokens.map(({ $value }) => String($value).toUpperCase())).toEqual(colors);
  });

  test('Terrazzo', async () => {
    const tokens = await readByTerrazzo(written('tokens'));
    const hexes = Object.values(tokens).map(({ $value }) =>
      ($value as { hex: string }).hex.toUpperCase(),
    );
    expect(hexes.sort()).toEqual(colors.toSorted());
  });

  test.each(
    FORMATS.map(({ id }) => id).filter(
      (id) => !['act', 'swatches', ...PICTURE_FORMATS].includes(id),
    ),
  )('%s, read again', async (id) => {
    const { palette } = readPalette(await findFormat(id)!.write(PALETTE, new Date(0)));
    const read = palette.colors.map(({ hex }) => hex);
    expect(names.filter((_, i) => !read.includes(colors[i]!))).toEqual([]);
    expect(read).toEqual(colors);
  });
});

test('names with braces come back from design tokens as they were', () => {
  const { palette } = readPalette(written('tokens'));
  expect(palette.name).toBe(PALETTE.name);
  expect(palette.colors.map(({ name }) => name ?? '')).toEqual(names.map((name) => name.trim()));
});

test('a family of a theme with braces in its name does not end a build of Style Dictionary', async () => {
  const { files } = writeTheme('style-dictionary', named(['{a.b} \\', '{c}']));
  const scale = files.find(({ path }) => path === 'tokens/scale.json')!;
  const dictionary = new StyleDictionary({
    tokens: JSON.parse(scale.text),
    log: { errors: { brokenReferences: 'throw' } },
    platforms: { web: { transforms: ['name/kebab'] } },
  });
  await expect(dictionary.getPlatformTokens('web')).resolves.toBeDefined();
});
