import { expect, test } from 'vitest';

import { folderWith, json, swatchwork } from '../../testing/swatchwork.ts';
import { COMMANDS } from '../commands.ts';

const P3 = 'color(display-p3 1 0 0)';
const BYTES = '#ff000080';
const HALF = 'color(srgb 1 0 0 / 0.5)';

/** What becomes of a color: it is in the answer, a note tells of its loss, or it is refused by name. */
type Outcome = { kept: string } | { noted: RegExp } | { refused: RegExp };

const mapped = {
  noted: /color\(display-p3 1 0 0\) is outside sRGB and was replaced by #FF0B0C.*ΔE_OK 0\.048/,
};
const opaque = (text: string) => ({
  noted: new RegExp(`${text.replace(/[()]/g, '\\$&')} was made opaque; .* 0\\.50?`),
});
const countsOpaque = { noted: /1 translucent color of the palette counts as opaque/ };
const inSheet = { noted: /1 color lies outside sRGB.*as #FF0.* \(ΔE\\?_OK 0\.0/ };
const asHexes = { [P3]: mapped, [BYTES]: opaque(BYTES), [HALF]: opaque(HALF) };
/** A translucent color is measured as it looks on what lies beneath it. */
const measured = { [P3]: mapped, [BYTES]: { kept: '#FF7F7F' }, [HALF]: { kept: '#FF8080' } };
const sheet = (color: string) => ({
  'theme.css': `:root { --background: white; --foreground: ${color}; }`,
});
const pairsOf = (color: string) => ({
  'pairs.json': JSON.stringify({ pairs: [{ text: color, background: 'white' }] }),
});

interface ColorInput {
  args: (color: string) => string[];
  files?: (color: string) => Record<string, string>;
  /** Exit 1 is a contrast below a minimum. */
  code?: number;
  outcomes: Record<string, Outcome>;
}

const imported = (css: string): Outcome => ({ kept: `"${css}"` });

/** Each command with each color; none where no color can come in. */
const INPUTS: Record<string, ColorInput[]> = {
  convert: [
    {
      args: (color) => [color],
      outcomes: {
        [P3]: { kept: '"p3": "color(display-p3 1 0 0)"' },
        [BYTES]: { kept: '"alpha": 0.50196' },
        [HALF]: { kept: '"alpha": 0.5' },
      },
    },
  ],
  contrast: [{ args: (color) => [color, 'white'], outcomes: measured }],
  fix: [{ args: (color) => [color, 'white'], outcomes: measured }],
  pairs: [
    {
      args: (color) => [color, 'white'],
      outcomes: { ...asHexes, [P3]: { kept: '"css": "color(display-p3 1 0 0)"' } },
    },
  ],
  harmony: [{ args: (color) => [color], outcomes: asHexes }],
  generate: [
    {
      args: (color) => ['--base', color],
      outcomes: {
        [P3]: { kept: P3 },
        [BYTES]: { kept: 'rgb(255 0 0 / 0.5019607843137255)' },
        [HALF]: { kept: 'rgb(255 0 0 / 0.5)' },
      },
    },
  ],
  'chart-colors': [
    { args: (color) => [color, 'teal', '--kind', 'diverging', '--count', '3'], outcomes: asHexes },
    { args: (color) => ['teal', '--count', '2', '--grounds', color], outcomes: asHexes },
  ],
  extract: [],
  export: [
    {
      args: (color) => [color, '--to', 'json'],
      outcomes: {
        [P3]: { kept: P3 },
        [BYTES]: { kept: '\\"alpha\\": 0.50196' },
        [HALF]: { kept: '\\"alpha\\": 0.5' },
      },
    },
    {
      args: (color) => [color, '--to', 'gpl'],
      outcomes: {
        [P3]: { noted: /number 1 as #FF0B0C \(dE_OK 0\.048\)/ },
        [BYTES]: { noted: /1 translucent color became opaque/ },
        [HALF]: { noted: /1 translucent color became opaque/ },
      },
    },
  ],
  import: [
    {
      args: () => ['a.css'],
      files: (color) => ({ 'a.css': `:root { --a: ${color}; }` }),
      outcomes: {
        [P3]: imported(P3),
        [BYTES]: { kept: '"alpha": 0.50196' },
        [HALF]: { kept: '"alpha": 0.5' },
      },
    },
  ],
  theme: [
    {
      args: (color) => [color],
      outcomes: {
        [P3]: { noted: /is outside sRGB\..*#FF0B0C.*ΔE_OK 0\.048 away/ },
        [BYTES]: { refused: /brands\[0\] must be an opaque CSS color; got "#ff000080"/ },
        [HALF]: { refused: /brands\[0\] must be an opaque CSS color; got "color\(srgb/ },
      },
    },
  ],
  /** Its colors are those of a link or of an account, which `theme` and the API judge. */
  pull: [],
  diff: [
    {
      args: () => ['theme.css', 'theme.css'],
      files: sheet,
      outcomes: { [P3]: inSheet, [BYTES]: { kept: '#FF7F7F' }, [HALF]: { kept: '#FF8080' } },
    },
    {
      args: () => ['a.txt', 'b.txt'],
      files: (color) => ({ 'a.txt': `${color}\n`, 'b.txt': 'white\n' }),
      outcomes: { [P3]: inSheet, [BYTES]: { kept: '#FF000080' }, [HALF]: { kept: '#FF000080' } },
    },
  ],
  audit: [
    {
      args: () => ['.'],
      files: sheet,
      outcomes: { [P3]: { kept: P3 }, [BYTES]: { kept: BYTES }, [HALF]: { kept: HALF } },
    },
  ],
  match: [
    {
      args: () => ['a.txt', '--book', 'book.csv'],
      files: (color) => ({ 'a.txt': `${color}\n`, 'book.csv': 'name,hex\nRed,#FF0000\n' }),
      outcomes: { [P3]: { kept: P3 }, [BYTES]: countsOpaque, [HALF]: countsOpaque },
    },
  ],
  /** It shows what audit finds. */
  lsp: [],
  /** Its tools are the other commands. */
  mcp: [],
  mode: [
    {
      args: () => ['dark', 'theme.css'],
      files: sheet,
      outcomes: {
        [P3]: { kept: '#FF0000' },
        [BYTES]: { kept: '#FF000080' },
        [HALF]: { kept: '#FF000080' },
      },
    },
  ],
  repair: [
    {
      args: () => ['theme.css'],
      files: sheet,
      code: 1,
      outcomes: { [P3]: inSheet, [BYTES]: { kept: '#FF000080' }, [HALF]: { kept: '#FF000080' } },
    },
  ],
  check: [
    {
      args: () => ['theme.css'],
      files: sheet,
      code: 1,
      outcomes: { [P3]: inSheet, [BYTES]: { kept: '#FF7F7F' }, [HALF]: { kept: '#FF8080' } },
    },
    {
      args: () => ['pairs.json'],
      files: pairsOf,
      code: 1,
      outcomes: { [P3]: inSheet, [BYTES]: { kept: '#FF7F7F' }, [HALF]: { kept: '#FF8080' } },
    },
  ],
};

test('every command is in the table', () => {
  expect(Object.keys(INPUTS).sort()).toEqual(COMMANDS.map(({ name }) => name).sort());
});

const cases = Object.entries(INPUTS).flatMap(([name, inputs]) =>
  inputs.flatMap((input, i) =>
    Object.entries(input.outcomes).map(([color, outcome]) => ({
      name,
      place: i + 1,
      color,
      outcome,
      input,
    })),
  ),
);

test.each(cases)('$name ($place) keeps $color, notes its loss, or refuses it', async (one) => {
  const { name, color, outcome, input } = one;
  const { args, files = () => ({}), code = 0 } = input;
  const line = [name, ...args(color)];
  const cwd = folderWith(files(color));
  if ('refused' in outcome) {
    const { code: refused, stderr } = await swatchwork(line, { cwd });
    expect(refused).toBe(2);
    expect(stderr).toMatch(outcome.refused);
    return;
  }
  const { code: done, answer } = await json(line, { cwd });
  expect(done).toBe(code);
  if ('kept' in outcome) expect(JSON.stringify(answer, null, 1)).toContain(outcome.kept);
  else {
    expect(JSON.stringify(answer.notes)).toMatch(outcome.noted);
    const { stdout, stderr } = await swatchwork(line, { cwd });
    expect(stdout + stderr).toMatch(outcome.noted);
  }
});
