import { describe, expect, test } from 'vitest';

import type { ContextFile } from '../contexts/context-sheet.ts';
import { readContexts } from '../contexts/read-contexts.ts';
import type { WriteModeOptions } from './model.ts';
import { writeMode } from './write-mode.ts';

const TOKENS = `  --background: #ffffff;
  --foreground: #111111; /* ink */
  --card: #F6F8FA;
  --card-foreground: var(--foreground);
  --muted: rgb(244, 244, 245);
  --muted-foreground: oklch(0.45 0 0);
  --primary: #0a66c2;
  --primary-foreground: white;
  --border: hsl(210 20% 85%)`;
const ROOT = `:root {\n${TOKENS};\n}\n`;

const css = (text: string): ContextFile[] => [{ name: 'a.css', text }];
const json = (files: Record<string, object>): ContextFile[] =>
  Object.entries(files).map(([name, value]) => ({
    name,
    text: `${JSON.stringify(value, null, 2)}\n`,
  }));

/** What was added to each old file: taken out again, the file is as it was. */
function addedTo(before: readonly ContextFile[], after: readonly ContextFile[]): string[] {
  return before.map(({ name, text }) => {
    const now = after.find((file) => file.name === name)!.text;
    let at = 0;
    let added = '';
    for (const one of now) {
      if (one === text[at]) at += 1;
      else added += one;
    }
    expect(at, `${name} keeps every character`).toBe(text.length);
    return added;
  });
}

