import { describe, expect, test } from 'vitest';

import { readNamed } from '../../../testing/read-named.ts';
import { READ_ONLY_TEXTS } from '../../../testing/texts.ts';
import { readPalette } from '../read.ts';

describe('source code', () => {
  test('Swift, as our own writer has it', () => {
    expect(readNamed(READ_ONLY_TEXTS.swift)).toEqual({
      format: 'code',
      name: 'Sea',
      colors: ['Foam #3B82F6 0.5'],
      notes: [],
    });
  });

  test.each([
    'let c = Color(.displayP3, red: 1, green: 0.5, blue: -0.1, opacity: 0.5)',
    'let c = UIColor(displayP3Red: 1, green: 0.5, blue: -0.1, alpha: 0.5)',
  ])('%s', (text) => {
    expect(readPalette(text)).toMatchObject({
      palette: { colors: [{ name: 'c', css: 'color(display-p3 1 0.5 -0.1)', alpha: 0.5 }] },
      notes: [],
    });
  });

  test('Kotlin and Dart: alpha stands first', () => {
    expect(readNamed(READ_ONLY_TEXTS.dart)).toMatchObject({
      format: 'code',
      colors: ['deep #3B82F6 0.5', 'foam #3B82F6', 'x #3B82F6 0.5'],
      notes: [],
    });
  });

  test.each([
    ['let sea = UIColor(red: 0.2, green: 0.4, blue: 1, alpha: 1)', 'sea #3366FF'],
    ['let sea: NSColor = NSColor(red: 0.2, green: 0.4, blue: 1, alpha: 0.5)', 'sea #3366FF 0.5'],
    ['let c = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)', 'c #FF0000'],
    ['val sea = Color(0xFF3B82F6), // the sea', 'the sea #3B82F6'],
  ])('%s', (text, color) => {
    expect(readNamed(text)).toMatchObject({ format: 'code', colors: [color], notes: [] });
  });

  test('what is no number, or of another space, is told; what stands in a comment is none', () => {
    const text = `val a = Color(0xFFFF0000) // Color(0xFF00FF00)
val b = Color(0x00FF00)
let c = Color(.other, red: 1, green: 0, blue: 0, opacity: 1)
let d = Color(red: x, green: 0, blue: 0)`;
    expect(readNamed(text)).toMatchObject({
      colors: ['Color(0xFF00FF00) #FF0000'],
      notes: ['3 colors in another notation were left out.'],
    });
  });
});

describe('other calls', () => {
  test.each([
    ['val a = Color(0xFFFF0000).copy(alpha = 0.5f)', ['a #FF0000 0.5']],
    ['val a = Color(59, 130, 246)', ['a #3B82F6']],
    ['val a = Color(red = 59, green = 130, blue = 246, alpha = 128)', ['a #3B82F6 0.5']],
    ['val a = Color(0.2f, 0.4f, 1f)', ['a #3366FF']],
    ['val a = Color.hsl(217f, 0.91f, 0.6f)', ['a #3C83F6']],
    ['val a = Color(android.graphics.Color.parseColor("#80FF0000"))', ['a #FF0000 0.5']],
    ['final a = Color.from(alpha: 0.5, red: 0.2, green: 0.4, blue: 1);', ['a #3366FF 0.5']],
    ['final a = Color(0xFFFF0000).withAlpha(128);', ['a #FF0000 0.5']],
    ['var a = new Color32(59, 130, 246, 255);', ['a #3B82F6']],
    ['let a = Color(hex: "#3b82f6")', ['a #3B82F6']],
    ['let a = Color(hex: 0x3b82f6, opacity: 0.5)', ['a #3B82F6 0.5']],
    ['let a = UIColor(white: 0.2, alpha: 1)', ['a #333333']],
    ['let a = UIColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 1)', ['a #00FFFF']],
    [
      'theme(primary: Color(0xFF3B82F6), "b" to Color(0xFF000000))',
      ['primary #3B82F6', 'b #000000'],
    ],
    [
      'const sea = MaterialColor(0xFF3B82F6, {\n50: Color(0xFFE3F2FD),\n500: Color(0xFF3B82F6)});',
      ['sea-50 #E3F2FD', 'sea-500 #3B82F6'],
    ],
    [
      '/* val b = Color(0xFF000000) /* x */ val c = Color(0xFF000001) */ val a = Color(0xFF3B82F6)',
      ['a #3B82F6'],
    ],
  ])('%s', (text, colors) => {
    expect(readNamed(text)).toMatchObject({ format: 'code', colors, notes: [] });
  });

  test.each([
    ['Color(red: 59, green: 130, blue: 246)', 'color in another notation was left out.'],
    ['Color(0xFF000000).darken(10)', 'color in another notation was left out.'],
    ['Color(1, 0, 0)', 'color in another notation was left out.'],
    ['Color("brand1")', 'color in another notation was left out.'],
    ['MaterialColor(0xFF000000, shades)', 'color in another notation was left out.'],
    [
      'Color(calibratedRed: 0.2, green: 0.4, blue: 1, alpha: 1)',
      'color in another notation was left out.',
    ],
    ['Colors.blue', 'system color was left out.'],
    ['lerp("#f00")', 'other color in it, #f00, was left out.'],
  ])('%s is noted', (call, note) => {
    expect(readPalette(`val a = Color(0xFF3B82F6)\nval b = ${call}`)).toMatchObject({
      palette: { colors: [{ hex: '#3B82F6' }] },
      notes: [`1 ${note}`],
    });
  });
});

