import { describe, expect, test } from 'vitest';

import { growthOf, MOST_GROWTH } from '../../../../testing/growth.ts';
import { FormatError } from '../palette/format-error.ts';
import { readTheme } from './read-theme.ts';

const CONFIG = `/** @type {import('tailwindcss').Config} */
const defaults = require('tailwindcss/colors') // theme: { no }
module.exports = {
  content: ['./src/**/*.{html,js}'],
  theme: {
    extend: {
      colors: {
        border: 'hsl(var(--border))',
        ...defaults,
        gray: defaults.gray,
        background: "#ffffff",
        primary: {
          DEFAULT: '#60a5fa',
          foreground: \`#ffffff\`, // white
        },
        'muted': shade(1, { of: '#000' }),
      },
      spacing: { '1/2': '50%' },
    },
  },
  plugins: [require('x')({ a: 1 })],
}
`;

const read = (text: string, name = 'tailwind.config.js') => readTheme([{ name, text }]);

describe('a Tailwind config', () => {
  test('is read as text, mended in its place, and what is computed is named', () => {
    const { pairs, changes, files, notes, left } = read(CONFIG);
    expect(pairs.map(({ id }) => id)).toEqual(['primary.foreground/primary.DEFAULT']);
    expect(left).toBe(0);
    expect(changes).toHaveLength(1);
    const { token, before, after } = changes[0]!;
    expect(token).toBe('primary.foreground');
    expect(after).toMatch(/^#[\da-f]{6}$/);
    expect(files[0]!.text).toBe(CONFIG.replace(`\`${before}\``, `\`${after}\``));
    expect(notes.map((note) => /: (?:what )?(\S+)/.exec(note)?.[1])).toEqual([
      'border',
      'colors',
      'gray',
      'muted',
    ]);
  });

  test.each([
    ["module.exports = { theme: { colors: { a: '#123456' } } }"],
    ["export default { theme: { colors: { a: '#123456' } } } satisfies Config"],
    [
      "const config: Config = { theme: { extend: { colors: { a: '#123456' } } } };\nexport default config",
    ],
    ["const colors = { a: '#123456' } as const; export default { theme: { colors } } as Config"],
    ["const base = { a: '#123456' }; export default { theme: { colors: { ...base } } }"],
    ["export default withPlugins({ theme: { colors: { a: '#123456' } } }, { theme: 1 })"],
    ["export default { theme: { colors: ({ colors }) => ({ a: '#123456' }) } }"],
    [
      `import type { Config } from 'tailwindcss'
import plugin, { type PluginAPI } from 'tailwindcss/plugin'
interface Scale { [step: number]: string }
type Names = 'a' | 'b'
const flat = (x?: Scale, y: string[] = []): Map<string, Array<Names>> => x ? f(y) : (g);
const config: Config = {
  plugins: [plugin(function ({ addBase, theme }: any) { switch (x) { case (y): return theme as string } })],
  theme: { extend: { colors: { a: '#123456' } } },
} satisfies Config
export default config`,
    ],
    // Only the theme of what is exported counts.
    [
      "module.exports = { presets: [{ theme: { colors: { z: '#000' } } }], theme: { colors: { a: '#123456' } } }",
    ],
    ["module.exports = { safelist: { theme: { z: 1 } }, theme: { colors: { a: '#123456' } } }"],
    [
      "const theme = { colors: { z: '#000' } }; module.exports = { re: /it's/, theme: { colors: { a: '#123456' } } }",
    ],
    ["module.exports = { theme: { colors: { z: '#000' } }, theme: { colors: { a: '#123456' } } }"],
  ])('%s', (text) => {
    const { tokens } = read(text, text.includes('module') ? 'pasted' : 'tailwind.config.ts');
    expect(tokens).toEqual({ a: { default: '#123456' } });
  });

  test('is known by its exports where it has no name', () => {
    const typed = `export default { theme: { colors: { ink: { DEFAULT: '#777', on: '#888' } } } } satisfies Config`;
    expect(read(typed, 'pasted').left).toBe(0);
  });

  test('what is not read is counted, and the first of it is listed', () => {
    const computed = Array.from({ length: 1000 }, (_, i) => `[k${i}]: 1`).join();
    const { notes } = read(`module.exports = { presets: [x], theme: { textColor: {}, colors: {
      b: 'hsl(var(--b))', a: '#123', ${computed} } } }`);
    expect(notes.slice(0, 3)).toEqual([
      'tailwind.config.js, line 1: presets was not read, because it is defined elsewhere',
      'tailwind.config.js, line 1: theme.textColor was not read, because only theme.colors and theme.extend.colors are read',
      'tailwind.config.js, line 2: b was not read, because it is computed or refers to something else',
    ]);
    expect(notes).toHaveLength(21);
    expect(notes[20]).toBe('…and 983 more parts of the files');
  });

  test.each([
    ['export default {}', /not export an object literal with `theme/],
    ['export default { theme: { colors: x } }', /contain no literal colors/],
    [
      'export default { theme: { colors: { a: "red"',
      /^tailwind.config.\ws:1:45: is not a JavaScript/,
    ],
    [`export default { theme: ${'{ a: '.repeat(10_000)}`, /Not enough stack space/],
    ['enum A { B }; export default { theme: { colors: { a: "red" } } }', /is not a JavaScript/],
  ])('the script of number %# is refused', (text, message) => {
    expect(() => read(text)).toThrow(message);
  });

  test('is not mixed with style sheets', () => {
    const files = [
      { name: 'a.css', text: ':root { --a: red }' },
      { name: 'tailwind.config.ts', text: CONFIG },
    ];
    expect(() => readTheme(files)).toThrow(/read without other files/);
  });

  test.each([
    ["'", String.raw`\'`],
    ['/* ', '/* '],
    ['`', '${`'],
    ['', 'let a;'],
    ['x = /', '(?<a>b)|'],
    ['enum ', 'interface a '],
    ['enum ', 'a as '],
    ['enum ', 'a: b<'],
    ['enum ', 'import type '],
    ['enum ', '(a?: '],
    ['enum ', '{type a, '],
  ])('%s%s… takes time in proportion to its length', (start, part) => {
    const text = (size: number) => `module.exports = ${start}${part.repeat(size / part.length)}`;
    const run = (text: string) => expect(() => read(text)).toThrow(FormatError);
    expect(growthOf(20_000, text, run)).toBeLessThan(MOST_GROWTH);
  });
});
