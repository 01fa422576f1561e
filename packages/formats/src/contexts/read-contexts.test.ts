import { formatHex } from '@swatchwork/color';
import { createTheme, THEME_MODES } from '@swatchwork/theme';
import { describe, expect, test } from 'vitest';

import { writeTheme } from '../themes/index.ts';
import { type ContextSheet, readContexts, writeColors } from './index.ts';

const css = (text: string) => readContexts([{ name: 'theme.css', text }]);

/** The hex of a token in each context. */
const hexes = ({ tokens }: ContextSheet, name: string) =>
  Object.fromEntries(
    [...tokens.get(name)!.colors].map(([context, { color }]) => [context, formatHex(color)]),
  );

describe('style sheets', () => {
  test('classes, media queries and light-dark() make contexts', () => {
    const sheet = css(`
      :root { --a: #ffffff; --b: light-dark(red, blue); color-scheme: light dark }
      .dark { --a: #000000; color-scheme: dark }
      @media (prefers-contrast: more) { :root { --a: lime } }`);
    expect(sheet.contexts.slice(0, 3)).toEqual(['light', 'dark', 'dark (.dark)']);
    expect(hexes(sheet, '--a')).toMatchObject({
      light: '#FFFFFF',
      dark: '#FFFFFF',
      'dark (.dark)': '#000000',
      'high-contrast': '#00FF00',
    });
    expect(hexes(sheet, '--b')).toMatchObject({ light: '#FF0000', dark: '#0000FF' });
  });

  test('a style sheet may begin with an attribute', () => {
    const sheet = css(
      '\uFEFF\n[ data-theme=light] { --a: white } [data-theme=dark] { --a: black }',
    );
    expect(hexes(sheet, '--a')).toEqual({ light: '#FFFFFF', dark: '#000000' });
  });

  test('what is the same by two ways is one context', () => {
    const sheet = css(':root { --a: white } .dark, [data-theme="dark"] { --a: black }');
    expect(sheet.contexts).toEqual(['light', 'dark']);
  });

  test.each([
    [':root { --a: red } .dark { --a: lime !important } :root.dark { --a: blue }', '#00FF00'],
    [':root.dark { --a: lime } .dark { --a: red }', '#00FF00'],
    [
      '@layer a, b; @layer b { .dark { --a: lime } } @layer a { :root.dark { --a: red } }',
      '#00FF00',
    ],
    ['@layer a { .dark { --a: lime !important } } .dark { --a: red !important }', '#00FF00'],
    [':where(:root.dark) { --a: red } html { --a: lime }', '#00FF00'],
    [':root { --a: red; &.dark { --a: lime } }', '#00FF00'],
    [
      '@custom-variant dark (&:where(.dark, .dark *)); :root { @variant dark { --a: lime } }',
      '#00FF00',
    ],
    ['@supports (color: oklch(0 0 0)) { .dark { --a: lime } }', '#00FF00'],
    [
      '@supports not (color: oklch(0 0 0)) { .dark { --a: red } } .dark { --b: red } :root { --a: lime }',
      '#00FF00',
    ],
    ['@theme { --a: red } .dark { --a: lime }', '#00FF00'],
    ['.dark { --a: lime; --a: var(; --a: rgb(1 2 3)) }', '#00FF00'],
  ])('%s', (text, hex) => {
    const sheet = css(text);
    expect(hexes(sheet, '--a')[sheet.contexts.find((name) => name === 'dark') ?? 'light']).toBe(
      hex,
    );
  });

  test.each([
    ['in any rule, whatever its selector', '.card { @layer b { } }', '#FF0000'],
    [
      'in a scope or for containers',
      '@scope (.x) { @container (width > 9px) { @layer b; } }',
      '#FF0000',
    ],
    ['not in print', '@media print { @layer b; }', '#0000FF'],
    ['not where colors are unknown', '@supports (color: no(1)) { @layer b; }', '#0000FF'],
  ])('a layer counts from where it is first named: %s, as in Chromium', (_, first, hex) => {
    const layers = '@layer a { :root { --a: red } } @layer b { :root { --a: blue } }';
    expect(hexes(css(`${first} ${layers}`), '--a')).toEqual({ light: hex });
  });

  test('the order of layers may depend on what the device asks for', () => {
    const sheet = css(`@media (prefers-color-scheme: dark) { @layer b { } }
      @layer a { :root { --a: red; --b: red !important } }
      @layer b { :root { --a: blue; --b: blue !important } }`);
    expect(hexes(sheet, '--a')).toEqual({ light: '#0000FF', dark: '#FF0000' });
    expect(hexes(sheet, '--b')).toEqual({ light: '#FF0000', dark: '#0000FF' });
  });

  test('layers without names differ, also at the same place of two files', () => {
    const text = (color: string) => `@layer { :root { --a: ${color} } }`;
    const sheet = readContexts([
      { name: 'one.css', text: text('red') },
      { name: 'two.css', text: text('blue') },
    ]);
    expect(hexes(sheet, '--a')).toEqual({ light: '#0000FF' });
  });

  test.each([
    // What Chromium 156 paints, and the hues that it computes.
    ['lch longer hue, lch(60 6.05 195.3) 8%, lch(72.77 12.71 15.3)', '#C6A9A5'],
    ['lch shorter hue, lch(60 30 181.8) 20%, lch(60 30 1.8)', 'lch(60 30 37.8)'],
    ['lch longer hue, lch(60 30 1.8) 20%, lch(60 30 181.8)', 'lch(60 30 145.8)'],
    // As numbers of 32 bits these are less than half a circle apart.
    ['lch longer hue, lch(60 30 78.8) 20%, lch(60 30 258.8)', 'lch(60 30 294.8)'],
  ])('opposite hues are half a circle apart: %s', (mixture, expected) => {
    const sheet = css(`:root { --a: color-mix(in ${mixture}); --b: ${expected} }`);
    expect(hexes(sheet, '--a')).toEqual(hexes(sheet, '--b'));
  });

  test('circles have no value, unless a fallback stands outside of them', () => {
    const sheet = css(':root { --a: var(--b, red); --b: var(--a); --c: var(--a, lime) }');
    expect(sheet.tokens.get('--a')?.colors.size).toBe(0);
    expect(sheet.tokens.get('--a')?.problems.get('light')).toContain('refers to itself');
    expect(hexes(sheet, '--c')).toEqual({ light: '#00FF00' });
  });

  test('a circle takes with it what lies between it and another, as in Chromium', () => {
    const sheet = css(`:root {
  --a: color-mix(in srgb, var(--b), var(--c, red));
  --b: color-mix(in srgb, var(--a), var(--d, red));
  --c: var(--b, red);
  --d: var(--e, red);
  --e: var(--a, red);
  --f: var(--c, lime);
}`);
    for (const name of ['--a', '--b', '--e']) {
      expect(sheet.tokens.get(name)?.problems.get('light')).toContain('refers to itself');
    }
    expect(hexes(sheet, '--c')).toEqual({ light: '#FF0000' });
  });

  test('colors are converted in the numbers of Chromium, where white is not quite gray', () => {
    const rounded = (text: string) => {
      const { r, g, b } = css(`:root { --a: ${text} }`)
        .tokens.get('--a')!
        .colors.get('light')!.color;
      return [r, g, b].map((channel) => Math.round(channel * 255));
    };
    // Chromium 156 computes lch(53.389 40 291.337) and oklch(0.599867 0.1 23.672).
    expect(rounded('lch(from color(display-p3 0.5 0.5 0.5) l 40 h)')).toEqual(
      rounded('lch(53.389 40 291.337)'),
    );
    expect(rounded('oklch(from gray l 0.1 h)')).toEqual(rounded('oklch(0.599867 0.1 23.672)'));
    expect(rounded('rgb(from color-mix(in hwb, transparent, transparent) r g b / 1)')).toEqual([
      255, 0, 0,
    ]);
  });

  test('what is not read is named with its line', () => {
    const { notes, unread } = css(`:root { --a: red }
.card { --a: blue; --b: #123; --c: 1px }
@media (min-width: 40rem) { :root { --a: blue } }
.card { color: red; --d: 1px }`);
    expect(unread).toMatchObject({ count: 3, colors: 4 });
    expect(notes).toEqual([
      'theme.css, line 2: .card was not read, because it applies to other elements than the root of the page',
      'theme.css, line 3: @media (min-width: 40rem) was not read, because its condition is not about colors',
      'theme.css, line 4: .card was not read, because only custom properties, and a color with a background of the same selector, are read',
    ]);
  });

  test('all of what is not read is counted, and some of it is listed', () => {
    const { notes, unread } = css(`:root { --a: red } ${'.card { --a: blue }'.repeat(1000)}`);
    expect(unread).toMatchObject({ count: 1000, colors: 1000 });
    expect(notes).toHaveLength(21);
    expect(notes[20]).toBe('…and 980 more parts of the files');
  });

  test('colors outside of sRGB are named with what counts for them, unless it is a rounding', () => {
    const wide = 'color(display-p3 1 0 0)';
    const tailwind = 'oklch(0.637 0.237 25.331)'; // #FB2C36, of which three digits lie just outside
    expect(css(`:root { --a: ${wide}; --b: ${tailwind}; --c: red }`).notes).toEqual([
      '1 color lies outside sRGB. The nearest sRGB colors were checked instead: --a as #FF0000 (ΔE_OK 0.047)',
    ]);
    const many = Array.from({ length: 12 }, (_, i) => `--c${i}: ${wide}`).join(';');
    expect(css(`:root { ${many} }`).notes).toEqual([
      expect.stringMatching(/^12 colors lie outside.*--c9 as #FF0000 \(ΔE_OK 0\.047\), 2 more$/),
    ]);
    const value = { colorSpace: 'display-p3', components: [1, 0, 0] };
    const text = JSON.stringify({ a: { $type: 'color', $value: value } });
    expect(readContexts([{ name: 'a.json', text }]).notes).toEqual([
      '1 color lies outside sRGB. The nearest sRGB colors were checked instead: a as #FF0B0C (ΔE_OK 0.048)',
    ]);
  });

  test('a declaration is the part of light-dark() that counts', () => {
    const text = ':root { color-scheme: light dark; --a: light-dark(#fff, var(--b)); --b: red }';
    const { tokens } = css(text);
    const { declarations } = tokens.get('--a')!;
    expect(declarations.get('light')).toMatchObject({ text: '#fff', references: [] });
    expect(declarations.get('dark')).toMatchObject({ text: 'var(--b)', references: ['--b'] });
    const { offset, length } = declarations.get('light')!;
    expect(text.slice(offset, offset + length)).toBe('#fff');
  });
});

describe('a theme that we wrote comes back in every mode', () => {
  const theme = createTheme({ brands: ['#0A66C2', '#FFCC00'] });

  test.each([
    ['css', {}],
    ['css', { modes: 'light-dark' }],
    ['tailwind', {}],
    ['dtcg', {}],
  ] as const)('%s %j', (format, options) => {
    const files = writeTheme(format, theme, options).files.flatMap(({ path, text }) =>
      typeof text === 'string' ? [{ name: path, text }] : [],
    );
    const sheet = readContexts(files);
    const wider = expect.stringMatching(/^\d+ colors stand in rules for wider screens/);
    expect(sheet.notes).toEqual(format === 'dtcg' ? [] : [wider]);
    for (const mode of THEME_MODES) {
      for (const [role, { hex }] of Object.entries(theme.modes[mode].roles)) {
        const name = format === 'dtcg' ? `role.${role}` : `--color-${role}`;
        const of = sheet.tokens.get(name)?.colors.get(mode);
        expect([role, mode, of && formatHex(of.color)]).toEqual([role, mode, hex.slice(0, 7)]);
      }
    }
  });
});

describe('resolvers', () => {
  const files = [
    {
      name: 'design/theme.resolver.json',
      text: JSON.stringify({
        version: '2025.10',
        sets: { base: { sources: [{ $ref: 'base.json' }] } },
        modifiers: {
          theme: { contexts: { light: [], dark: [{ $ref: '../design/dark.json#/x' }] } },
          contrast: {
            contexts: { more: [{ a: { $type: 'color', $value: '#00FF00' } }], normal: [] },
            default: 'normal',
          },
        },
        resolutionOrder: [
          { $ref: '#/sets/base' },
          { $ref: '#/modifiers/theme' },
          { $ref: '#/modifiers/contrast' },
        ],
      }),
    },
    {
      name: 'design/base.json',
      text: '{ "$type": "color", "a": { "$value": "#ffffff" }, "b": { "$value": "{a}" } }',
    },
    {
      name: 'design/dark.json',
      text: '{ "x": { "a": { "$type": "color", "$value": "#000000" } } }',
    },
  ];

  test('every combination of modifiers that shows other colors is a context, defaults first', () => {
    const sheet = readContexts(files);
    expect(hexes(sheet, 'b')).toEqual({
      'theme=light, contrast=normal': '#FFFFFF',
      'theme=light, contrast=more': '#00FF00',
      'theme=dark, contrast=normal': '#000000',
    });
    const { declarations } = sheet.tokens.get('a')!;
    const dark = declarations.get('theme=dark, contrast=normal')!;
    expect(dark.file).toBe('design/dark.json');
    expect(files[2]!.text.slice(dark.offset, dark.offset + dark.length)).toBe('"#000000"');
    expect(declarations.get('theme=light, contrast=more')!.file).toBe('design/theme.resolver.json');
  });

  test('a missing file is named', () => {
    expect(() => readContexts(files.slice(0, 2))).toThrow('design/dark.json');
  });
});

describe('writing colors', () => {
  test.each([
    ['#FFF', '#123ABC', '#123ABC'],
    ['#ffffff', '#123ABC', '#123abc'],
    ['white', '#123ABC', '#123ABC'],
    ['rgb(1 2 3)', '#010204', 'rgb(1 2 4)'],
    ['rgba(1, 2, 3, 0.5)', '#01020480', 'rgba(1, 2, 4, 0.5)'],
    ['hsl(120 50% 50%)', '#FF0000', 'hsl(0 100% 50%)'],
    ['222.2 47.4% 11.2%', '#FF0000', '0 100% 50%'],
    ['lab(50 20 20)', '#123ABC', '#123ABC'],
  ])('%s becomes %s as %s', (old, hex, written) => {
    const file = { name: 'a.css', text: `:root { --a: ${old} /* x */; }` };
    const declaration = readContexts([file]).tokens.get('--a')!.declarations.get('light')!;
    const [changed] = writeColors([file], [{ declaration, hex }]);
    expect(changed!.text).toBe(`:root { --a: ${written} /* x */; }`);
  });

  test('a token of DTCG keeps its members', () => {
    const value =
      '{ "colorSpace": "oklch",\n "components": [0.5, 0.1, 30], "alpha": 1, "hex": "#000000" }';
    const file = { name: 'a.json', text: `{"a": {"$type": "color", "$value": ${value}}}` };
    const declaration = readContexts([file]).tokens.get('a')!.declarations.get('default')!;
    const [changed] = writeColors([file], [{ declaration, hex: '#FF0033' }]);
    expect(changed!.text).toContain(
      '{ "colorSpace": "srgb",\n "components": [1, 0, 0.2], "alpha": 1, "hex": "#ff0033" }',
    );
  });
});

describe('JSON5', () => {
  const text = `// Primer's kind
{
  color: {
    $type: 'color',
    ink: { $value: '#abcdef', /* "$value": "#000" */ },
    'deep sea': {
      $value: {
        colorSpace: 'srgb', // components: [9]
        components: [ .5, 0xFF, +0, ], alpha: 1.,
      },
    },
    veil: { $value: { colorSpace: 'oklch', components: [0.5, 0, 0] } },
    link: { $value: '{color.ink}' },
  },
}
`;
  const file = { name: 'a.json5', text };
  const sheet = () => readContexts([file]);

  test('names, colors and places are those of the file', () => {
    const { tokens, notes } = sheet();
    expect([...tokens.keys()]).toEqual(['color.ink', 'color.deep sea', 'color.veil', 'color.link']);
    const places = [...tokens.values()].map(({ declarations }) => declarations.get('default')!);
    for (const { offset, length, text: own } of places) {
      expect(text.slice(offset, offset + length)).toBe(own);
    }
    expect(places.map(({ references }) => references)).toEqual([[], [], [], ['color.ink']]);
    expect(places[0]!.text).toBe("'#abcdef'");
    expect(notes).toEqual([
      '1 color has a number outside of the range that the format allows: color.deep sea (component 2 of srgb is 255)',
      expect.stringContaining('1 color lies outside sRGB'),
    ]);
  });

  test('colors are written where they stood, and nothing else changes', () => {
    const { tokens } = sheet();
    const change = (name: string, hex: string) => ({
      declaration: tokens.get(name)!.declarations.get('default')!,
      hex,
    });
    const changes = [
      change('color.ink', '#123ABC'),
      change('color.deep sea', '#FF000080'),
      change('color.veil', '#0000FF80'),
    ];
    const [written] = writeColors([file], changes);
    expect(written!.text).toContain(`ink: { $value: '#123abc', /* "$value": "#000" */ },`);
    expect(written!.text).toContain('link:');
    const again = readContexts([written!]).tokens;
    const looks = ({ name }: { name: string }) => {
      const { color, alpha } = again.get(name)!.colors.get('default')!;
      return [color.r, color.g, color.b, alpha].map((part) => Math.round(part * 255)).join(' ');
    };
    expect([...again.values()].map(looks)).toEqual([
      '18 58 188 255',
      '255 0 0 128',
      '0 0 255 128',
      '18 58 188 255',
    ]);
  });
});

describe('hostile files end soon', () => {
  test('references that double', () => {
    const lines = Array.from({ length: 60 }, (_, i) => `--a${i + 1}: var(--a${i}) var(--a${i});`);
    const { tokens } = css(`:root { --a0: red; ${lines.join('')} }`);
    expect(tokens.get('--a60')?.problems.get('light')).toContain('more than 2000 parts');
  });

  test.each([
    ['brackets', `:root { --a: ${'('.repeat(100_000)} }`, 'nested deeper than 64'],
    ['nesting', '.dark{'.repeat(10_000), 'nested deeper than 64'],
    ['lists in lists', `${`${'&,'.repeat(900)}& {`.repeat(1)}`.repeat(30), undefined],
    [
      'variants in variants',
      `@custom-variant a { ${'&:where(.b) { @slot }'.repeat(90)} } :root { @variant a { @variant a { @variant a { --c: red } } } }`,
      'rules are nested too deeply',
    ],
    ['a large file', ' '.repeat(1_000_001), 'more than 1000000 characters'],
    [
      'many properties',
      `:root { ${Array.from({ length: 10_001 }, (_, i) => `--a${i}:red`).join(';')} }`,
      'more than 10000 custom properties',
    ],
  ])('%s', (_, text, problem) => {
    if (problem) expect(() => css(text)).toThrow(problem);
    else expect(css(text).tokens.size).toBe(0);
  });
});
