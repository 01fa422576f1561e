import { describe, expect, test } from 'vitest';

import { FormatError } from '../../palette/format-error.ts';
import { readColorTokens } from '../color-tokens.ts';
import { readPalette } from '../read.ts';

/**
 * Every sentence with MUST, MUST NOT or "required" of the format and color modules of 2025.10 that concerns
 * colors and readers, by its section. https://www.designtokens.org/TR/2025.10/format/ and …/color/
 */
const srgb = (r: unknown, g: unknown, b: unknown, more: object = {}) => ({
  colorSpace: 'srgb',
  components: [r, g, b],
  ...more,
});
const token = ($value: unknown) => ({ $type: 'color', $value });
const RED = token(srgb(1, 0, 0));
const BLUE = token(srgb(0, 0, 1));

/** The colors that an import and a check find, which have to be the same. */
function colorsOf(file: object): Record<string, string> {
  const found = [...readColorTokens([{ name: 'a', text: JSON.stringify(file) }])];
  const { palette } = readPalette(JSON.stringify(file));
  const look = ({ hex, alpha }: { hex: string; alpha?: number }) =>
    hex + (alpha === undefined ? '' : ` ${alpha}`);
  expect(palette.colors.map(look)).toEqual(found.map(([, color]) => look(color)));
  return Object.fromEntries(found.map(([path, color]) => [path, look(color)]));
}

const notesOf = (file: object) => readPalette(JSON.stringify(file)).notes;

/** Why a check refuses it. */
function refusal(file: object): string {
  try {
    readColorTokens([{ name: 'a', text: JSON.stringify(file) }]);
  } catch (error) {
    if (error instanceof FormatError) return error.message;
    throw error;
  }
  return 'nothing is wrong';
}

describe('Format 5, Design token', () => {
  test('5.1 Name and value: an object with a $value is a token, and a name is any string', () => {
    expect(colorsOf({ 'token name': RED, FONT: RED, font: BLUE, '': BLUE })).toEqual({
      'token name': '#FF0000',
      FONT: '#FF0000',
      font: '#0000FF',
      '': '#0000FF',
    });
  });

  test('5.1.1 Character restrictions: names MUST NOT begin with $', () => {
    const file = { a: RED, $b: { c: BLUE }, d: { $e: BLUE } };
    expect(colorsOf(file)).toEqual({ a: '#FF0000' });
    expect(notesOf(file)).toEqual([
      '2 properties whose names begin with a dollar sign have tokens, which were left out: such as $b.',
    ]);
  });

  test.each(['a.b', 'a{b', 'a}b'])(
    '5.1.1 Character restrictions: %s MUST NOT be in a name',
    (name) => {
      expect(colorsOf({ [name]: RED, sea: { blue: BLUE } })).toEqual({
        [name]: '#FF0000',
        'sea.blue': '#0000FF',
      });
      expect(notesOf({ [name]: RED, blue: BLUE })).toEqual([
        `1 color has a name that the format does not allow, with a dot or a brace: ${name}.`,
      ]);
      expect(notesOf({ [name]: { red: RED } })[0]).toContain('does not allow');
    },
  );

  test('5.2.2 Type: of a reference it is the type of the token that is referred to', () => {
    const gap = { $type: 'dimension', $value: { value: 1, unit: 'px' } };
    const file = { red: RED, gap, group: { $type: 'dimension', color: { $value: '{red}' } } };
    expect(colorsOf(file)).toEqual({ red: '#FF0000', 'group.color': '#FF0000' });
    expect(
      colorsOf({ red: RED, gap, colors: { $type: 'color', space: { $value: '{gap}' } } }),
    ).toEqual({ red: '#FF0000' });
  });

  test('5.2.2 Type: else it is that of the closest group with one', () => {
    const { $value } = RED;
    const file = {
      $type: 'dimension',
      a: { $type: 'color', b: { c: { $value } } },
      d: { $type: 'color', e: { $type: 'number', f: { $value: 1 } } },
    };
    expect(colorsOf(file)).toEqual({ 'a.b.c': '#FF0000' });
  });

  test('5.2.2 Type: a token without one is invalid, which is told', () => {
    const file = { a: { $value: srgb(1, 0, 0) }, b: { $value: '#0000ff' }, c: RED };
    expect(colorsOf(file)).toEqual({ a: '#FF0000', c: '#FF0000' });
    expect(notesOf(file)).toEqual([
      '1 token of another type was left out.',
      '1 token has no type, which the format requires; its value was read as a color: a.',
    ]);
  });

  test('5.2.2 Type: it is a string, and its case counts', () => {
    for (const $type of ['Color', 'COLOR']) {
      expect(refusal({ a: RED, b: { ...BLUE, $type } })).toContain(
        `b has a color, but its type is ${$type}`,
      );
      expect(notesOf({ a: RED, b: { ...BLUE, $type } })).toEqual([
        '1 token that refers to nothing or has no color was left out.',
      ]);
    }
    expect(notesOf({ a: RED, b: { ...BLUE, $type: 5 } })[0]).toContain('has no type');
  });

  test('5.2.3 Extensions and 5.2.4 Deprecated: neither changes a color', () => {
    const more = {
      $extensions: { 'org.a': { $value: '{nowhere}' } },
      $deprecated: 'Use {b}.',
      $description: '{x}',
    };
    expect(
      colorsOf({ a: { ...RED, ...more }, g: { ...more, b: { ...BLUE, $deprecated: true } } }),
    ).toEqual({
      a: '#FF0000',
      'g.b': '#0000FF',
    });
    expect(notesOf({ a: { ...RED, ...more } })).toEqual([]);
  });
});

