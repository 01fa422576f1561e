import { describe, expect, test } from 'vitest';

import { readNamed } from '../../../testing/read-named.ts';
import { refusal } from '../../../testing/refusal.ts';
import { READ_ONLY_TEXTS } from '../../../testing/texts.ts';
import { readPalette } from '../read.ts';

const read = (value: unknown) => readNamed(JSON.stringify(value));

describe('tokens of Style Dictionary 3 and Tokens Studio', () => {
  test('are named by their path, and aliases are followed', () => {
    expect(readNamed(READ_ONLY_TEXTS.dictionary)).toEqual({
      format: 'legacy-tokens',
      name: 'color',
      colors: ['brand red #FF0000', 'brand alias #FF0000'],
      notes: ['1 token of another type was left out.'],
    });
  });

  test('aliases leave out the names of sets, may carry an opacity, and may lead nowhere', () => {
    expect(readNamed(READ_ONLY_TEXTS.studio)).toEqual({
      format: 'legacy-tokens',
      name: '',
      colors: ['red 500 #FF0000', 'danger #FF0000', 'soft #FF0000 0.5'],
      notes: [
        '2 groups were read as one palette.',
        '1 token that refers to nothing or has no color was left out.',
        '1 token of another type was left out.',
      ],
    });
  });

  test('of two sets with a token the later one counts, by the order that the file states', () => {
    const color = (value: string) => ({ value, type: 'color' });
    const sets = {
      a: { x: color('#111111') },
      b: { x: color('#222222') },
      c: { y: color('{x}') },
    };
    const last = (order?: string[]) =>
      read({ ...sets, ...(order && { $metadata: { tokenSetOrder: order } }) }).colors.at(-1);
    expect(last()).toBe('c y #222222');
    expect(last(['b', 'a', 'c'])).toBe('c y #111111');
    expect(last(['none', 'a'])).toBe('c y #111111');
  });

  test.each([
    ['rgba({a.b}, 0.5)', 'c #FF0000 0.5'],
    ['rgba({a.b},25%)', 'c #FF0000 0.25'],
    ['rgba(#ff0000, 0.5)', 'c #FF0000 0.5'],
    ['{a.b.value}', 'c #FF0000'],
    ['hsl(0 100% 50%)', 'c #FF0000'],
  ])('%s', (value, color) => {
    expect(read({ a: { b: { value: '#ff0000' }, c: { value } } }).colors.at(-1)).toBe(color);
  });

  test('sets of design tokens are looked into as well', () => {
    const tokens = {
      $metadata: { tokenSetOrder: ['global'] },
      global: { red: { $type: 'color', $value: '#ff0000' } },
      light: { danger: { $type: 'color', $value: '{red}' } },
    };
    expect(read(tokens).colors).toEqual(['red #FF0000', 'danger #FF0000']);
  });

  test('a change that Tokens Studio would apply is told', () => {
    const modify = { 'studio.tokens': { modify: { type: 'lighten', value: '0.1' } } };
    const token = { value: '#ff0000', type: 'color', $extensions: modify };
    expect(read({ a: { b: token } }).notes).toEqual([
      '1 color has a Tokens Studio modifier, which was left out.',
    ]);
    expect(read({ a: { b: token, c: token } }).notes).toEqual([
      '2 colors have Tokens Studio modifiers, which were left out.',
    ]);
  });

  test('a name of its own beats the path; an object with an opacity is no token', () => {
    expect(read({ a: { name: 'Sea', value: '#00f' } }).colors).toEqual(['Sea #0000FF']);
    expect(read({ a: { value: '#00f', alpha: 0.5 } })).toMatchObject({
      format: 'json',
      colors: ['a #0000FF 0.5'],
    });
  });
});

describe('design tokens of which some are broken', () => {
  const RED = { $type: 'color', $value: '#ff0000' };

  test.each([
    [{ $type: 'color', $value: '{nowhere}' }],
    [{ $type: 'color', $value: '{b}' }],
    [{ $type: 'color', $value: 'blau' }],
  ])('%j is left out and told', (b) => {
    expect(read({ a: RED, b })).toMatchObject({
      colors: ['a #FF0000'],
      notes: [
        '1 token that refers to nothing or has no color was left out.',
        '1 color was a text, which the format no longer allows.',
      ],
    });
  });
});

