import { describe, expect, test } from 'vitest';

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
      'colors',
      'border',
      'gray',
      'muted',
    ]);
  });

  test('is known by its exports where it has no name', () => {
    const typed = `export default { theme: { colors: { ink: { DEFAULT: '#777', on: '#888' } } } } satisfies Config`;
    expect(read(typed, 'pasted').left).toBe(0);
  });

  test.each([
    ['export default {}', /no object `theme/],
    ['export default { theme: { colors: x } }', /no color is written out/],
    ['export default { theme: { colors: { a: "red"', /does not end/],
    [`export default { theme: ${'{ a: '.repeat(100)}`, /too many brackets/],
  ])('%j is refused', (text, message) => {
    expect(() => read(text)).toThrow(message);
  });

  test('is not mixed with style sheets', () => {
    const files = [
      { name: 'a.css', text: ':root { --a: red }' },
      { name: 'tailwind.config.ts', text: CONFIG },
    ];
    expect(() => readTheme(files)).toThrow(/read alone/);
  });

  test('takes time in proportion to its length', () => {
    const long = `export default { theme: { colors: { ${'/* '.repeat(100_000)}`;
    expect(() => read(long)).toThrow(/does not end/);
  });
});
