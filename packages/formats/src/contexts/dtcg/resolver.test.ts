import { describe, expect, test } from 'vitest';

import { FormatError } from '../../palette/format-error.ts';
import { readTheme } from '../../repair/index.ts';
import { CONTEXT_LIMITS } from '../context-sheet.ts';
import { readContexts } from '../read-contexts.ts';
import { filesOfResolver } from './read-dtcg.ts';

/**
 * Every sentence with MUST or MUST NOT of the resolver module of 2025.10 that concerns what is read, by its
 * section; each combination of inputs is read, so that nobody gives one. https://www.designtokens.org/TR/2025.10/resolver/
 */
const color = ($value: unknown) => ({ $type: 'color', $value });
const [RED, GREEN, BLUE] = [color('#FF0000'), color('#00FF00'), color('#0000FF')];

function read(document: object, files: Record<string, object> = {}) {
  const all = { 'design/t.resolver.json': { version: '2025.10', ...document }, ...files };
  return readContexts(
    Object.entries(all).map(([name, file]) => ({ name, text: JSON.stringify(file) })),
  );
}

/** The colors of each context. */
function colorsOf(document: object, files: Record<string, object> = {}) {
  const { contexts, tokens } = read(document, files);
  return Object.fromEntries(
    contexts.map((context) => [
      context,
      Object.fromEntries(
        [...tokens].flatMap(([name, token]) => {
          const found = token.colors.get(context)?.color;
          return found ? [[name, `${found.r}${found.g}${found.b}`]] : [];
        }),
      ),
    ]),
  );
}

function refusal(document: object, files: Record<string, object> = {}): string {
  try {
    read(document, files);
  } catch (error) {
    if (error instanceof FormatError) return error.message;
    throw error;
  }
  return 'nothing is wrong';
}

const order = (...refs: string[]) => ({ resolutionOrder: refs.map(($ref) => ({ $ref })) });

test('3.1 Format: a resolver is JSON; JSON5 is read too', () => {
  const text =
    "// x\n{ version: '2025.10', resolutionOrder: [{ type: 'set', name: 'a', sources: [{ b: { $type: 'color', $value: '#f00' } }] }], }";
  expect([...readContexts([{ name: 'a.json5', text }]).tokens.keys()]).toEqual(['b']);
});

test('4.1.2 Version: it MUST be 2025.10', () => {
  const document = { sets: { a: { sources: [{ x: RED }] } }, ...order('#/sets/a') };
  expect(read(document).notes).toEqual([]);
  expect(read({ ...document, version: undefined }).notes).toEqual([
    'design/t.resolver.json does not say its version, which must be 2025.10',
  ]);
  expect(refusal({ ...document, version: '2027.01' })).toContain(
    'version must be 2025.10, got "2027.01"',
  );
});

describe('4.1.4 Sets', () => {
  test('have sources, of which the last occurrence of a token counts', () => {
    const sets = {
      a: {
        sources: [
          { g: { x: RED, y: RED } },
          { $ref: 'b.json' },
          { $ref: 'c.json#/part' },
          { $ref: 'c.json#other' },
        ],
      },
    };
    const files = {
      'design/b.json': { g: { x: GREEN } },
      'design/c.json': { part: { g: { z: BLUE } }, other: { w: RED } },
    };
    expect(colorsOf({ sets, ...order('#/sets/a') }, files)).toEqual({
      default: { 'g.x': '010', 'g.y': '100', 'g.z': '001', w: '100' },
    });
  });

  test('a set without sources is refused', () => {
    expect(refusal({ sets: { a: {} }, ...order('#/sets/a') })).toContain(
      'must have a list of sources',
    );
  });
});

