import { describe, expect, test } from 'vitest';

import { readPalette } from './read.ts';

/** The palette's name, then each color as `name #HEX alpha`. */
function read(text: string): string[] {
  const { name, colors } = readPalette(text).palette;
  return [
    name,
    ...colors.map((color) =>
      [color.name, color.hex, color.alpha].filter((it) => it !== undefined).join(' '),
    ),
  ];
}

describe('JSON', () => {
  test.each([
    ['{"name":"N","x":"#fff"}', ['N', 'x #FFFFFF']],
    ['{"name":7,"x":"#fff"}', ['', 'x #FFFFFF']],
    ['{"colors":{"a":"#fff"}}', ['', 'colors-a #FFFFFF']],
    ['{"colors":["#fff"],"more":"#000"}', ['', '#FFFFFF']],
    ['[["#fff"],{"a":["#000"]}]', ['', '#FFFFFF', '#000000']],
    ['[{"color":"red","alpha":0.5}]', ['', '#FF0000 0.5']],
    ['[{"value":"red","alpha":2,"name":7}]', ['', '#FF0000']],
    ['[{"hex":"red","alpha":-1}]', ['', '#FF0000 0']],
    ['[{"hex":"rgb(255 0 0 / 50%)","alpha":0.5}]', ['', '#FF0000 0.25']],
    ['{"a":{"hex":"none","b":"#fff"}}', ['', 'a-b #FFFFFF']],
    ['{"a":{"hex":5,"color":"#fff"}}', ['', 'a #FFFFFF']],
    ['{"name":"coral","tags":["red"],"description":"blue","a":"#fff"}', ['coral', 'a #FFFFFF']],
    ['\uFEFF  ["#fff"]', ['', '#FFFFFF']],
    ['{ "a" : "#FFFFFF", "#000": "#000000" }', ['', 'a #FFFFFF', '#000 #000000']],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
    expect(readPalette(text).format).toBe('json');
  });
});

describe('links', () => {
  test.each([
    ['https://coolors.co/3b82f6', ['', '#3B82F6']],
    ['HTTPS://COOLORS.CO/3B82F6-000000', ['', '#3B82F6', '#000000']],
    ['www.coolors.co/3b82f6_000000', ['', '#3B82F6', '#000000']],
    ['https://x.example/?c=3b82f6,000000', ['', '#3B82F6', '#000000']],
    ['https://x.example/?c=3b82f6%2B000000', ['', '#3B82F6', '#000000']],
    ['https://x.example/?c=3b82f6%7C000000', ['', '#3B82F6', '#000000']],
    ['https://x.example/%233b82f6-000000', ['', '#3B82F6', '#000000']],
    ['https://x.example/#3b82f6-000000', ['', '#3B82F6', '#000000']],
    ['https://x.example/3b82f6/%zz/000000-ffffff', ['', '#000000', '#FFFFFF']],
    ['https://x.example/3b82f6?one=000000', ['', '#000000']],
    ['https://x.example/3b82f6-00000', null],
    ['https://x.example/3b82f6-00000g', null],
    ['https://colorhunt.co/palette/3b82f6000000/', ['', '#3B82F6', '#000000']],
    ['https://www.colorhunt.co/palette/3b82f6', ['', '#3B82F6']],
    ['https://www.colorhunt.co/palette/3b82f6000000', ['', '#3B82F6', '#000000']],
    ['http://colorhunt.co/palette/3b82f6000000', ['', '#3B82F6', '#000000']],
    ['  https://x.example/3b82f6-000000 ', ['', '#3B82F6', '#000000']],
    ['https://x.example/?c=3b82f6-000000%20', ['', '#3B82F6', '#000000']],
    ['https://x.example/?c=xx3b82f6-000000', null],
    ['https://x.example/?c=3b82f6ff-000000', null],
    ['coolors.co/3b82f6-000000?from=https://x.example', ['', '#3B82F6', '#000000']],
    ['https://color.adobe.com/x?rgbvalues=1,0,0,0,0,1', ['', '#FF0000', '#0000FF']],
    ['https://color.adobe.com/x?rgbvalues=1,0,0&c=3b82f6-000000', ['', '#FF0000']],
    ['https://colorhunt.co/palette/3b82f60', null],
    ['https://colorhunt.co/x/3b82f6000000', null],
    ['https://color.adobe.com/x?rgbvalues=1,0,0,0,0', ['', '#FF0000']],
    ['https://color.adobe.com/x?colors=3b82f6-000000', ['', '#3B82F6', '#000000']],
    ['https://x.example/x?rgbvalues=1,0,0', null],
    ['https://x.example/3b82f6-000000?name=Sea', ['Sea', '#3B82F6', '#000000']],
  ])('%s', (link, expected) => {
    if (expected) expect(read(link)).toEqual(expected);
    else expect(() => read(link)).toThrow('Link, offset 0: there are no colors in it');
  });

  test('a link among other words is a text, and an endless one as well', () => {
    expect(readPalette('see https://x.example/a #fff').format).toBe('text');
    expect(readPalette(`https://x.example/#fff,${'x'.repeat(100_000)}`).format).toBe('text');
  });
});