describe('Format 6, Groups', () => {
  test('6.1 Group Structure: what is a token and a group MUST be reported', () => {
    const file = { brand: { ...RED, hover: BLUE, deep: { er: BLUE } } };
    expect(refusal(file)).toContain('brand is a token and a group');
    const { palette, notes } = readPalette(JSON.stringify(file));
    expect(palette.colors.map(({ hex }) => hex)).toEqual(['#FF0000', '#0000FF', '#0000FF']);
    expect(notes).toContain(
      '1 token is also a group, which the format does not allow; both were read: brand.',
    );
  });

  test('6.1 Group Structure: members beside a $value that are no tokens are none of a group', () => {
    const primer = {
      ink: { ...RED, alpha: 0.5 },
      mixed: { ...RED, mix: { color: '{ink}', weight: 1 } },
    };
    expect(colorsOf(primer)).toEqual({ ink: '#FF0000 0.5', mixed: '#FF0000' });
    expect(notesOf(primer)).toEqual([
      '1 color has its opacity outside its value, which is not part of the format; it was read: ink (alpha).',
      '1 color has a property outside its value that may change it, which was left out: mixed (mix).',
    ]);
  });

  test('6.2 Root Tokens: {group.$root} is the token, {group} is none', () => {
    const file = {
      accent: { $root: RED, light: BLUE },
      a: token('{accent.$root}'),
      b: { $ref: '#/accent/$root' },
    };
    expect(colorsOf(file)).toEqual({
      'accent.$root': '#FF0000',
      'accent.light': '#0000FF',
      a: '#FF0000',
      b: '#FF0000',
    });
    expect(refusal({ ...file, c: token('{accent}') })).toContain(
      'c refers to {accent}, which is a group',
    );
  });

  const base = {
    $type: 'color',
    a: { b: { $value: srgb(1, 0, 0) }, c: { $value: srgb(0, 0, 1) } },
  };

  test.each([
    { $extends: '{base}' },
    { $extends: '#/base' },
    { $extends: { $ref: '#/base' } },
    { $ref: '#/base' },
  ])('6.4 Extending Groups: %j is a deep merge in which local tokens win', (reference) => {
    const own = {
      a: { c: { $value: srgb(0, 1, 0) }, d: { $value: srgb(1, 1, 1) } },
      e: { $value: srgb(0, 0, 0) },
    };
    expect(colorsOf({ base, more: { ...reference, ...own } })).toEqual({
      'base.a.b': '#FF0000',
      'base.a.c': '#0000FF',
      'more.a.b': '#FF0000',
      'more.a.c': '#00FF00',
      'more.a.d': '#FFFFFF',
      'more.e': '#000000',
    });
  });

  test('6.4.3 Inheritance Semantics: a token is replaced as a whole, also by a group', () => {
    const wide = {
      base: { x: { ...RED, $description: 'x' }, y: RED },
      more: { $extends: '{base}', x: token('{base.y}'), y: { z: BLUE } },
    };
    expect(colorsOf(wide)).toEqual({
      'base.x': '#FF0000',
      'base.y': '#FF0000',
      'more.x': '#FF0000',
      'more.y.z': '#0000FF',
    });
  });

  test('6.4 Extending Groups: of groups that extend others, in any order, and within groups', () => {
    const file = {
      c: { $extends: '{b}', z: token('{c.x}') },
      b: { $extends: '{a}', y: BLUE },
      a: { x: RED },
      deep: { er: { $extends: '{c}' } },
      last: { $extends: '{deep.er}' },
    };
    const found = colorsOf(file);
    expect(found).toMatchObject({
      'c.x': '#FF0000',
      'c.y': '#0000FF',
      'c.z': '#FF0000',
      'last.x': '#FF0000',
      'last.z': '#FF0000',
    });
    expect(Object.keys(found)).toHaveLength(12);
  });

  test('6.4 Extending Groups: an alias to an inherited token leads there', () => {
    const file = {
      base,
      more: { $extends: '{base}' },
      x: token('{more.a.b}'),
      y: { $ref: '#/more/a/c' },
    };
    expect(colorsOf(file)).toMatchObject({ x: '#FF0000', y: '#0000FF' });
  });

  test('6.4 Extending Groups: $extends MUST NOT reference a token', () => {
    expect(refusal({ a: RED, b: { $extends: '{a}', c: BLUE } })).toContain(
      'b extends {a}, which is a token',
    );
    expect(refusal({ a: RED, b: { $extends: '{x}', c: BLUE } })).toContain(
      'b extends {x}, which is missing',
    );
  });

  test.each([
    [
      { button: { c: RED, secondary: { $extends: '{button}' } } },
      'button.secondary extends itself',
    ],
    [
      { a: { $extends: '{b}', t: RED }, b: { $extends: '{a}', t: RED } },
      'b extends itself through a',
    ],
    [
      { a: { $extends: '{b}' }, b: { $extends: '{c}' }, c: { $extends: '{a}', t: RED } },
      'c extends itself through a, b',
    ],
    [{ a: { x: { $extends: '{b}' }, t: RED }, b: { y: { $extends: '{a}' } } }, 'extends itself'],
    [{ a: { $ref: '#/a', t: RED } }, 'a refers to itself'],
  ])('6.4.4 Circular Reference Prevention: %j', (file, problem) => {
    expect(refusal(file)).toContain(problem);
  });

  test('6.4.3 Type: the resolved group has the type of the group that it extends', () => {
    expect(
      colorsOf({ base, more: { $extends: '{base}', f: { $value: srgb(0, 1, 0) } } }),
    ).toMatchObject({ 'more.f': '#00FF00' });
    const { $value } = RED;
    const inherited = {
      colors: { $type: 'color', base: { a: { $value } } },
      more: { $extends: '{colors.base}' },
    };
    expect(colorsOf(inherited)).toEqual({ 'colors.base.a': '#FF0000', 'more.a': '#FF0000' });
    expect(refusal({ base, more: { $extends: '{base}', $type: 'dimension' } })).toContain(
      'more.a.b has a color, but its type is dimension',
    );
  });

  test('6.6.2 JSON Pointer Support: a $ref leads to a token', () => {
    expect(colorsOf({ base: RED, alias: { $ref: '#/base' } })).toEqual({
      base: '#FF0000',
      alias: '#FF0000',
    });
  });

  test('6.7.2 Path Construction: $root is part of the path', () => {
    expect(Object.keys(colorsOf({ color: { accent: { $root: RED, light: RED } } }))).toEqual([
      'color.accent.$root',
      'color.accent.light',
    ]);
  });

  test('6.8 Migration: names MUST NOT conflict with reserved properties', () => {
    expect(notesOf({ a: RED, $value2: { b: BLUE } })[0]).toContain('dollar sign');
  });
});

