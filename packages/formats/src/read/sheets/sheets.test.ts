import { describe, expect, test } from 'vitest';

import { readNamed } from '../../../testing/read-named.ts';
import { refusal } from '../../../testing/refusal.ts';
import { readPalette } from '../read.ts';

/** The colors and the notes of a style sheet. */
const read = (text: string) => {
  const { colors, notes } = readNamed(text);
  return [...colors, ...notes];
};

describe('values that are computed', () => {
  test.each([
    ['--a: color-mix(in srgb, #f00, #00f);', ['a #800080']],
    ['--a: #f00; --b: rgb(from var(--a) r g b / 0.5);', ['a #FF0000', 'b #FF0000 0.5']],
    ['--h: 200; --a: hsl(var(--h) 50% calc(25% * 2));', ['a #4095BF']],
    ['--a: 59 130 246; --b: rgb(var(--a));', ['a #3B82F6', alias(1)]],
    ['--a: #0d6efd; --a-rgb: 13, 110, 253;', ['a #0D6EFD']],
    [
      '$a: #f00; $b: rgba($a, .5); $c: lighten($a, 10%);',
      ['a #FF0000', 'b #FF0000 0.5', 'c #FF3333'],
    ],
    [
      '$a: #f00; $b: transparentize($a, .5); $c: adjust-hue($a, 120deg);',
      ['a #FF0000', 'b #FF0000 0.5', 'c #00FF00'],
    ],
    [
      '$a: #800000; $b: color.adjust($a, $lightness: 10%, $alpha: -0.5);',
      ['a #800000', 'b #B30000 0.5'],
    ],
    [
      '$a: #800000; $b: color.scale($a, $lightness: 50%); $c: color.change($a, $red: 1);',
      ['a #800000', 'b #FF4040', 'c #010000'],
    ],
    [
      '$a: mix(#f00, #00f, 25%); $b: invert(#f00); $c: complement(#f00);',
      ['a #4000BF', 'b #00FFFF', 'c #00FFFF'],
    ],
    [
      '@a: #f00; @b: fade(@a, 50%); @c: spin(@a, 120); @d: tint(@a, 50%);',
      ['a #FF0000', 'b #FF0000 0.5', 'c #00FF00', 'd #FF8080'],
    ],
    [
      '$a: #f00; $m: (x: $a, y: darken($a, 10%)); $n: map-merge($m, (z: #123456));',
      ['a #FF0000', 'm-y #CC0000', 'n-z #123456', alias(1)],
    ],
    ['$a: #f00\n$b: darken($a, 10%)\n.x\n  color: $a\n', ['a #FF0000', 'b #CC0000']],
    ['--a: #{darken(#f00, 10%)};', ['a #CC0000']],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  function alias(count: number): string {
    return count === 1
      ? '1 variable that only refers to another was left out.'
      : `${count} variables that only refer to others were left out.`;
  }
});

describe('what is not computed is noted', () => {
  const LEFT = 'variable that may be a color was left out:';
  test.each([
    ['$a: foo(#f00);', `1 ${LEFT} $a (foo() is not supported).`],
    ["$a: '#f00';", `1 ${LEFT} $a (it is not a color).`],
    ['$a: lighten($b, 10%);', `1 ${LEFT} $a ($b is not declared).`],
    ['--a: --alpha(var(--b) / 50%);', `1 ${LEFT} --a (--b is not declared).`],
    ['$a: 0 1px 2px #f00;', `1 ${LEFT} $a (it is not a color).`],
    ['$a: 1px solid red;', `1 ${LEFT} $a (it is not a color).`],
    ['@define-color a mix(@x, #f00, 0.5);', `1 ${LEFT} @a (mix() is not supported).`],
    ['@define-color a shade(@x, 1.1);', `1 ${LEFT} @a (shade() is not supported).`],
    [
      '--a: color-mix(in srgb, currentColor, red);',
      `1 ${LEFT} --a (currentColor depends on the device or the context).`,
    ],
    ['--a: 59 130 246;', '1 variable of three numbers, which may be color channels, was left out.'],
    ['--a: light-dark(#000, #fff);', '1 color differs in a dark scheme; the light one was read.'],
    ['.a { color: #f00 }', '1 other color in it, #f00, was left out.'],
    ['.a { color: alpha("#f00", .16) }', '1 other color in it, #f00, was left out.'],
  ])('%s', (text, note) => {
    expect(readPalette(`--x: #123456; @x: #123456; ${text}`).notes).toContain(note);
  });
});

describe('rules', () => {
  test.each([
    ['a{} b { color: color-mix(in srgb, #f00, #00f) }', ['b #800080']],
    [
      'b { border: 1px solid red; background: linear-gradient(#f00 50%, #00f) }',
      ['b border #FF0000', 'b background #0000FF', '1 repeated color was left out.'],
    ],
    [
      'b { color: #123 } c { color: alpha("#f00", .16) }',
      ['b #112233', '1 other color in it, #f00, was left out.'],
    ],
    ['/* a { color: #f00 } */ b { color: #123 }', ['b #112233']],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});

describe('one color in several notations counts once', () => {
  test.each([
    [
      '--a: #3b82f6ff;\n--a: hsla(217, 91%, 60%, 1);\n$a: #3b82f6ff;\n$g: linear-gradient(0deg, #3b82f6ff);',
      ['a #3B82F6'],
    ],
    [
      '$a-1-hex: #F26DBB;\n$a-1-rgba: rgba(242, 109, 187, 1);\n$a-1-hsla: hsla(325, 84, 69, 1);',
      ['a-1 #F26DBB'],
    ],
    ['$a-hex: #f00;\n$a-lab: #00f;', ['a-hex #FF0000', 'a-lab #0000FF']],
  ])('%j', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});

test('a sheet of which nothing can be computed says so', () => {
  expect(refusal(() => readPalette('--a: rgb(var(--b) 1 1);'))).toBe(
    'broken Text, offset 0: its colors are computed from values that are missing',
  );
});
