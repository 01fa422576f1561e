import { formatHex } from '@swatchwork/color';
import { describe, expect, test } from 'vitest';

import { readCss } from './read-css.ts';

const css = (text: string) => readCss([{ name: 'theme.css', text }]);

/** The hex of a token in each context. */
const hexes = (text: string, name = '--bg') =>
  Object.fromEntries(
    [...(css(text).tokens.get(name)?.colors ?? [])].map(([context, { color }]) => [
      context,
      formatHex(color),
    ]),
  );

const LIGHT_AND_DARK = { light: '#FFFFFF', dark: '#111111' };

describe('modes', () => {
  test.each([
    'body.dark { --bg: #111 }',
    '.dark body { --bg: #111 }',
    'html.dark body { --bg: #111 }',
    'html.dark > body { --bg: #111 }',
    ':root.dark:not(.light) { --bg: #111 }',
    ':root:where(.dark) { --bg: #111 }',
    ':is(html, body).dark { --bg: #111 }',
    'body:is(.dark, .night) { --bg: #111 }',
    ':host(.dark) { --bg: #111 }',
    ':host-context(.dark) { --bg: #111 }',
    '[data-theme^=dark] { --bg: #111 }',
    '[data-theme$="dark"] { --bg: #111 }',
    '[data-theme*=dark i] { --bg: #111 }',
    '[data-theme~=dark] { --bg: #111 }',
    'html[class~="dark"] { --bg: #111 }',
    'html { &.dark { --bg: #111 } }',
    '.dark { body & { --bg: red } & body { --bg: #111 } }',
    'html { .dark body & { --bg: red } body.dark { --bg: #111 } }',
    'body[data-bs-theme=dark] { --bg: #111 }',
    '@media (prefers-color-scheme: dark) { body { --bg: #111 } }',
    '@media (prefers-color-scheme: dark) { :root:not([data-theme=light]) { --bg: #111 } }',
    '@supports (color: oklch(0 0 0)) { @layer a { .dark { --bg: #111 !important } } }',
  ])('of the root and the body: %s', (rule) => {
    expect(hexes(`:root { --bg: white } ${rule}`)).toEqual(LIGHT_AND_DARK);
  });

  test('the state of a control may be one', () => {
    const text = ':root { --bg: white } html:has(#dark:checked) { --bg: #111 }';
    expect(Object.values(hexes(text))).toEqual(['#FFFFFF', '#111111']);
  });

  test('what the body does not declare, it has from the root as it was computed there', () => {
    const text = `:root { --bg: white; --card: var(--bg); --own: white }
      body { --line: var(--bg); --own: inherit }
      body.dark { --bg: black; --own: initial }`;
    expect(hexes(text, '--card')).toEqual({ light: '#FFFFFF', dark: '#FFFFFF' });
    expect(hexes(text, '--line')).toEqual({ light: '#FFFFFF', dark: '#000000' });
    expect(hexes(text, '--own')).toEqual({ light: '#FFFFFF' });
  });

  test('sheets whose themes all stand behind a class or an attribute have these alone', () => {
    const text = '[data-theme=light] { --bg: white } [data-theme=dark] { --bg: #111 }';
    expect(hexes(text)).toEqual(LIGHT_AND_DARK);
    expect(
      css('.nord { --bg: #222; --text: #eee } .day { --bg: #fff; --text: #000 }').contexts,
    ).toEqual(['nord', 'day']);
  });

  test.each([
    ['.dracula { --bg: black; --text: white }', 'it sets the ground and the text of the page'],
    ['.solarized-dark { --bg: black }', 'it is called dark and sets the ground of the page'],
    ['.theme-blue { --brand: blue }', 'it is called a theme'],
    ['.dark .theme-blue { --brand: blue }', 'it is called a theme'],
  ])('%s: a mode, as %s', (rule) => {
    const { contexts, unread } = css(
      `:root { --bg: white; --text: black; --brand: red } .dark { --bg: black } ${rule}`,
    );
    expect(unread.count).toBe(0);
    expect(contexts.length).toBeGreaterThan(2);
  });

  test.each([
    '.dropdown-menu-dark { --dropdown-bg: black; --dropdown-link-color: white }',
    '.btn-dark { --bg: black; --text: white }',
    '.alert-light { --alert-bg: white }',
    '.table-dark { --table-bg: black }',
    '.navbar-dark, .navbar[data-theme=dark] { --navbar-color: white }',
    '.card.dark { --bg: black }',
    '.card-theme-dark { --bg: black }',
    '.dark .card { --bg: black }',
    'main.dark { --bg: black }',
    '#app.dark { --bg: black }',
    '.is-dark { --link: white }',
    '.is-palette-red { --link: white }',
    '.hljs-night { --bg: black }',
    String.raw`.dark\:bg-black { --bg: black; --text: white }`,
  ])('a part of the page: %s', (rule) => {
    const { contexts, unread } = css(`:root { --bg: white; --text: black } ${rule}`);
    expect(contexts).toEqual(['light']);
    expect(unread).toMatchObject({ count: 1 });
    expect(unread.parts[0]).toMatchObject({
      line: 1,
      reason: expect.stringMatching(/other elements/),
    });
  });

  test('where colors are forced, the user’s own are nothing to judge, and others are named', () => {
    const forced = (color: string) =>
      css(`:root { --bg: white } @media (forced-colors: active) { :root { --bg: ${color} } }`);
    expect(forced('Canvas').unread.count).toBe(0);
    expect(forced('GrayText').unread.count).toBe(0);
    expect(forced('gray').unread.count).toBe(1);
  });

  test.each([
    'print',
    '(forced-colors: active)',
    '(inverted-colors: inverted)',
    '(prefers-contrast: less)',
    'not screen',
  ])('what no judged screen shows is named: @media %s', (query) => {
    const { contexts, unread } = css(
      `:root { --bg: white } @media ${query} { :root { --bg: red } }`,
    );
    expect(contexts).toEqual(['light']);
    expect(unread).toMatchObject({ count: 1, colors: 1 });
    expect(unread.parts[0]!.reason).toContain('print');
  });

  test.each([
    ':host, .dark { --bg: #111 }',
    '.dark, :host { --bg: #111 }',
    '.dark { --bg: #111 } :host { --bg: red }',
  ])('what is for shadow trees does not count on a page: %s', (rule) => {
    expect(hexes(`:root { --bg: white } ${rule}`)).toEqual(LIGHT_AND_DARK);
  });

  test('in the sheet of a shadow tree its host stands for the root', () => {
    expect(hexes(':host { --bg: white } :host(.dark) { --bg: #111 }')).toEqual(LIGHT_AND_DARK);
  });

  test('themes that also serve shadow trees are both judged', () => {
    const text = ':host, .light { --bg: white } :host, .dark { --bg: #111 }';
    expect(hexes(text)).toEqual(LIGHT_AND_DARK);
  });

  test('all themes of a file are contexts, and those that differ in no color are one', () => {
    const themes = Array.from(
      { length: 64 },
      (_, i) => `[data-theme=t${i}] { --bg: rgb(${i} 0 0); --size: ${i}px }`,
    );
    expect(css(themes.join('\n')).contexts).toHaveLength(64);
    const sizes = Array.from({ length: 8 }, (_, i) => `[data-size=s${i}] { --size: ${i}px }`);
    const media = '@media (prefers-contrast: more) { :root { --size: 1px } }';
    expect(css([...themes, ...sizes, media].join('\n')).contexts).toHaveLength(64);
  });

  test('a value that the body inherits differs by mode, though it is written once', () => {
    const sheet = ':root { --bg: #fff } :root.dark { --bg: #111 } body { --bg: inherit }';
    expect(hexes(sheet)).toEqual(LIGHT_AND_DARK);
  });

  test('more than are judged are refused by their number', () => {
    const themes = Array.from(
      { length: 257 },
      (_, i) => `[data-theme=t${i}] { --bg: rgb(${i} ${i >> 8} 0) }`,
    );
    expect(() => css(themes.join('\n'))).toThrow(
      '257 combinations of modes differ in their colors, more than 256',
    );
    const classes = Array.from({ length: 2000 }, (_, i) => `html.t${i}.u${i} { --bg: red }`);
    expect(() => css(classes.join('\n'))).toThrow(
      /its 4000 modes and 2000 declarations make too many combinations/,
    );
    const properties = Array.from(
      { length: 900 },
      (_, i) => `[data-theme=t${i}] { --bg: red; --b${i}: blue }`,
    );
    expect(() => css(properties.join('\n'))).toThrow(
      '901 custom properties in 45 or more combinations of modes, more than 40000 in all',
    );
    const mixes = Array.from(
      { length: 150 },
      (_, i) => `--m${i}: color-mix(in oklch, var(--a) ${i % 100}%, red);`,
    );
    const grounds = Array.from({ length: 120 }, (_, i) => `html.t${i} { --a: rgb(${i} 0 0) }`);
    expect(() => css(`:root { --a: blue; ${mixes.join('')} } ${grounds.join('')}`)).toThrow(
      'more than 15000 computed colors in all combinations of modes',
    );
  });
});