describe('Format 7, Aliases / References', () => {
  test.each([
    ['{colors.blue}', '#0000FF'],
    ['{my/group.brand blue}', '#0000FF'],
  ])('7.1.1 Curly Brace Syntax: %s', ($value, hex) => {
    expect(
      colorsOf({ colors: { blue: BLUE }, 'my/group': { 'brand blue': BLUE }, a: token($value) }).a,
    ).toBe(hex);
  });

  const names = { 'my/group': { 'a~b': RED, 'c d': BLUE, '50%': RED, 'e%20f': BLUE, '~1': RED } };

  test.each([
    ['#/my~1group/a~0b', '#FF0000'],
    ['#/my~1group/c d', '#0000FF'],
    ['#/my~1group/c%20d', '#0000FF'],
    ['#/my~1group/50%', '#FF0000'],
    ['#/my~1group/50%25', '#FF0000'],
    ['#/my~1group/e%20f', '#0000FF'],
    ['#/my~1group/~01', '#FF0000'],
    ['#/my~1group/c d/$value', '#0000FF'],
  ])('7.1.2 JSON Pointer Syntax: %s', ($ref, hex) => {
    expect(colorsOf({ ...names, x: { $type: 'color', $ref } }).x).toBe(hex);
    expect(colorsOf({ ...names, x: token({ $ref }) }).x).toBe(hex);
  });

  test('7.2.2 Chained References: both kinds are followed until there is a value', () => {
    const file = { a: token('{b}'), b: { $ref: '#/c' }, c: token({ $ref: '#/d/$value' }), d: RED };
    expect(colorsOf(file)).toEqual({ a: '#FF0000', b: '#FF0000', c: '#FF0000', d: '#FF0000' });
  });

  test.each([
    [{ a: token('{a}') }, ['a refers to itself']],
    [{ a: token('{b}'), b: token('{c}'), c: token('{a}') }, ['a refers to itself through b, c']],
    [
      { c: token('{a}'), a: { $ref: '#/b' }, b: { $ref: '#/a' } },
      ['c refers to a, which refers to itself'],
    ],
    [{ a: token(srgb({ $ref: '#/a/$value/components/0' }, 0, 0)) }, ['a is not a color']],
  ])('7.2.3 Circular References: %j', (file, [problem]) => {
    expect(refusal(file)).toContain(problem);
    expect(readPalette(JSON.stringify({ ...file, x: RED })).palette.colors).toHaveLength(1);
    expect(notesOf({ ...file, x: RED })[0]).toMatch(/refers? to nothing/);
  });

  const blue = token(srgb(0.2, 0.4, 0.8, { alpha: 0.5 }));

  test('7.3.1 Color Component References', () => {
    const ref = (place: string) => ({ $ref: `#/base/blue/$value/${place}` });
    const file = {
      base: { blue, alias: token('{base.blue}') },
      a: token(srgb(ref('components/0'), ref('components/1'), 1)),
      b: token({
        colorSpace: ref('colorSpace'),
        components: ref('components'),
        alpha: ref('alpha'),
      }),
      c: token(srgb(0, 0, { $ref: '#/base/alias/$value/components/2' })),
      d: token(srgb(0, 0, { $ref: '#/a/$value/components/1' })),
    };
    expect(colorsOf(file)).toMatchObject({
      a: '#3366FF',
      b: '#3366CC 0.5',
      c: '#0000CC',
      d: '#000066',
    });
  });

  test.each([
    ['Invalid syntax', token('{a')],
    ['Invalid syntax', token('{a}}')],
    ['Invalid syntax', { $type: 'color', $ref: 'base' }],
    ['Unresolvable paths', token('{nowhere}')],
    ['Unresolvable paths', { $type: 'color', $ref: '#/nowhere' }],
    ['Unresolvable paths', token(srgb(0, 0, { $ref: '#/blue/$value/components/3' }))],
    ['Unresolvable paths', { $type: 'color', $ref: 'other.json#/a' }],
    ['Invalid token references', token('{group}')],
    ['Invalid token references', token('{blue.$value.components}')],
    ['Type mismatches', token({ $ref: '#/blue/$value/components/0' })],
    ['Type mismatches', token(srgb(0, 0, { $ref: '#/blue/$value/colorSpace' }))],
  ])('7.4.5 Error Conditions, %s: %j', (_, a) => {
    expect(refusal({ a, blue, group: { b: RED } })).toMatch(
      /a (is not a color|refers to .*, which is (missing|a group))/,
    );
    expect(notesOf({ a, blue, group: { b: RED } }).join()).toMatch(
      /1 token that refers to nothing or has no color/,
    );
  });
});

