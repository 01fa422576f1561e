import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

import { folderWith, swatchwork } from '../testing/swatchwork.ts';
import { escapeUnseen } from './terminal.ts';

const codesOf = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCharCode(first + i));

const CONTROLS = [...codesOf(0, 0x1f), ...codesOf(0x7f, 0x9f)].filter(
  (sign) => !['\n', '\t'].includes(sign),
);
const DIRECTIONS = [
  ...['\u061C', '\u200E', '\u200F', '\u2028', '\u2029'],
  ...codesOf(0x202a, 0x202e),
  ...codesOf(0x2066, 0x2069),
];
const OBEYED = [...CONTROLS, ...DIRECTIONS];

/** Changes the title of a terminal, hides text, goes up a line, turns the direction, adds a line. */
const HOSTILE = 'x\x1b]0;PWNED\x07\x1b[8m\x9b1A\x7f\u202E\u200F\u2066\rPWNED\nPWNED';
const inCss = (text: string) =>
  Array.from(text, (sign) => `\\${sign.codePointAt(0)!.toString(16)} `).join('');
const FILES = {
  'theme.css': `:root { --x: #888; --x-foreground: #999; --on-${inCss(HOSTILE)}: red; --${inCss(HOSTILE)}: #777; --${inCss(HOSTILE)}-foreground: #888 }
[data-theme="${inCss(HOSTILE)}"] { --x: #777 } .a .${inCss(HOSTILE)} { --x: red }
@import "${inCss(HOSTILE)}";`,
  'good.css': ':root { --x: #fff; --x-foreground: #000 }',
  'tokens.json': JSON.stringify({
    [HOSTILE]: { $type: 'color', $value: '#777', [HOSTILE]: { $value: `{${HOSTILE}}` } },
    good: { $type: 'color', $value: '#888', $description: HOSTILE },
  }),
  'pairs.json': JSON.stringify({
    tokens: ['tokens.json', 'theme.css'],
    pairs: [
      { name: HOSTILE, text: HOSTILE, background: 'white' },
      { text: '--x', background: 'white' },
    ],
  }),
  'lost.json': JSON.stringify({ tokens: [HOSTILE], pairs: [{ text: 'red', background: 'blue' }] }),
  'unknown.json': JSON.stringify({ pairs: [{ text: HOSTILE, background: 'white', min: HOSTILE }] }),
  'baseline.json': JSON.stringify({ failures: [{ name: HOSTILE }] }),
  'palette.json': JSON.stringify({ name: HOSTILE, colors: [{ hex: '#3B82F6', name: HOSTILE }] }),
  'palette.gpl': 'GIMP Palette\nName: \u202EPWNED\x9b1A\n#\n59 130 246\tPWNED\x9b1A\x7f\u202E\n',
  'theme.json': JSON.stringify({ brands: [{ color: '#0A66C2', name: HOSTILE }] }),
  'fields.json': JSON.stringify({ brands: ['#0A66C2'], [HOSTILE]: 1 }),
  'brands.json': JSON.stringify({ brands: [{ color: HOSTILE }] }),
  'lines.txt': `#3B82F6  "${HOSTILE.replaceAll('\n', ' ')}"\n`,
};

const CASES = [
  'check theme.css --all',
  'check theme.css --json',
  'check theme.css --sarif',
  'check pairs.json --all',
  'check pairs.json --json',
  'check lost.json',
  'check unknown.json',
  'check good.css --baseline baseline.json',
  'check HOSTILE',
  'check',
  'repair theme.css',
  'repair theme.css --json',
  'repair theme.css --pairs pairs.json',
  'repair tokens.json --pairs pairs.json',
  'repair tokens.json',
  'repair HOSTILE',
  'repair',
  'mode high-contrast theme.css',
  'mode high-contrast theme.css --json',
  'mode dark tokens.json --set HOSTILE',
  'mode dark HOSTILE',
  'mode HOSTILE theme.css',
  'import palette.json',
  'import palette.json --json',
  'import palette.gpl',
  'import HOSTILE',
  'export --from palette.json --to pdf -o out.pdf',
  'export --from palette.json --to gpl -o out.gpl',
  'export --from palette.json --to tailwind --json',
  'export red --name HOSTILE --to css -o out.css --json',
  'export red -o HOSTILE/a.css',
  'export red --to HOSTILE',
  'pull',
  'pull --check',
  'pull HOSTILE',
  'pull https://a.example/theme?c=0A66C2 HOSTILE',
  'extract HOSTILE',
  'theme --from theme.json',
  'theme --from theme.json --json',
  'theme --from fields.json',
  'theme --from brands.json',
  'theme red --neutral HOSTILE',
  'pairs red HOSTILE',
  'pairs red blue --locked HOSTILE',
  'convert HOSTILE',
  'contrast red HOSTILE',
  'fix red white --min HOSTILE',
  'harmony HOSTILE',
  'generate --base HOSTILE',
  'chart-colors HOSTILE',
  'HOSTILE',
  'help HOSTILE',
  'check good.css --HOSTILE',
];