describe('Tailwind', () => {
  test.each([
    '@media (prefers-color-scheme: dark) { @theme { --color-bg: red } }',
    '@media (width > 40rem) { @theme { --color-bg: red } }',
    '@supports not (color: red) { @theme { --color-bg: red } }',
    '.card { @theme { --color-bg: red } }',
  ])('lifts its theme out of what is around, so that it counts always: %s', (text) => {
    expect(hexes(text, '--color-bg')).toEqual({ light: '#FF0000' });
    expect(css(text).unread.count).toBe(0);
  });

  test('computes --alpha(), theme() and --theme() when it builds', () => {
    const { tokens } = css(`@theme { --color-a: #08f; --color-b: --alpha(var(--color-a) / 50%);
      --color-c: theme(--color-a); --color-d: --theme(--color-none, red) }`);
    const colorOf = (name: string) => tokens.get(name)!.colors.get('light')!;
    expect(colorOf('--color-b').alpha).toBeCloseTo(0.5, 6);
    expect(formatHex(colorOf('--color-b').color)).toBe('#0088FF');
    expect(formatHex(colorOf('--color-c').color)).toBe('#0088FF');
    expect(formatHex(colorOf('--color-d').color)).toBe('#FF0000');
  });
});

// As Chromium 156 computes them; the journey `style-sheets.spec.ts` compares thousands.
test.each([
  ['round(up, 12, 5)', 15],
  ['round(down, 12, 5)', 10],
  ['round(to-zero, 12, -5)', 10],
  ['round(12.5)', 13],
  ['mod(-7, 10)', 3],
  ['rem(17, 10)', 7],
  ['calc(100 * (90deg / 1turn))', 25],
  ['pow(2%, 2)', undefined],
  ['round(2%)', undefined],
  ['sqrt(4deg)', undefined],
])('%s is %s', (text, red) => {
  const color = css(`:root { --bg: rgb(${text} 0 0) }`).tokens.get('--bg')?.colors.get('light');
  expect(color && Math.round(color.color.r * 255)).toBe(red);
});