describe('maps and lists of Sass', () => {
  test('are named by variable and keys', () => {
    expect(readNamed(READ_ONLY_TEXTS.sass)).toMatchObject({
      format: 'variables',
      colors: ['sea-foam #FFFFFF', 'sea-deep-500 #010203', 'list-1 #FF0000', 'list-2 #D2B48C'],
    });
  });

  test.each([
    ['$a: (red, tan); $b: #000;', ['a-1 #FF0000', 'a-2 #D2B48C', 'b #000000']],
    ['$a: ($b: "gray", c: \'red\', d: "#f00");', ['a-d #FF0000']],
    ['$a: #f00 tan;', ['a-1 #FF0000', 'a-2 #D2B48C']],
    [
      '$theme-colors: (\'a\': #fff, // first\n  "b": #000 /* last */) !default;',
      ['theme-colors-a #FFFFFF', 'theme-colors-b #000000'],
    ],
    ['$a: #fff; $b: (1px + 2px) * 3; $c: #000;', ['a #FFFFFF', 'c #000000']],
    ['$a: #fff; $b: (x: #000', ['a #FFFFFF', 'b-x #000000']],
  ])('%s', (text, colors) => {
    expect(readNamed(text).colors.slice(0, colors.length)).toEqual(colors);
  });
});

describe('rules of a style sheet', () => {
  test('Adobe Color repeats its colors in other notations', () => {
    expect(readNamed(READ_ONLY_TEXTS.rules)).toEqual({
      format: 'rules',
      name: '',
      colors: ['Sea-1 #3B82F6', 'box border #FFFFFF'],
      notes: ['1 repeated color was left out.'],
    });
  });

  test.each([
    ['[data-theme="dark"]{color:#fff}', ['[data-theme="dark"] #FFFFFF']],
    ['.a, .b:hover { background: red !important }', ['a, .b:hover background #FF0000']],
    ['.a { .b { fill: red } color: tan }', ['b fill #FF0000', 'a #D2B48C']],
    ['@media print { /* x */ a { color: #fff; color: #FFF } }', ['a #FFFFFF']],
    [
      'a { box-shadow: 0 0 1px #f00, 0 0 2px rgb(0 0 0 / 50%) }',
      ['a box-shadow #FF0000', 'a box-shadow #000000 0.5'],
    ],
  ])('%s', (text, colors) => {
    expect(readNamed(text)).toMatchObject({ format: 'rules', colors });
  });
});

test('Stylus: variables without a sign are read, and lists and hashes are told', () => {
  const text = [
    '$brand = #3B82F6 // Sea',
    'brand-deep = rgba(10, 20, 30, 0.5)',
    '$list = #fff #000',
    '$hash = {',
    '  foam: #f00',
    '}',
    '$gap = 4px',
  ].join('\n');
  expect(readNamed(text)).toEqual({
    format: 'variables',
    name: '',
    colors: ['Sea #3B82F6', 'brand-deep #0A141E 0.5'],
    notes: [
      '2 variables that are not colors were left out.',
      '2 lines with other colors, such as lists, were left out.',
    ],
  });
});
