import { describe, expect, test } from 'vitest';

import { colorDepth, createPaint } from './paint.ts';
import { toTerminalText } from './terminal.ts';

const TERMINAL = { isTTY: true };
const PIPE = {};

describe(colorDepth, () => {
  test.each([
    ['a terminal of 16.7 million colors', TERMINAL, { TERM: 'xterm', COLORTERM: 'truecolor' }, 24],
    ['a terminal of 256 colors', TERMINAL, { TERM: 'xterm-256color' }, 8],
    ['a dumb terminal', TERMINAL, { TERM: 'dumb' }, 1],
    ['a terminal with NO_COLOR', TERMINAL, { TERM: 'xterm-256color', NO_COLOR: '1' }, 1],
    ['a pipe', PIPE, { TERM: 'xterm-256color', COLORTERM: 'truecolor' }, 1],
    ['a pipe with FORCE_COLOR=3', PIPE, { TERM: 'dumb', FORCE_COLOR: '3' }, 24],
    ['a pipe with FORCE_COLOR=2', PIPE, { FORCE_COLOR: '2' }, 8],
    ['a pipe with FORCE_COLOR=0', PIPE, { FORCE_COLOR: '0', COLORTERM: 'truecolor' }, 1],
    [
      'FORCE_COLOR=1 where more can be shown',
      PIPE,
      { FORCE_COLOR: '1', TERM: 'xterm-256color' },
      8,
    ],
    ['FORCE_COLOR=1 where no more is known', PIPE, { FORCE_COLOR: '1', TERM: 'dumb' }, 4],
  ])('%s', (_, stream, env, bits) => {
    expect(colorDepth(stream, env)).toBe(bits);
  });
});

describe(createPaint, () => {
  const orange = { r: 1, g: 0x87 / 255, b: 0 };

  test('true color takes the color as it is', () => {
    expect(toTerminalText(createPaint(24).block(orange))).toBe('\x1b[48;2;255;135;0m    \x1b[49m ');
  });

  // 208 is #ff8700 and 244 is #808080 in the table of xterm.
  test.each([
    [orange, 208],
    [{ r: 0.99, g: 0.54, b: 0.01 }, 208],
    [{ r: 128 / 255, g: 128 / 255, b: 128 / 255 }, 244],
    [{ r: 1, g: 1, b: 1 }, 231],
    [{ r: 0, g: 0, b: 0 }, 16],
  ])('256 colors take the nearest, %j %i', (color, place) => {
    expect(toTerminalText(createPaint(8).block(color))).toBe(`\x1b[48;5;${place}m    \x1b[49m `);
  });

  test.each([4, 1])('%i bits show no swatch', (depth) => {
    expect(createPaint(depth).block(orange)).toBe('');
    expect(createPaint(depth).sample(orange, orange)).toBe('');
  });

  test('words are colored from 16 colors on', () => {
    expect(toTerminalText(createPaint(4).bad('no'))).toBe('\x1b[31mno\x1b[39m');
    expect(createPaint(1).bad('no')).toBe('no');
  });
});