describe('Color 4, Color type', () => {
  test('4.1 Format: colorSpace and components are required, of as many components as the space has', () => {
    for (const value of [
      { components: [0, 0, 0] },
      { colorSpace: 'srgb' },
      { colorSpace: 'srgb', components: [0, 0] },
    ]) {
      expect(refusal({ a: token(value) })).toContain('a is not a color');
    }
  });

  test('4.1 Format: a component is a number or none', () => {
    expect(
      colorsOf({
        a: token(srgb('none', 1, 0)),
        b: token({ colorSpace: 'oklch', components: [0, 'none', 'none'] }),
      }),
    ).toEqual({ a: '#00FF00', b: '#000000' });
    for (const wrong of ['0', null, true, 'None', [0]]) {
      expect(refusal({ a: token(srgb(0, 0, wrong)) })).toContain('a is not a color');
    }
  });

  test('4.1 Format: alpha is from 0 to 1, and 1 if it is missing', () => {
    expect(colorsOf({ a: token(srgb(0, 0, 0, { alpha: 0.25 })), b: token(srgb(0, 0, 0)) })).toEqual(
      { a: '#000000 0.25', b: '#000000' },
    );
    expect(notesOf({ a: token(srgb(0, 0, 0, { alpha: 1.5 })) })).toEqual([
      '1 color has a number outside of the range that the format allows: a (alpha is 1.5).',
    ]);
    expect(refusal({ a: token(srgb(0, 0, 0, { alpha: '1' })) })).toContain('a is not a color');
  });

  test('4.1 Format: hex is a fallback only', () => {
    expect(colorsOf({ a: token(srgb(1, 0, 0, { hex: '#00ff00' })) })).toEqual({ a: '#FF0000' });
  });

  test.each([
    ['srgb', [255, 0, 0], 'component 1 of srgb is 255'],
    ['srgb-linear', [0, -0.1, 0], 'component 2 of srgb-linear is -0.1'],
    ['hsl', [360, 100, 50], 'component 1 of hsl is 360'],
    ['hsl', [0, 100, 101], 'component 3 of hsl is 101'],
    ['hwb', [0, -1, 0], 'component 2 of hwb is -1'],
    ['lab', [101, 0, 0], 'component 1 of lab is 101'],
    ['lch', [50, -1, 0], 'component 2 of lch is -1'],
    ['oklab', [62, 0, 0], 'component 1 of oklab is 62'],
    ['oklch', [0.5, 0.1, 360], 'component 3 of oklch is 360'],
    ['display-p3', [0, 0, 1.1], 'component 3 of display-p3 is 1.1'],
    ['xyz-d65', [0, 0, 1.2], 'component 3 of xyz-d65 is 1.2'],
  ])('4.2 Supported Color spaces: %s with %j is out of range', (colorSpace, components, what) => {
    const file = { a: token({ colorSpace, components }) };
    expect(notesOf(file)).toEqual([
      `1 color has a number outside of the range that the format allows: a (${what}).`,
    ]);
  });

  test.each([
    ['srgb', [1, 0, 0.5]],
    ['hsl', [359.9, 100, 50]],
    ['lab', [50, -200, 200]],
    ['lch', [50, 300, 0]],
    ['oklab', [0.5, -0.6, 0.6]],
    ['oklch', [0.5, 0.6, 0]],
  ])('4.2 Supported Color spaces: %s with %j is within', (colorSpace, components) => {
    expect(notesOf({ a: token({ colorSpace, components }) })).toEqual([]);
  });
});