describe('4.1.5 Modifiers', () => {
  const sets = { base: { sources: [{ x: RED, y: RED }] } };

  test('each context is read, the default first, the last token wins', () => {
    const modifiers = {
      theme: { contexts: { dark: [{ x: GREEN }, { x: BLUE }], light: [] }, default: 'light' },
    };
    expect(colorsOf({ sets, modifiers, ...order('#/sets/base', '#/modifiers/theme') })).toEqual({
      light: { x: '100', y: '100' },
      dark: { x: '001', y: '100' },
    });
  });

  test('no contexts are refused, one is told', () => {
    const modifier = (contexts: object) => ({
      sets,
      modifiers: { m: { contexts } },
      ...order('#/sets/base', '#/modifiers/m'),
    });
    expect(refusal(modifier({}))).toContain('m must have contexts');
    expect(read(modifier({ a: [] })).notes).toEqual([
      'design/t.resolver.json: the modifier m has only one context',
    ]);
  });

  test('a context may refer to a set, and MUST NOT refer to a modifier, not even its own', () => {
    const contexts = { a: [{ $ref: '#/sets/base' }, { y: BLUE }], b: [{ x: GREEN }] };
    expect(colorsOf({ sets, modifiers: { m: { contexts } }, ...order('#/modifiers/m') })).toEqual({
      a: { x: '100', y: '001' },
      b: { x: '010' },
    });
    for (const $ref of ['#/modifiers/m', '#/modifiers/m/contexts/b', '#/modifiers/n']) {
      const modifiers = {
        m: { contexts: { a: [{ $ref }], b: [] } },
        n: { contexts: { c: [], d: [] } },
      };
      expect(refusal({ sets, modifiers, ...order('#/modifiers/m') })).toContain(
        'refers to the modifier',
      );
    }
    expect(
      refusal({
        sets: { s: { sources: [{ $ref: '#/modifiers/n' }] } },
        modifiers: { n: { contexts: { c: [] } } },
        ...order('#/sets/s'),
      }),
    ).toContain('refers to the modifier');
  });

  test('a default MUST be one of its contexts', () => {
    const modifiers = { m: { contexts: { a: [], b: [] }, default: 'c' } };
    expect(refusal({ modifiers, ...order('#/modifiers/m') })).toContain(
      'the default of m must be one of a, b, got "c"',
    );
  });
});

describe('4.1.6 Resolution Order', () => {
  test('later sets and modifiers win', () => {
    const document = {
      sets: { a: { sources: [{ x: RED }] }, b: { sources: [{ x: BLUE }] } },
      modifiers: { m: { contexts: { on: [{ x: GREEN }], off: [] }, default: 'off' } },
    };
    expect(colorsOf({ ...document, ...order('#/sets/a', '#/modifiers/m', '#/sets/b') })).toEqual({
      off: { x: '001' },
    });
    expect(colorsOf({ ...document, ...order('#/sets/b', '#/sets/a', '#/modifiers/m') })).toEqual({
      off: { x: '100' },
      on: { x: '010' },
    });
  });

  const set = (more: object) => ({
    resolutionOrder: [{ type: 'set', name: 'a', sources: [{ x: RED }], ...more }],
  });

  test('inline sets and modifiers MUST have a name of their own and a type', () => {
    expect(colorsOf(set({}))).toEqual({ default: { x: '100' } });
    expect(refusal(set({ name: undefined }))).toContain('must have a name');
    expect(refusal(set({ type: undefined }))).toContain(
      'must have the type "set" or "modifier", got undefined',
    );
    expect(refusal(set({ type: 'sets' }))).toContain('got "sets"');
    const [one] = set({}).resolutionOrder;
    expect(
      refusal({ resolutionOrder: [one, { ...one, type: 'modifier', contexts: { b: [] } }] }),
    ).toContain('has a name that is already used: a');
  });

  test('a set may share its name with a modifier', () => {
    const document = {
      sets: { a: { sources: [{ x: RED }] } },
      modifiers: { a: { contexts: { b: [{ x: BLUE }], c: [] } } },
    };
    expect(colorsOf({ ...document, ...order('#/sets/a', '#/modifiers/a') })).toEqual({
      b: { x: '001' },
      c: { x: '100' },
    });
  });
});

