import { SPACES } from '@swatchwork/color';
import { describe, expect, test } from 'vitest';
import {
  packedSwatchwork,
  swatchwork,
  swatchworkInPipe,
  swatchworkOnTerminal,
} from '../testing/swatchwork.ts';
import { COMMANDS } from './commands.ts';
import { VERSION } from './version.ts';

describe('help', () => {
  test('names every command, the exit codes, and goes to standard output', () => {
    const { code, stdout, stderr } = packedSwatchwork(['--help']);
    expect([code, stderr]).toEqual([0, '']);
    for (const { name, summary } of COMMANDS)
      expect(stdout).toContain(`  ${name.padEnd(18)}${summary}`);
    expect(stdout).toContain('Exit codes');
    expect(Math.max(...stdout.split('\n').map((line) => line.length))).toBeLessThanOrEqual(92);
  });

  test('without a command it is wrong use, and help goes to standard error', () => {
    const { code, stdout, stderr } = packedSwatchwork([]);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain('Usage');
  });

  test.each(COMMANDS)(
    '$name --help has its options and examples',
    async ({ name, options, examples }) => {
      const { code, stdout } = await swatchwork([name, 'whatever', '--nonsense', '--help']);
      expect(code).toBe(0);
      expect((await swatchwork(['help', name])).stdout).toBe(stdout);
      for (const option of Object.keys(options)) expect(stdout).toContain(`--${option}`);
      for (const [line, what] of examples)
        expect(stdout).toContain(`  swatchwork ${line}\n      ${what}`);
      expect(stdout).toContain('--json');
      expect(Math.max(...stdout.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
    },
  );

  test.each(['--version', '-V'])('%s', (option) => {
    expect(packedSwatchwork([option])).toMatchObject({
      code: 0,
      stdout: `${VERSION}\n`,
      stderr: '',
    });
  });
});

describe('wrong use ends with 2, and says what is allowed and what was meant', () => {
  test.each([
    [
      ['contrst', 'red', 'blue'],
      /must be convert, .* or mcp; got "contrst"\.\nDid you mean "contrast"\?/,
    ],
    [['3B82F6'], /Did you mean "convert 3B82F6"\?/],
    [['convert', 'bleu'], /COLOR must be any CSS color, .*; got "bleu"\.\nDid you mean "blue"\?/],
    [['convert', 'f80'], /got "f80"\.\nDid you mean "#f80"\?/],
    [['convert'], /needs COLOR, or more; got nothing\.\n.*In a shell, # starts a comment/],
    [
      ['convert', 'red', '--to', 'okclh'],
      new RegExp(
        `--to must be hex, .* or ${SPACES.at(-1)!.id}; got "okclh"\\.\nDid you mean "oklch"\\?`,
      ),
    ],
    [['convert', 'red', '--too', 'hex'], /no option "--too" here: --to, .*\nDid you mean "--to"\?/],
    [['convert', 'red', '--to'], /--to needs a value, NOTATION; got nothing/],
    [['convert', 'red', '--to', '--json'], /--to needs a value, NOTATION; got "--json"/],
    [['convert', 'red', '--json=yes'], /--json takes no value; got "yes"/],
    [['convert', 'red\u001b[2Jx'], /got "red\\u001b\[2Jx"/],
    [['contrast', 'red'], /needs TEXT and BACKGROUND; got "red"/],
    [['contrast', 'red', 'blue', 'teal'], /needs TEXT and BACKGROUND; got "red", "blue", "teal"/],
    [['contrast', 'red', 'bleu'], /BACKGROUND must be/],
    [
      ['contrast', 'red', 'blue', '--min', 'AAAA'],
      /--min must be a ratio from 1 to 21, .*; got "AAAA"\.\nDid you mean "AAA"\?/,
    ],
    [['contrast', 'red', 'blue', '--min', '22'], /--min must be a ratio from 1 to 21/],
    [['contrast', 'red', '#fff8'], /background is translucent.*\n.*--over COLOR/],
    [
      ['fix', 'red', 'blue', '--change', 'all'],
      /--change must be text, background or both; got "all"/,
    ],
    [['harmony', 'red', '--type', 'triad'], /got "triad"\.\nDid you mean "triadic"\?/],
    [['generate', '--count', '11'], /--count must be a whole number from 1 to 10; got "11"/],
    [['generate', '--mood', 'clam'], /Did you mean "calm"\?/],
    [
      ['generate', '--mood', 'calm', '--base', 'red'],
      /--mood cannot be combined with --type, --base/,
    ],
    [['generate', 'red'], /takes only options; got "red"\.\n.*--base COLOR/],
    [['extract', 'no-such.png'], /"no-such\.png" cannot be read: there is no such file/],
    [['extract', '.'], /cannot be read: it is a folder/],
    [['extract'], /needs one FILE, an image, or - for standard input; got nothing/],
    [['extract', import.meta.filename], /is not an image of a supported type/],
    [['export', 'red'], /The format is missing: --to css, .*; got neither --to nor --output/],
    [
      ['export', 'red', '-o', 'palette.xyz'],
      /The format is missing: .*; got --output "palette\.xyz"/,
    ],
    [['export', 'red', '--to', 'tailwnd'], /Did you mean "tailwind"\?/],
    [['export', 'red', '--from', 'a.ase', '--to', 'css'], /got both/],
    [
      ['export', 'red', '--to', 'css', '-o', 'no/such/folder/a.css'],
      /cannot be written: there is no such/,
    ],
    [['import', import.meta.dirname], /cannot be read: it is a folder/],
    [
      ['check'],
      /needs one FILE, a file of pairs, a style sheet or design tokens, or - for standard input; got nothing/,
    ],
    [
      ['check', '--sarif', 'pairs.json'],
      /--sarif took "pairs\.json" for the file to write; FILE is missing\.\nPut FILE first: swatchwork check pairs\.json --sarif/,
    ],
    [
      ['check', 'pairs.json', '--sarif', '--json'],
      /one of --json and --sarif can go to standard output; got both/,
    ],
    [['help', 'chekc'], /Did you mean "check"\?/],
  ])('%j', async (args, message) => {
    const { code, stdout, stderr } = await swatchwork(args);
    expect(stderr).toMatch(message);
    expect(stderr).toMatch(/\nTry swatchwork( \w+)? --help\.\n$/);
    expect([code, stdout]).toEqual([2, '']);
  });

  test('standard input, line by line', () => {
    const { code, stderr } = packedSwatchwork(['convert', '-'], { input: 'red\n\nbleu\n' });
    expect(code).toBe(2);
    expect(stderr).toContain('Line 3 of standard input must be any CSS color');
    expect(packedSwatchwork(['contrast', '-', '-'], { input: 'red\n' }).stderr).toContain(
      'read once',
    );
    expect(packedSwatchwork(['convert', '-']).stderr).toContain(
      'needs COLOR, or more; got nothing',
    );
  });
});

test('a reader that stops early causes no error message', () => {
  const lines = swatchworkInPipe('convert - --to hex', 'head -n 1', '#3B82F6\n'.repeat(9_000));
  expect(lines).toEqual({ code: 0, stdout: '#3B82F6\n', stderr: '' });
});

describe('swatches', () => {
  const BLOCK = '\x1b[48;2;59;130;246m';
  const env = { TERM: 'xterm-256color', COLORTERM: 'truecolor' };

  test('none where standard output is no terminal', () => {
    expect(packedSwatchwork(['convert', '3B82F6'], { env }).stdout).not.toContain('\x1b');
    expect(packedSwatchwork(['--help'], { env }).stdout).not.toContain('\x1b');
  });

  test('on demand of FORCE_COLOR even there', () => {
    const forced = packedSwatchwork(['convert', '3B82F6'], { env: { FORCE_COLOR: '3' } });
    expect(forced.stdout).toContain(BLOCK);
  });

  // Other systems have no `script`, or one with other options.
  if (process.platform === 'linux') {
    test('on a terminal, in as many colors as it has', () => {
      expect(swatchworkOnTerminal(['convert', '3B82F6'], env)).toMatchObject({
        code: 0,
        screen: expect.stringContaining(BLOCK),
      });
      const { screen } = swatchworkOnTerminal(['convert', '3B82F6'], { TERM: 'xterm-256color' });
      expect(screen).toContain('\x1b[48;5;33m'); // #0087FF
    });

    test.each([
      ['NO_COLOR', [], { ...env, NO_COLOR: '1' }],
      ['--no-color', ['--no-color'], env],
      ['a dumb terminal', [], { TERM: 'dumb' }],
    ])('none with %s', (_, options, surroundings) => {
      const { code, screen } = swatchworkOnTerminal(
        ['convert', '3B82F6', ...options],
        surroundings,
      );
      expect(code).toBe(0);
      expect(screen).toContain('oklch');
      expect(screen).not.toContain('\x1b');
    });

    test('JSON is never colored', () => {
      const { screen } = swatchworkOnTerminal(['convert', '3B82F6', '--json'], env);
      expect(JSON.parse(screen).colors[0].hex).toBe('#3B82F6');
    });

    test('a terminal is spared from bytes', () => {
      const { code, screen } = swatchworkOnTerminal(['export', 'red', '--to', 'ase'], env);
      expect(code).toBe(2);
      expect(screen).toContain('Write it to a file: -o palette.ase');
    });
  }
});