describe('tables', () => {
  test.each([
    ['Name,Hex\n"say ""hi""",#fff', ['', 'say "hi" #FFFFFF']],
    ["Name,Hex\n'=1+1,#fff", ['', '=1+1 #FFFFFF']],
    ["Name,Hex\n'tis,#fff", ['', "'tis #FFFFFF"]],
    ['"Hex","Title"\r\n"#fff","a"\r\n#000,"b"x', ['', 'a #FFFFFF', 'b #000000']],
    ['a;Color;b\n1; red ;2', ['', '#FF0000']],
    ['value\tlabel\nred\tx\n', ['', 'x #FF0000']],
    ['Name,Hex code\nwhite,#fff\rblack,#000', ['', 'white #FFFFFF', 'black #000000']],
    ['Hex,Name\n"#fff\n",a', ['', 'a #FFFFFF']],
    [' Name ; Hex \nwhite;#fff', ['', 'white #FFFFFF']],
    [',Hex\nwhite,#fff', ['', '#FFFFFF']],
    ["Name,Hex\na'=b,#fff", ['', "a'=b #FFFFFF"]],
  ])('%j', (text, expected) => {
    expect(readPalette(text).format).toBe('csv');
    expect(read(text)).toEqual(expected);
  });

  test('of the rows without a color, those that hold something are told', () => {
    expect(readPalette('Name,Hex\nBlue,\n , \n\nwhite,#fff').notes).toEqual([
      '1 row without a color was left out.',
    ]);
  });

  test('one title alone, or none for a color, is a text', () => {
    for (const text of ['Hex\n#fff', 'Name,Number\n#fff,1']) {
      expect(readPalette(text).format).toBe('text');
    }
  });
});

describe('drawings', () => {
  test.each([
    [
      '<svg><title>A &amp; &lt;B&gt; &quot;c&quot; &apos; &x;</title><rect fill="red"/></svg>',
      ['A & <B> "c" \' &x;', '#FF0000'],
    ],
    ['<svg><rect fill="red"><title>Own</title></rect></svg>', ['', 'Own #FF0000']],
    ['<svg><g fill="red" fill-opacity="0.5"/></svg>', ['', '#FF0000 0.5']],
    [
      '<svg><g fill="red"/><g fill="red" fill-opacity="0.5"/></svg>',
      ['', '#FF0000', '#FF0000 0.5'],
    ],
    ['<svg><g fill="transparent"/><g style="fill: RED ;x"/></svg>', ['', '#FF0000']],
    ['<svg><g fill="red"/><g style="fill: red ;"/></svg>', ['', '#FF0000']],
    ["<SVG><path fill='red'/></SVG>", ['', '#FF0000']],
    ['<!-- x --><svg><stop stop-color = "tan"/></svg>', ['', '#D2B48C']],
  ])('%s', (text, expected) => {
    expect(readPalette(text).format).toBe('svg');
    expect(read(text)).toEqual(expected);
  });
});

test('only colors are told as repeated fills', () => {
  const text = '<svg><g fill="none"/><g fill="none"/><g fill="red"/></svg>';
  expect(readPalette(text).notes).toEqual([]);
});

describe('variables', () => {
  test.each([
    [
      ' /* Sea */ --my-color-red: red; --color-1st: tan;',
      ['Sea', 'my-color-red #FF0000', '1st #D2B48C'],
    ],
    [
      '/* Sea */\n:root { --color-1: red; --sea-2: tan; --color-deep: #000; }',
      ['Sea', '#FF0000', '#D2B48C', 'deep #000000'],
    ],
    [':root{--a: 120deg 100% 50%;--b: 120 100% 50}', ['', 'a #00FF00']],
    [
      '$a: red; /* the red */\n$b: tan !default; // the tan',
      ['', 'the red #FF0000', 'the tan #D2B48C'],
    ],
    ['--a: red; /** its job */\n--b: tan; /* its name */', ['', 'a #FF0000', 'its name #D2B48C']],
    ['@a: rgb(0 0 0 / 50%);', ['', 'a #000000 0.5']],
    ['x\n/* no */ --a: red;', ['', 'a #FF0000']],
    ['--a: 1px; --b: red}', ['', 'b #FF0000']],
  ])('%j', (text, expected) => {
    expect(readPalette(text).format).toBe('variables');
    expect(read(text)).toEqual(expected);
  });

  test('of which none is a color are a text', () => {
    expect(readPalette('$a: 1px; #fff').format).toBe('text');
  });
});