describe('4.2 Reference objects', () => {
  test('lead to sets, to tokens anywhere in the document, and through escapes', () => {
    const document = {
      $defs: { 'a/b.json': { x: RED }, 'c d': { y: GREEN } },
      sets: {
        one: { sources: [{ $ref: '#/$defs/a~1b.json' }, { $ref: '#/$defs/c%20d' }] },
        two: { sources: [{ $ref: '#/sets/one' }, { z: BLUE }] },
      },
    };
    expect(colorsOf({ ...document, ...order('#/sets/two') })).toEqual({
      default: { x: '100', y: '010', z: '001' },
    });
    expect(refusal({ ...document, ...order('#/sets/three') })).toContain(
      'refers to #/sets/three, which is missing',
    );
  });

  test.each([
    [{ a: { sources: [{ $ref: '#/sets/a' }] } }],
    [{ a: { sources: [{ $ref: '#/sets/b' }] }, b: { sources: [{ $ref: '#/sets/a' }] } }],
    [{ a: { sources: [{ x: RED }, { $ref: '#/sets/a/sources' }] } }],
  ])('MUST NOT be circular: %j', (sets) => {
    expect(refusal({ sets, ...order('#/sets/a') })).toContain('refers to itself');
  });

  test('4.2.1 Invalid pointers: nothing refers into resolutionOrder', () => {
    const sets = { a: { sources: [{ $ref: '#/resolutionOrder/0' }] } };
    expect(refusal({ sets, ...order('#/sets/a') })).toContain('refers into resolutionOrder');
    expect(refusal({ sets, ...order('#/resolutionOrder/0') })).toContain(
      'refers into resolutionOrder',
    );
  });

  test('4.2.2 Extending: members beside a $ref override, and are not merged', () => {
    const sets = {
      a: { sources: [{ x: RED }] },
      b: { sources: [{ $ref: 'b.json', g: { y: GREEN } }] },
    };
    const files = { 'design/b.json': { g: { x: RED, z: RED }, h: BLUE } };
    expect(colorsOf({ sets, ...order('#/sets/b') }, files)).toEqual({
      default: { h: '001', 'g.y': '010' },
    });
    const document = { sets, resolutionOrder: [{ $ref: '#/sets/a', sources: [{ z: BLUE }] }] };
    expect(colorsOf(document)).toEqual({ default: { z: '001' } });
    const modifiers = { m: { contexts: { a: [{ x: RED }], b: [{ x: BLUE }] }, default: 'a' } };
    const changed = { modifiers, resolutionOrder: [{ $ref: '#/modifiers/m', default: 'b' }] };
    expect(Object.keys(colorsOf(changed))).toEqual(['b', 'a']);
  });
});

test('4.5 $defs and 4.3 $extensions: neither is an error', () => {
  const sets = { a: { sources: [{ x: RED }], $extensions: { 'a.b': { $ref: '#/nowhere' } } } };
  expect(colorsOf({ sets, $defs: { y: { $ref: '#/nowhere' } }, ...order('#/sets/a') })).toEqual({
    default: { x: '100' },
  });
});

test('6.3 Aliases: they are resolved last, over all sources, and circles are refused', () => {
  const document = {
    sets: { a: { sources: [{ x: color('{y}'), g: { $extends: '{h}' } }] } },
    modifiers: {
      m: { contexts: { a: [{ y: RED, h: { z: BLUE } }], b: [{ y: BLUE, h: { z: RED } }] } },
    },
  };
  expect(colorsOf({ ...document, ...order('#/sets/a', '#/modifiers/m') })).toEqual({
    a: { x: '100', y: '100', 'g.z': '001', 'h.z': '001' },
    b: { x: '001', y: '001', 'g.z': '100', 'h.z': '100' },
  });
  const circle = {
    sets: { a: { sources: [{ x: color('{y}') }, { y: color('{x}') }] } },
    ...order('#/sets/a'),
  };
  expect(refusal(circle)).toContain('x refers to itself through y');
});

