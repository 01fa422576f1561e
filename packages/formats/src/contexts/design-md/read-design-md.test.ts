import { lint } from '@google/design.md/linter';
import { describe, expect, test } from 'vitest';

import { growthOf, MOST_GROWTH } from '../../../../../testing/growth.ts';
import { takeFiles } from '../../audit/take-files.ts';
import { FormatError } from '../../palette/format-error.ts';
import { readTheme } from '../../repair/index.ts';
import { readContexts } from '../read-contexts.ts';

const read = (text: string) => readTheme([{ name: 'DESIGN.md', text }]);
const sheetOf = (text: string) => readContexts([{ name: 'DESIGN.md', text }]);

const lowContrast = (text: string) =>
  lint(text).findings.filter(({ rule }) => rule === 'contrast-ratio').length;

/** In every notation and style of YAML, with Windows line ends, prose and a second block. */
const HARBOR = [
  '\uFEFF---',
  'version: alpha',
  "name: 'Harbor'",
  'colors: # ours',
  '  primary: "#1A1C1E"',
  "  on-primary: '#6C7278'   # too dark",
  '  surface: white',
  '  on-surface: gray',
  '  brand:',
  '    500: oklch(0.7 0.1 200)',
  '  note: "{colors.on-surface}"',
  '  mixed: "color-mix(in srgb, white, #898989)"',
  '---',
  '',
  '# Harbor',
  'The text is #6C7278, as quiet as `gray`.',
  '```css',
  'a { color: #123456 }',
  '```',
  '## Components',
  '~~~yaml',
  'components:',
  '  badge: { backgroundColor: "{colors.brand.500}", textColor: "{colors.note}" }',
  '  button-disabled:',
  '    backgroundColor: "{colors.surface}"',
  '    textColor: "#C0C0C0"',
  '    borderColor: "#ff0000"',
  '~~~',
  '',
].join('\r\n');