describe('Figma variables', () => {
  test('of the REST API: the default mode, aliases, names of groups', () => {
    expect(readNamed(READ_ONLY_TEXTS.figma)).toEqual({
      format: 'figma',
      name: 'Theme',
      colors: ['sea 500 #0000FF', 'text link #0000FF'],
      notes: [
        '1 value of another mode (Dark) was left out.',
        '1 variable of another type was left out.',
      ],
    });
  });

  test('the default mode may be a later one', () => {
    const text = READ_ONLY_TEXTS.figma.replace('"defaultModeId":"1:0"', '"defaultModeId":"1:1"');
    expect(readNamed(text)).toMatchObject({ colors: ['sea 500 #FF0000', 'text link #FF0000'] });
    expect(readNamed(text).notes[0]).toBe('1 value of another mode (Light) was left out.');
  });

  test('as a plugin lists them by mode', () => {
    expect(readNamed(READ_ONLY_TEXTS.figmaPlugin)).toEqual({
      format: 'figma',
      name: '',
      colors: ['red #FF0000', 'danger #FF0000'],
      notes: [
        '2 collections were read as one palette.',
        '1 value of another mode (Dark) was left out.',
      ],
    });
  });

  test('as a plugin writes one collection', () => {
    const variables = [
      {
        id: 'V:1',
        name: 'a',
        type: 'COLOR',
        valuesByMode: { '1:0': { r: 1, g: 0, b: 0, a: 0.5 } },
      },
      {
        id: 'V:2',
        name: 'b',
        type: 'COLOR',
        valuesByMode: { '1:0': { type: 'VARIABLE_ALIAS', id: 'V:elsewhere' } },
      },
      {
        id: 'V:3',
        name: 'c',
        type: 'COLOR',
        valuesByMode: { '1:0': { type: 'VARIABLE_ALIAS', id: 'V:3' } },
      },
    ];
    expect(read({ id: 'C:1', name: 'Sea', modes: { '1:0': 'Light' }, variables })).toMatchObject({
      format: 'figma',
      name: 'Sea',
      colors: ['a #FF0000 0.5'],
      notes: ['2 variables without a color in this file were left out.'],
    });
  });

  test('none of which is a color', () => {
    const text = '{"variables":[{"name":"a","resolvedType":"FLOAT"}],"variableCollections":[]}';
    expect(refusal(() => readPalette(text))).toBe(
      'no_colors Figma variables, offset 0: there are no colors in it',
    );
  });
});

describe('Figma aliases with an opacity', () => {
  const read2 = (value: unknown, opacity: unknown = 48) => {
    const alias = (id: string) => ({ type: 'VARIABLE_ALIAS', id });
    const variable = (id: string, resolvedType: string, one: unknown) => ({
      id,
      name: id,
      resolvedType,
      valuesByMode: { m: one },
    });
    const variables = [
      variable('ink', 'COLOR', { r: 1, g: 0, b: 0, a: 0.5 }),
      variable('low', 'FLOAT', opacity),
      variable('x', 'COLOR', typeof value === 'function' ? value(alias) : value),
    ];
    return read({ variables, variableCollections: [] });
  };
  type Alias = (id: string) => object;

  test.each<[string, (alias: Alias) => object]>([
    ['as runtimes write it', (alias) => ({ color: alias('ink'), opacity: 48 })],
    ['of a variable', (alias) => ({ color: alias('ink'), opacity: alias('low') })],
    [
      'as the desktop program wrote it',
      (alias) => ({
        type: 'VARIABLE_EXPRESSION',
        expressionFunction: 'COMPOSE_COLOR',
        expressionArguments: [alias('ink'), 48],
      }),
    ],
    ['twice', (alias) => ({ color: { color: alias('ink'), opacity: 96 }, opacity: 50 })],
  ])('%s', (_, value) => {
    expect(read2(value).colors).toEqual(['ink #FF0000 0.5', 'x #FF0000 0.24']);
  });

  test.each([101, -1, 'a', null])('an opacity of %j leaves it out, and that is told', (opacity) => {
    const { colors, notes } = read2((alias: Alias) => ({ color: alias('ink'), opacity }));
    expect(colors).toEqual(['ink #FF0000 0.5']);
    expect(notes).toContain('1 variable without a color in this file was left out.');
  });

  test('files of a mode have the color itself beside the alias', () => {
    const file = (alpha: number) => ({
      $extensions: { 'com.figma.modeName': 'Light' },
      x: {
        $type: 'color',
        $value: { colorSpace: 'srgb', components: [1, 0, 0], alpha, hex: '#FF0000' },
        $extensions: {
          'com.figma.composedColor': { colorArg: { alias: { targetVariableName: 'red/{5}' } } },
          'com.figma.aliasData': { targetVariableName: 'red/{5}', targetVariableSetName: 'Base' },
        },
      },
    });
    expect(read(file(0.48))).toEqual({
      format: 'tokens',
      name: '',
      colors: ['x #FF0000 0.48'],
      notes: [],
    });
  });
});