const CLEANED = /out\.(?:gpl|pdf)$|theme\.json$/;

const CONFIGS: Readonly<Record<string, object>> = {
  check: { check: { file: HOSTILE } },
  repair: { repair: { files: ['theme.css'], keep: [HOSTILE] } },
  pull: {
    theme: 'https://a.example/theme?c=0A66C2',
    files: { [HOSTILE.replaceAll('\n', ' ')]: 'css' },
  },
};

const unseenIn = (text: string) =>
  OBEYED.filter((sign) => text.includes(sign)).map((sign) => JSON.stringify(sign));

describe('what a terminal would obey never leaves the program', () => {
  const runs = CASES.flatMap((line) => [false, true].map((isTTY) => ({ line, isTTY })));
  test.each(runs)('swatchwork $line, to a terminal: $isTTY', async ({ line, isTTY }) => {
    const words = line.split(' ');
    const config = CONFIGS[words[0]!] ?? {};
    const cwd = folderWith({ ...FILES, 'swatchwork.json': JSON.stringify(config) });
    const args = words.map((word) => word.replaceAll('HOSTILE', HOSTILE));
    const { code, stdout, stderr } = await swatchwork(args, { cwd, isTTY, env: { TERM: 'dumb' } });
    expect(code, stderr).toBeLessThan(3);
    expect(unseenIn(stdout + stderr)).toEqual([]);
    expect(stdout + stderr).not.toMatch(/^\s*PWNED/m);
    // The readers of these clean names, or the answer has none.
    if (!CLEANED.test(line)) expect(stdout + stderr).toContain('PWNED');
  });

  test('standard input', async () => {
    for (const args of [
      ['export', '-', '--to', 'css'],
      ['pairs', '-', 'red'],
      ['convert', '-'],
    ]) {
      const { stdout, stderr } = await swatchwork(args, { input: `${HOSTILE}\n`, isTTY: true });
      expect(stdout + stderr).toContain('PWNED');
      expect(unseenIn(stdout + stderr)).toEqual([]);
    }
  });

  test('sequences of color that a file has are escaped, those of the program stay', async () => {
    const cwd = folderWith({ 'a.json': JSON.stringify([{ hex: '#3B82F6', name: '\x1b[31mred' }]) });
    const { stdout } = await swatchwork(['import', 'a.json'], { cwd, env: { FORCE_COLOR: '3' } });
    expect(stdout).toContain('\x1b[48;2;59;130;246m    \x1b[49m');
    expect(stdout).not.toContain('\x1b[31m');
  });
});

test('every such character is escaped as in JSON; other letters, tabs and line ends stay', () => {
  for (const sign of OBEYED) {
    const text = escapeUnseen(`a${sign}b`);
    expect(JSON.parse(`"${text}"`)).toBe(`a${sign}b`);
    expect(unseenIn(text)).toEqual([]);
  }
  const plain = 'été\t夏 שלום 👩‍🚀\r\n"\\"\n';
  expect(escapeUnseen(plain)).toBe(plain);
});

test('files on standard output are exact in a pipe, and escaped on a terminal', async () => {
  const css = ':root { --x: #888; --x-foreground: #999 } /* \x1b]0;PWNED\x07 \u202E */\r\n';
  const args = ['repair', '-', '--write'];
  expect((await swatchwork(args, { input: css })).stdout).toContain(
    '/* \x1b]0;PWNED\x07 \u202E */\r\n',
  );
  const { stdout } = await swatchwork(args, { input: css, isTTY: true, env: { TERM: 'dumb' } });
  expect(stdout).toContain('/* \\u001b]0;PWNED\\u0007 \\u202e */\r\n');
});

test('one file alone writes to the streams of the process', () => {
  const folder = import.meta.dirname;
  const writes = /process\.(?:stdout|stderr)\.write|\bconsole\.|writeSync|\/dev\/(?:tty|std)/;
  const files = globSync('**/*.ts', { cwd: folder }).filter((file) => !file.endsWith('.test.ts'));
  expect(files.filter((file) => writes.test(readFileSync(join(folder, file), 'utf8')))).toEqual([
    'swatchwork.ts',
  ]);
});