describe('DESIGN.md', () => {
  test('is read through references, in every notation, and what is not read is named', () => {
    const { contexts, tokens, coverage, notes } = read(HARBOR);
    expect(contexts).toEqual(['default']);
    expect(
      Object.fromEntries(Object.entries(tokens).map(([name, one]) => [name, one.default])),
    ).toEqual({
      'colors.primary': '#1A1C1E',
      'colors.on-primary': '#6C7278',
      'colors.surface': '#FFFFFF',
      'colors.on-surface': '#808080',
      'colors.brand.500': '#40B1B7',
      'colors.mixed': '#C4C4C4',
      'components.button-disabled.textColor': '#C0C0C0',
      'colors.note': '#808080',
      'components.badge.backgroundColor': '#40B1B7',
      'components.badge.textColor': '#808080',
      'components.button-disabled.backgroundColor': '#FFFFFF',
    });
    expect(coverage.unread.parts).toEqual([
      {
        file: 'DESIGN.md',
        line: 27,
        what: 'components.button-disabled.borderColor',
        reason: 'only backgroundColor and textColor are a pair',
        colors: 1,
      },
    ]);
    expect(notes.join()).toContain('2 colors in its prose only describe');
  });

  test('failing pairs are mended in place: Google’s linter agrees, and all other bytes stay', () => {
    expect(lowContrast(HARBOR)).toBe(2);
    const { failed, left, files, changes } = read(HARBOR);
    expect([failed > 0, left]).toEqual([true, 0]);
    const text = files[0]!.text;
    expect(lowContrast(text)).toBe(0);
    const blank = (one: string) =>
      changes.reduce(
        (all, { before, after }) => all.replace(one === text ? after : before, '_'),
        one,
      );
    expect(blank(text)).toBe(blank(HARBOR));
    expect(text).toMatch(/^ {2}on-primary: '#[\dA-F]{6}' {3}# too dark\r$/m);
    expect(text).toMatch(/^ {2}on-surface: "#[\dA-F]{6}"\r$/m);
    expect(text).toContain('The text is #6C7278, as quiet as `gray`.');
    expect(read(text).failed).toBe(0);
  });

  test('names that end in a mode are a context where a background and a text of the page have them', () => {
    const text = (more: string) =>
      `---\ncolors:\n  surface: "#fff"\n  on-surface: "#111"\n  surface-dark: "#111"\n${more}---\n`;
    expect(sheetOf(text('')).contexts).toEqual(['default']);
    const { contexts, tokens } = sheetOf(text('  on-surface-dark: "#eee"\n  odd-dark: red\n'));
    expect(contexts).toEqual(['light', 'dark']);
    expect([...tokens.keys()]).toEqual(['colors.surface', 'colors.on-surface', 'colors.odd-dark']);
    expect(read(text('  on-surface-dark: "#444"\n')).changes).toMatchObject([
      { token: 'colors.on-surface', contexts: ['dark'], line: 6 },
    ]);
  });

  test.each([
    ['no color', '# Title\n', 'define no color in colors or components'],
    [
      'a key twice',
      '---\ncolors: {a: red}\n---\n```yaml\ncolors: {b: red}\n```',
      'DESIGN.md:5:1: colors is defined twice',
    ],
    [
      'a color twice',
      '---\ncolors:\n  a: red\n  a: blue\n---\n',
      'DESIGN.md:4:3: a is defined twice',
    ],
    ['no YAML', '---\ncolors: "\n---\n', 'is no YAML: Missing closing "quote'],
    ['brackets in brackets', `---\ncolors: ${'['.repeat(1e5)}\n---\n`, 'too many levels in YAML'],
    ['lists in lists', `---\ncolors:\n ${'- '.repeat(9e4)}\n---\n`, 'too many levels'],
    [
      'maps in maps',
      `---\ncolors:\n${Array.from({ length: 99 }, (_, i) => `${' '.repeat(i + 1)}a:`).join('\n')}\n---\n`,
      'too many levels in colors',
    ],
    ['too much', `---\n#${'x'.repeat(2e5)}\n---\n`, 'more than 200000 characters of YAML'],
  ])('%s is one kind of error, with its place', (_, text, message) => {
    expect(() => sheetOf(text)).toThrow(FormatError);
    expect(() => sheetOf(text)).toThrow(message);
  });

  test.each([
    ['a circle', '  a: "{colors.b}"\n  b: "{colors.a}"', 'refers to itself'],
    ['nothing', '  a: "{colors.x}"', 'there is no color colors.x in DESIGN.md'],
    ['a comment', '  a: #fff', 'without quotes, # begins a comment'],
    ['no color', '  a: blurple', 'not a color'],
  ])('a value that is %s is named as unread', (_, lines, reason) => {
    const { unread } = sheetOf(`---\ncolors:\n  primary: red\n${lines}\n---\n`);
    expect(unread.parts[0]!.reason).toContain(reason);
  });

  test('many colors take time in proportion', () => {
    const colors = Array.from({ length: 9000 }, (_, i) => `  c${i}: red`).join('\n');
    const from = performance.now();
    expect(sheetOf(`---\ncolors:\n${colors}\n---\n`).tokens.size).toBe(9000);
    expect(performance.now() - from).toBeLessThan(5000);
  });

  test('many mistakes on a long line take time in proportion', () => {
    const run = (yaml: string) =>
      expect(() => sheetOf(`---\n${yaml}\n---\n`)).toThrow('is no YAML');
    expect(growthOf(10_000, (size) => `colors: "${'\\q'.repeat(size)}"`, run)).toBeLessThan(
      MOST_GROWTH,
    );
  });

  test('it is taken for a check where it has colors, and other Markdown is not', () => {
    const given = (name: string, text: string) => ({
      name,
      content: new TextEncoder().encode(text),
    });
    const { files, left } = takeFiles([
      given('DESIGN.md', HARBOR),
      given('README.md', '# colors:\nexport default'),
    ]);
    expect(files.map(({ name }) => name)).toEqual(['DESIGN.md']);
    expect(left).toEqual([{ name: 'README.md', reason: 'it contains no design tokens' }]);
  });
});