/** Each way of writing, with a file that has it, and what is written. */
const WAYS: [string, string, WriteModeOptions, RegExp][] = [
  [
    'a media query',
    ROOT,
    {},
    /^@media \(prefers-color-scheme: dark\) \{\n {2}:root \{\n {4}--background: #/m,
  ],
  ['a class that is asked for', ROOT, { way: '.dark' }, /^\.dark \{\n {2}--background: #/m],
  [
    'an attribute that is asked for',
    ROOT,
    { way: '[data-mode="dark"]' },
    /^\[data-mode="dark"\] \{$/m,
  ],
  [
    'light-dark() that is asked for',
    ROOT,
    { way: 'light-dark' },
    /light-dark\(#F6F8FA, #[\dA-F]{6}\)/,
  ],
  [
    'the class of a custom variant',
    `@custom-variant dark (&:is(.dark *));\n${ROOT}`,
    {},
    /^\.dark \{$/m,
  ],
  [
    'the attribute of a custom variant',
    `@custom-variant dark (&:where([data-theme=dark], [data-theme=dark] *));\n${ROOT}`,
    {},
    /^\[data-theme=dark\] \{$/m,
  ],
  [
    'the counterpart of the other attribute',
    ROOT.replace(':root', ':root, [data-bs-theme="light"]'),
    {},
    /^\[data-bs-theme="dark"\] \{$/m,
  ],
  [
    'the theme of Tailwind 4',
    ROOT.replace(':root', '@theme').replaceAll(/--(?=[bcfmp])/g, '--color-'),
    {},
    /^ {2}:root \{$/m,
  ],
  ['a layer', `@layer base {\n${ROOT}}\n`, { way: '.dark' }, /^\.dark \{$/m],
  [
    'one line',
    `:root{${TOKENS.replaceAll(/\s*\n\s*|: /g, (one) => one.trim())}}`,
    {},
    /\}@media \(prefers-color-scheme: dark\)\{:root\{--background:#/,
  ],
];

describe.each([
  ['\n', (text: string) => text],
  ['CR LF, and a byte order mark', (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`],
])('with line ends of %j', (_, ends) => {
  test.each(WAYS)('%s is written, and nothing else changes', (_, text, options, written) => {
    const files = css(ends(text));
    const reading = writeMode(files, 'dark', options);
    const [now] = reading.files;
    expect(now!.text.replaceAll('\r\n', '\n')).toMatch(written);
    expect(now!.text.split('\r\n').length).toBe(
      ends(text) === text ? 1 : now!.text.split('\n').length,
    );
    addedTo(files, reading.files);
    expect(reading).toMatchObject({
      contexts: ['dark'],
      bases: ['light'],
      failed: 0,
      impossible: [],
    });
    expect(reading.pairs.length).toBeGreaterThanOrEqual(4);
    const again = writeMode(reading.files, 'dark');
    expect([again.values, again.files]).toEqual([[], reading.files]);
    const { tokens } = readContexts(reading.files);
    for (const { token, context, fromHex, toHex } of reading.values) {
      expect(fromHex).not.toBe(toHex);
      expect(tokens.get(token)!.declarations.has(context)).toBe(true);
    }
  });

  test('a mode that lacks values is filled behind its last one', () => {
    const dark = '.dark {\n  --background: #0d1117;\n  --foreground: #f0f6fc /* last */\n}\n';
    const files = css(ends(`${ROOT}${dark}`));
    const reading = writeMode(files, 'dark');
    const [added] = addedTo(files, reading.files);
    expect(added!.replaceAll('\r', '')).toMatch(
      /^;\s+--card: #[\dA-F]{6};\n {2}--muted: rgb\(\d+, \d+, \d+\);\n/,
    );
    expect(added).not.toContain('--foreground:');
    expect(reading.values.map(({ token }) => token)).not.toContain('--background');
    expect(reading.failed).toBe(0);
    expect(writeMode(reading.files, 'dark').values).toEqual([]);
  });
});

describe(writeMode, () => {
  test('values keep the notation of the other mode', () => {
    const { values } = writeMode(css(ROOT), 'dark');
    const written = Object.fromEntries(values.map(({ token, written }) => [token, written]));
    expect(written).toMatchObject({
      '--background': expect.stringMatching(/^#[\da-f]{6}$/),
      '--card': expect.stringMatching(/^#[\dA-F]{6}$/),
      '--muted': expect.stringMatching(/^rgb\(\d+, \d+, \d+\)$/),
      '--muted-foreground': expect.stringMatching(/^oklch\(/),
      '--border': expect.stringMatching(/^hsl\([\d.]+ [\d.]+% [\d.]+%\)$/),
    });
  });

  test('a color that a person gives stays, and the rest follows', () => {
    const { values, failed } = writeMode(css(ROOT), 'dark', {
      fixed: { '--card': 'rgb(16 24 32)' },
    });
    expect(values.find(({ token }) => token === '--card')).toMatchObject({ toHex: '#101820' });
    expect(failed).toBe(0);
  });

  test('roles that refer to a palette get values of their own, and the palette stays', () => {
    const palette = '--gray-50: #fafafa; --gray-300: #ccc; --gray-900: #111;';
    const roles = '--bg: var(--gray-50); --text: var(--gray-900); --border: var(--gray-300);';
    const reading = writeMode(css(`:root { ${palette} ${roles} }`), 'dark');
    expect(reading.values.map(({ token }) => token)).toEqual(['--bg', '--text', '--border']);
    expect(reading.kept).toEqual(['--gray-50', '--gray-300', '--gray-900']);
  });

  test('what a rule paints follows the token to which it refers', () => {
    const rule = 'button { color: #000; color: var(--label); background: var(--button) }';
    const reading = writeMode(
      css(`:root { --bg: #fff; --label: #222; --button: #ddd }\n${rule}`),
      'dark',
    );
    expect(reading.values.map(({ token }) => token)).toEqual(['--bg', '--label', '--button']);
    expect(reading).toMatchObject({ kept: [], failed: 0 });
  });

  test.each([
    [
      'has its colors',
      ':root { --bg: #fff }',
      '[data-scheme="light"] { --bg: #fff; --text: #111; --card: #eee }',
    ],
    [
      'is called otherwise',
      '',
      '[data-mode="auto"], [data-mode="light"] { --bg: #fff; --text: #111; --card: #eee }',
    ],
    [
      'has no background of a page',
      ':root { --color-primary: #123a8c; --color-primary-contrast: #fff; --color-medium: #636469 }',
      '',
    ],
  ])('the light mode is found where it %s', (_, ...parts) => {
    const reading = writeMode(css(parts.join('\n')), 'dark');
    expect(reading.values.length).toBeGreaterThan(0);
    expect(writeMode(reading.files, 'dark').values).toEqual([]);
  });

  test('every pair that fails is named, with what stands in its way', () => {
    const handMade = `${ROOT}.dark { --background: #222; --muted-foreground: #777; --muted: #333 }`;
    const { impossible, failed } = writeMode(css(handMade), 'dark');
    expect(failed).toBe(impossible.length);
    expect(impossible).toHaveLength(3);
    expect(impossible).toContainEqual({
      foreground: '--muted-foreground',
      background: '--muted',
      context: 'dark',
      best: expect.closeTo(2.82, 2),
      wanted: 4.5,
      reason: expect.stringMatching(/^both of its colors are in the files already/),
    });
  });

  test('what is computed follows, and gets a value only where it would fail', () => {
    const good = `${TOKENS};\n  --hover: color-mix(in srgb, var(--card), var(--foreground) 8%)`;
    const follows = writeMode(css(`:root {\n${good};\n}\n`), 'dark');
    expect(follows.computed).toEqual(['--hover']);
    expect(follows.files[0]!.text.match(/--hover:/g)).toHaveLength(1);
    const bad = `${TOKENS};\n  --tip: #eee;\n  --tip-foreground: color-mix(in srgb, var(--foreground) 60%, black)`;
    const resolved = writeMode(css(`:root {\n${bad};\n}\n`), 'dark');
    expect(resolved.failed).toBe(0);
    expect(resolved.values.map(({ token }) => token)).toContain('--tip');
  });

  test('high contrast is made in each scheme, and a vision is chosen by an attribute', () => {
    const dark =
      '.dark {\n  --background: #111;\n  --foreground: #eee;\n  --card: #222;\n  --muted: #222;\n  --muted-foreground: #999;\n}\n';
    const files = css(ROOT + dark);
    const reading = writeMode(files, 'high-contrast');
    addedTo(files, reading.files);
    expect(reading.contexts).toEqual(['high-contrast', 'dark, high-contrast']);
    expect(reading.files[0]!.text).toMatch(/@media \(prefers-contrast: more\) \{\n {2}\.dark \{/);
    const least = reading.pairs.flatMap(({ kind, contexts }) =>
      kind === 'text' ? Object.values(contexts).map(({ minimum }) => minimum) : [],
    );
    expect(new Set(least)).toEqual(new Set([7]));
    expect(writeMode(reading.files, 'high-contrast').values).toEqual([]);
  });

  test('P3 stays P3', () => {
    const wide = ROOT.replace('#0a66c2', 'color(display-p3 0.9 0.1 0.4)').replace(
      '#ffffff',
      'color(display-p3 1 1 1)',
    );
    const { values } = writeMode(css(wide), 'dark');
    expect(values.find(({ token }) => token === '--background')!.written).toMatch(
      /^color\(display-p3 /,
    );
  });

  const DARK = ROOT.replace('#ffffff', '#101010').replace('#111111', '#eeeeee');
  test.each<[string, string, WriteModeOptions, RegExp]>([
    [
      'a theme that is dark',
      DARK,
      {},
      /files must be of a theme with a light mode; got "light, with dark --background"/,
    ],
    [
      'two that could be taken',
      `${ROOT}[data-theme="sea"] { --background: #eef }`,
      {},
      /base must be named, as light, theme=sea could each be/,
    ],
    [
      'a mode that is not there',
      ROOT,
      { base: 'sea' },
      /base must be a mode of the files: light; got "sea"/,
    ],
    ['another way', ROOT, { way: 'body .x' }, /way must be a class such as \.dark/],
    [
      'a color of no token',
      ROOT,
      { fixed: { '--x': '#fff' } },
      /fixed\.--x must be a color in the files/,
    ],
    [
      'what is no color',
      ROOT,
      { fixed: { '--card': 'nope' } },
      /fixed\.--card must be a CSS color; got "nope"/,
    ],
    [
      'a value that stands there',
      `${ROOT}.dark { --card: #123456 }`,
      { fixed: { '--card': '#000' } },
      /fixed\.--card must be a token without a value in dark/,
    ],
    [
      'names that say nothing',
      ':root { --a: #123; --b: #fed }',
      {},
      /names say which colors go together/,
    ],
    [
      'numbers in light-dark()',
      ':root { --bg: 0 0% 100%; --text: 0 0% 10% }',
      { way: 'light-dark' },
      /a\.css:1:\d+: --bg holds only the numbers/,
    ],
  ])('%s is refused in a sentence', (_, text, options, message) => {
    expect(() => writeMode(css(text), 'dark', options)).toThrow(message);
  });

  test('a value that would not count is named and left out', () => {
    const strong = `${ROOT}:root:root { --card: #fff !important }`;
    const { notes, values } = writeMode(css(strong), 'dark', { way: '.dark' });
    expect(notes.join()).toMatch(/a\.css:\d+: --card would still be #FFFFFF in dark/);
    expect(values.map(({ token }) => token)).not.toContain('--card');
    const all = ':root { --bg: #fff !important; --text: #111 !important }';
    expect(() => writeMode(css(all), 'dark')).toThrow(
      /the mode that was written does not count: only light are read/,
    );
  });

  test('a dark theme gets its light mode, and stays dark where it was', () => {
    const reading = writeMode(css(DARK), 'light');
    expect(reading).toMatchObject({ contexts: ['light'], bases: ['light'], failed: 0 });
    expect(reading.values[0]).toMatchObject({ token: '--background', fromHex: '#101010' });
    expect(readContexts(reading.files).contexts).toEqual(['light', 'dark']);
    expect(writeMode(reading.files, 'light').values).toEqual([]);
  });

  test('files that cannot hold a mode are named', () => {
    const config = {
      name: 'tailwind.config.js',
      text: 'export default { theme: { colors: { a: "#fff" } } }',
    };
    expect(() => writeMode([config], 'dark')).toThrow(
      /^tailwind\.config\.js: a Tailwind config has one value.*as var\(--a\) for a, .*as :root { --a: #FFFFFF }/,
    );
    expect(() => writeMode([...css(ROOT), config], 'dark')).toThrow(/no modes: leave it out/);
    const broken = { name: 'b.json', text: '{ "a": { "$value": ' };
    expect(() => writeMode([...css(ROOT), broken], 'dark')).toThrow(/^b\.json/);
  });
});

describe('design tokens', () => {
  const leaf = ($value: unknown) => ({ $type: 'color', $value });
  const gray = (level: number) => leaf({ colorSpace: 'srgb', components: [level, level, level] });
  const ROLES = { background: leaf('#ffffff'), text: gray(0.1), border: leaf('{gray.200}') };
  const PALETTE = { gray: { 200: gray(0.9) } };
  const order = [{ $ref: '#/sets/base' }, { $ref: '#/modifiers/theme' }];
  const resolver = (contexts: object) => ({
    version: '2025.10',
    sets: { base: { sources: [{ $ref: 'palette.json' }] } },
    modifiers: { theme: { contexts } },
    resolutionOrder: order,
  });

  test.each<[string, Record<string, object>, string[]]>([
    [
      'a file without modes gets a resolver',
      { 'tokens.json': { ...PALETTE, ...ROLES } },
      ['tokens.dark.json', 'tokens.resolver.json'],
    ],
    [
      'a resolver gets a context',
      {
        't.resolver.json': resolver({ light: [{ $ref: 'light.json' }] }),
        'palette.json': PALETTE,
        'light.json': ROLES,
      },
      ['dark.json'],
    ],
    [
      'a resolver without modes gets a modifier',
      {
        't.resolver.json': {
          version: '2025.10',
          sets: { base: { sources: [{ $ref: 'palette.json' }, { $ref: 'roles.json' }] } },
          resolutionOrder: [{ $ref: '#/sets/base' }],
        },
        'palette.json': PALETTE,
        'roles.json': ROLES,
      },
      ['t.dark.json'],
    ],
    [
      'Figma gets a file of the mode',
      {
        'Light.tokens.json': { ...ROLES, $extensions: { 'com.figma.modeName': 'Light' } },
        'palette.json': PALETTE,
      },
      ['Dark.tokens.json'],
    ],
    [
      'a context that lacks a token gets it',
      {
        't.resolver.json': {
          ...resolver({ light: [], dark: [{ $ref: 'dark.json' }] }),
          sets: { base: { sources: [{ $ref: 'palette.json' }, { $ref: 'roles.json' }] } },
        },
        'palette.json': PALETTE,
        'roles.json': ROLES,
        'dark.json': { background: leaf('#101010') },
      },
      [],
    ],
  ])('%s', (_, contents, added) => {
    const files = json(contents);
    const reading = writeMode(files, 'dark');
    addedTo(files, reading.files);
    expect(reading.added).toEqual(added);
    expect(reading.contexts.map((one) => one.toLowerCase())).toEqual(['dark']);
    expect(reading.values.map(({ token }) => token)).toEqual(
      expect.arrayContaining(['text', 'border']),
    );
    expect(reading).toMatchObject({ failed: 0, kept: ['gray.200'] });
    const again = writeMode(reading.files, 'dark');
    expect([again.values, again.files]).toEqual([[], reading.files]);
  });
});
