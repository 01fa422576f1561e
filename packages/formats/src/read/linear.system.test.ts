import { expect, test } from 'vitest';

import { growthOf, MOST_GROWTH, timesAsLong } from '../../../../testing/growth.ts';
import { FormatError } from '../palette/format-error.ts';
import { writeTokens } from '../write/tokens.ts';
import { readPalette } from './read.ts';

// Each of these texts once took a time that grew with the square of its length, or a thousand times
// as long as an ordinary text of the same length.

const filled = (unit: string) => (size: number) =>
  unit.repeat(Math.ceil(size / unit.length)).slice(0, size);

const ORDINARY = filled('.a { color: red; }\n--brand: #3b82f6; /* Brand */\n')(100_000);
const MOST_TIMES_ORDINARY = 20;

const members = (count: number, member: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => member(i)).join(',');

const VARIABLES: [what: string, make: (size: number) => string][] = [
  ['variables and blanks', (size) => `--x:#fff;\n${filled(`--a:${' '.repeat(119)}`)(size)}`],
  ['variables, blanks, a letter', filled(`--a:${' '.repeat(19)}x${' '.repeat(100)}\n`)],
  ['variables and comments that never end', filled('--a:b;/*')],
  ['lines of hyphens before a color', filled(`x${'-'.repeat(1960)}x #fff\n`)],
  ['blank lines of a table', (size) => `Name,Hex\na,#fff\n${filled('\n')(size)}`],
  ['variables that stand for others', filled('$a: $b;')],
  ['a long word in a tag', (size) => `<palette ${filled('N')(size)}>`],
];

test.each(VARIABLES)('%s take no more time than an ordinary text by far', (_, make) => {
  const times = timesAsLong(readOrRefuse, make(ORDINARY.length), ORDINARY, MOST_TIMES_ORDINARY);
  expect(times).toBeLessThan(MOST_TIMES_ORDINARY);
});

test.each<[what: string, make: (size: number) => string]>([
  ...VARIABLES,
  [
    'a long key over many colors',
    (size) => `{"${'k'.repeat(size)}":{${members(size / 100, (i) => `"a${i}":"#fff"`)}}}`,
  ],
  [
    'a long key over many tokens',
    (size) =>
      `{"a":{"${'k'.repeat(size)}":{"$type":"color",${members(size / 100, (i) => `"a${i}":{"$value":"#ffffff"}`)}}}}`,
  ],
  [
    'a long alias that many tokens share',
    (size) =>
      `{"$type":"color","z":{"$value":"{${'k'.repeat(size)}}"},${members(size / 100, (i) => `"a${i}":{"$value":"{z}"}`)}}`,
  ],
  [
    'references of Android to each other',
    (size) => `<resources>${filled('<color name="a">@color/a</color>')(size)}`,
  ],
  ['comments of Android that never end', (size) => `<resources>${filled('<!--')(size)}`],
  ['tags that never end', filled('<a b="')],
  ['attributes', (size) => `<palette ${filled('a="b" ')(size)}>`],
  [
    'spot colors of Corel',
    (size) => `<palette>${filled('<cs name="a"><color/></cs><color cs="a"/>')(size)}`,
  ],
  ['maps that never end', filled('$a:(')],
  ['a map', (size) => `$a:(${filled('b: c, ')(size)}`],
  ['variables of Stylus', filled('$a = #fff\n')],
  ['variables of Stylus on one line', filled('$a = rgb(1 /*')],
  ['rules', filled('a{color:#fff}')],
  ['blocks in blocks', filled('a:{')],
  ['calls that never end', filled('Color(red: 1 / ')],
  ['groups of KDE', (size) => `[Colors:View]\n${filled('[a=')(size)}`],
  ['hexes with names', filled('363732, a b\n')],
  [
    'a long alias that is looked up in many sets',
    (size) =>
      `{"$metadata":{},${members(64, (i) => `"s${i}":{"x":{"$value":1}}`)},"z":{${members(size / 50, (i) => `"a${i}":{"$type":"color","$value":"{a.b.c}"}`)}}}`,
  ],
  [
    'aliases of Figma',
    (size) =>
      `{"variableCollections":[],"variables":[${members(size / 100, (i) => `{"id":"${i}","type":"COLOR","valuesByMode":{"m":{"type":"VARIABLE_ALIAS","id":"${i + 1}"}}}`)}]}`,
  ],
  [
    'a link of escaped colors',
    (size) => `https://a.b/${members(size / 20, (i) => `%61${10_000 + i}`).replaceAll(',', '-')}`,
  ],
])('a text takes time as it is long: %s', (_, make) => {
  expect(growthOf(50_000, make, readOrRefuse)).toBeLessThan(MOST_GROWTH);
});

test('a group of a thousand members that a thousand groups extend is refused', () => {
  const base = members(1000, (i) => `"b${i}":1`);
  const heirs = members(1000, (i) => `"a${i}":{"$extends":"{base}"}`);
  const text = `{"base":{${base}},${heirs},"c":{"$type":"color","$value":"#fff"}}`;
  expect(() => readPalette(text)).toThrow('extends too many members');
});

test('ten thousand tokens of one name take time as they are many', () => {
  const palette = (count: number) => ({
    name: 'Sea',
    colors: Array<'#FFFFFF'>(count).fill('#FFFFFF'),
    colorNames: Array<string>(count).fill('a'),
  });
  expect(growthOf(1000, palette, writeTokens)).toBeLessThan(MOST_GROWTH);
});

function readOrRefuse(text: string): void {
  try {
    readPalette(text);
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
  }
}