describe('objects in JavaScript', () => {
  test.each([
    [
      '/* Sea */ x = { a: "red", b: \'tan\', c: `#000` }',
      ['Sea', 'a #FF0000', 'b #D2B48C', 'c #000000'],
    ],
    [
      'x = { a: { b: { DEFAULT: "red" }, c: "tan" }, d: "#000" }',
      ['', 'a-b #FF0000', 'a-c #D2B48C', 'd #000000'],
    ],
    ['x = { theme: { extend: { colors: { "a-b": "red" } } } }', ['', 'a-b #FF0000']],
    ['x = { a: "red", // first\n b: "tan" /* second */ }', ['', 'first #FF0000', 'second #D2B48C']],
    ['x = { a: "red",\n // not of a\n b: "tan" }', ['', 'a #FF0000', 'b #D2B48C']],
    [
      '/* Sea */ x = { sea: { 1: "red", 2: "tan", deep: "#000" } }',
      ['Sea', '#FF0000', '#D2B48C', 'sea-deep #000000'],
    ],
    [
      'const deepSea = "#000", sky = \'tan\'; export const all = { a: "red", deepSea }',
      ['', 'deepSea #000000', 'sky #D2B48C', 'a #FF0000'],
    ],
    ['x = { 1: "red", "2nd": "tan" }', ['', '#FF0000', '2nd #D2B48C']],
    ['x = { a: ["red", "tan"] , b: "#000" }', ['', 'a #FF0000', 'a #D2B48C', 'b #000000']],
  ])('%s', (text, expected) => {
    expect(readPalette(text).format).toBe('tailwind');
    expect(read(text)).toEqual(expected);
  });

  test('prose that looks like one is read as a text', () => {
    expect(readPalette('{ a: "none" } #fff').format).toBe('text');
  });
});

describe('texts', () => {
  test.each([
    ['The Sea\n\n#fff foam\n#000', ['The Sea', 'foam #FFFFFF', '#000000']],
    ['  \n Title\nDeep: #000 - x', ['Title', 'Deep #000000']],
    ['1. #fff (foam)\n2. #000 [deep]', ['', 'foam #FFFFFF', 'deep #000000']],
    ['"Foam" = \'#fff\'', ['', 'Foam #FFFFFF']],
    ['#fff foam\n#000', ['', 'foam #FFFFFF', '#000000']],
    ['Deep - blue: #fff', ['', 'Deep - blue #FFFFFF']],
    ['a #fff b rgb(x)', ['', 'a #FFFFFF']],
    [`${'x\n'.repeat(1500)}Deep #000`, ['x', 'Deep #000000']],
    ['see <svg fill="red"/> #fff', ['', 'see <svg fill=red/> #FFFFFF']],
    ['<!-- x --> #fff', ['', '<!-- x --> #FFFFFF']],
    [', red, tan,', ['', '#FF0000', '#D2B48C']],
    [`red${' '.repeat(50)}tan`, ['', '#FF0000', '#D2B48C']],
    ['x1 2 3\n1x 2 3\n255 0 0 Pure red\n1 2 3 A4', ['', 'Pure red #FF0000', 'A4 #010203']],
    ['a #fff b #000 c', ['', '#FFFFFF', '#000000']],
    ['a #fff b #xyz123', ['', 'a #FFFFFF']],
    ['rgb(1 2 3) and HSL(0 100% 50%)', ['', '#010203', '#FF0000']],
    ['red\n\ntan/000000', ['', '#FF0000', '#D2B48C', '#000000']],
    ['red tan\nnot a color', ['', '#FF0000', '#D2B48C']],
    ['59 130 246 Deep blue\n256 0 0\n1 2\n1 2 3 4', ['', 'Deep blue #3B82F6']],
    [`${'x'.repeat(2500)} #fff`, ['', '#FFFFFF']],
  ])('%.60j', (text, expected) => {
    expect(readPalette(text).format).toBe('text');
    expect(read(text)).toEqual(expected);
  });
});