describe('tokens in JSON5', () => {
  test.each([
    [`// x\n{ sea: { $type: 'color', blue: { $value: '#00f', }, }, }`, 'tokens', ['blue #0000FF']],
    [
      `{ color: { "text-&-icon": { value: { light: "#000", dark: { color: "#fff", alpha: .5 } }, type: "color" } } }`,
      'legacy-tokens',
      ['text-&-icon light #000000', 'text-&-icon dark #FFFFFF 0.5'],
    ],
    [
      `{ /* a */ core: { white: { value: "#ffffff", type: 'color', }, }, }`,
      'legacy-tokens',
      ['white #FFFFFF'],
    ],
    [`{ "a": { "$type": "color", "$value": "#f00", }, // x\n}`, 'tokens', ['a #FF0000']],
  ])('%s', (text, format, colors) => {
    expect(readNamed(text)).toMatchObject({ format, colors });
  });

  test.each([
    ['{ brand: { 500: "#3b82f6" } }', 'tailwind'],
    ['{ value: "#3b82f6", label: "x" }', 'tailwind'],
    ['{"colors": ["#3b82f6", ], /* x */}', 'json'],
  ])('%s is what it was', (text, format) => {
    expect(readNamed(text).format).toBe(format);
  });

  test('a broken one is refused with the place', () => {
    expect(refusal(() => readPalette("{ a: { $type: 'color' $value: 1 } }"))).toBe(
      'broken JSON5, offset 22: it is not valid JSON here',
    );
  });
});

describe('Sketch palettes', () => {
  test('channels with names, and hexes of the first version', () => {
    expect(readNamed(READ_ONLY_TEXTS.sketch)).toEqual({
      format: 'sketchpalette',
      name: '',
      colors: ['Sea #3366FF 0.5'],
      notes: ['1 gradient or image was left out.'],
    });
    expect(
      read({ compatibleVersion: '1.0', pluginVersion: '1.0', colors: ['#3b82f6', '000000', 5] }),
    ).toMatchObject({
      colors: ['#3B82F6', '#000000'],
      notes: ['1 entry without a color was left out.'],
    });
  });
});

describe('a color of an asset catalog', () => {
  const set = (...colors: unknown[]) => ({ info: { author: 'xcode', version: 1 }, colors });
  const universal = (color: unknown) => ({ idiom: 'universal', color });

  test('in fractions, bytes and hexes; of several appearances the first', () => {
    expect(readNamed(READ_ONLY_TEXTS.colorSet)).toEqual({
      format: 'xcassets',
      name: '',
      colors: ['#808080'],
      notes: ['1 color of another appearance or gamut was left out.'],
    });
  });

  test('P3, linear light, gray', () => {
    const part = (space: string, components: object) =>
      read(set(universal({ 'color-space': space, components })));
    const half = { red: '0.5', green: '0.5', blue: '0.5', alpha: '0.5' };
    expect(part('display-p3', half).colors).toEqual(['#808080 0.5']);
    expect(part('extended-linear-srgb', half).colors).toEqual(['#BCBCBC 0.5']);
    expect(part('gray-gamma-22', { white: '1.0', alpha: '1.0' })).toMatchObject({
      colors: ['#FFFFFF'],
      notes: ['1 color was kept as gray, converted to sRGB.'],
    });
  });

  test('a reference to a color of the system is none', () => {
    const text = JSON.stringify(set(universal({ platform: 'ios', reference: 'systemBlueColor' })));
    expect(refusal(() => readPalette(text))).toBe(
      'no_colors Asset catalog, offset 0: there are no colors in it',
    );
  });
});

describe('channels in any JSON', () => {
  test.each([
    [[{ name: 'Sea', r: 59, g: 130, b: 246 }], ['Sea #3B82F6']],
    [{ sea: { red: 0.2, green: 0.4, blue: 1, alpha: 0.5 } }, ['sea #3366FF 0.5']],
    [{ a: { r: 1, g: 0, b: 0 }, b: { r: 255, g: 0, b: 0 } }, ['a #010000', 'b #FF0000']],
    [[{ name: 'Sea', value: { r: 0, g: 0, b: 1, a: 1 }, type: 'COLOR' }], ['Sea #0000FF']],
    [[{ name: 'Sea', hex: '0081a7', rgb: [0, 129, 167] }], ['Sea #0081A7']],
  ])('%j', (value, colors) => {
    expect(read(value)).toMatchObject({ format: 'json', colors });
  });
});