describe('amounts', () => {
  const modifiersOf = (count: number, choices: (i: number) => object) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, i) => [`m${i}`, { contexts: choices(i) }]),
    );
  const all = (modifiers: object) =>
    order(...Object.keys(modifiers).map((name) => `#/modifiers/${name}`));

  test('sets that name each other many times are counted while they are read', () => {
    const sets = Object.fromEntries(
      Array.from({ length: 4 }, (_, i) => [
        `s${i}`,
        {
          sources: Array.from({ length: 64 }, () =>
            i < 3 ? { $ref: `#/sets/s${i + 1}` } : { x: RED },
          ),
        },
      ]),
    );
    expect(refusal({ sets, ...order('#/sets/s0') })).toContain('more than 4000 sources');
  });

  test('contexts with colors are counted before they are made', () => {
    const modifiers = modifiersOf(1000, (i) => ({ a: [{ [`x${i}`]: RED }], b: [] }));
    expect(refusal({ modifiers, ...all(modifiers) })).toContain(
      `has a billion or more contexts with colors; up to ${CONTEXT_LIMITS.contexts} can be read`,
    );
    const many = Object.fromEntries(
      Array.from({ length: 257 }, (_, i) => [
        `c${i}`,
        [{ x: color(`#0000${(i % 256).toString(16).padStart(2, '0')}`) }],
      ]),
    );
    expect(refusal({ modifiers: { m: { contexts: many } }, ...order('#/modifiers/m') })).toContain(
      'has 257 contexts with colors',
    );
    const { c256, ...fewer } = many;
    expect(
      read({ modifiers: { m: { contexts: fewer } }, ...order('#/modifiers/m') }).contexts,
    ).toHaveLength(256);
  });

  test('modifiers that change no color make no contexts', () => {
    const gap = (value: number) => ({ gap: { $type: 'dimension', $value: { value, unit: 'px' } } });
    const sizes = modifiersOf(30, () => ({ small: [gap(1)], large: [gap(2)], none: [] }));
    const modifiers = {
      ...sizes,
      theme: { contexts: { light: [{ x: RED }], dark: [{ x: BLUE }] } },
    };
    expect(colorsOf({ modifiers, ...all(modifiers) })).toEqual({
      light: { x: '100' },
      dark: { x: '001' },
    });
  });

  test('contexts in which the same values count are one', () => {
    const sets = { s: { sources: [{ x: RED }] } };
    const same = [{ $ref: '#/sets/s' }];
    const modifiers = { m: { contexts: { a: same, b: same, c: [{ x: BLUE }] } } };
    expect(Object.keys(colorsOf({ sets, modifiers, ...order('#/modifiers/m') }))).toEqual([
      'a',
      'c',
    ]);
  });
});

test('the files of a resolver are those of all contexts', () => {
  const text = JSON.stringify({
    version: '2025.10',
    sets: { a: { sources: [{ $ref: 'a.json' }] } },
    modifiers: {
      m: { contexts: { x: [{ $ref: '../b.json#/c' }], y: [{ $ref: 'd%20e.json', z: RED }] } },
    },
    ...order('#/sets/a', '#/modifiers/m'),
  });
  expect(filesOfResolver({ name: 'design/t.json', text })).toEqual([
    'design/a.json',
    'b.json',
    'design/d e.json',
  ]);
  expect(filesOfResolver({ name: 'a.css', text: '[a] { --x: red }' })).toEqual([]);
});

describe('files of modes from Figma', () => {
  const file = (mode: string, hex: string) => ({
    $extensions: { 'com.figma.modeName': mode },
    ink: color(hex),
  });

  test('each mode of a collection is a context', () => {
    const files = {
      'base.json': { red: RED },
      'Light.tokens.json': file('Light', '{red}'),
      'Dark.tokens.json': file('Dark', '#0000FF'),
    };
    const list = Object.entries(files).map(([name, one]) => ({ name, text: JSON.stringify(one) }));
    const { contexts, tokens } = readContexts(list);
    expect(contexts).toEqual(['Light', 'Dark']);
    expect([...tokens.get('ink')!.colors.values()].map(({ color: { b } }) => b)).toEqual([0, 1]);
    expect(tokens.get('red')!.colors.size).toBe(2);
  });

  test('other files count together, the last one wins', () => {
    const list = [
      { name: 'a', text: JSON.stringify({ x: RED }) },
      { name: 'b', text: JSON.stringify({ x: BLUE }) },
    ];
    expect(readContexts(list).contexts).toEqual(['default']);
    expect(readContexts(list).tokens.get('x')!.colors.get('default')!.color.b).toBe(1);
  });
});

test('what is seen on what is told by names also where a token is the root of its group', () => {
  const text = JSON.stringify({
    color: {
      $type: 'color',
      background: { $value: { colorSpace: 'srgb', components: [1, 1, 1] } },
      foreground: {
        $root: { $value: { colorSpace: 'srgb', components: [0.5, 0.5, 0.5] } },
        muted: { $value: { colorSpace: 'srgb', components: [0.6, 0.6, 0.6] } },
      },
    },
  });
  const { pairs } = readTheme([{ name: 'a.tokens.json', text }]);
  expect(pairs.map(({ id }) => id)).toContain('color.foreground.$root/color.background');
});
