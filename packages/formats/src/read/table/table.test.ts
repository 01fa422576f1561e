import { describe, expect, test } from 'vitest';

import { readNamed } from '../../../testing/read-named.ts';
import { readPalette } from '../read.ts';

const SEA = ['Sea #3B82F6', 'Red #EE0000'];

describe('the column whose cells are colors is the one of colors', () => {
  test.each([
    ['a word of CSS in front of it', 'Color,Hex\nSea,#3b82f6\nRed,#ee0000'],
    ['another title', 'Color,Code\nSea,3b82f6\nRed,ee0000'],
    ['semicolons', 'Colour;HEX\nSea;#3b82f6\nRed;#e00'],
    ['tabs', 'Color\tHex\nSea\t#3b82f6\nRed\t#e00'],
    ['a title that is only a number', 'Name,Value,Hex\nSea,500,#3b82f6\nRed,900,#e00'],
    ['another language', 'Bezeichnung;Farbton\nSea;#3b82f6\nRed;#e00'],
    ['no titles', 'Sea,#3b82f6\nRed,#ee0000'],
    ['channels without titles', 'Sea,59,130,246\nRed,238,0,0'],
    ['channels of 0…1 with decimal commas', 'Name;R;G;B\nSea;0,2314;0,5098;0,9647\nRed;0,9333;0;0'],
    ['a second notation', 'Name,RGB,Hex\nSea,"59, 130, 246",#3b82f6\nRed,"238, 0, 0",#e00'],
    ['a first line for spreadsheets', 'sep=;\nName;Hex\nSea;#3b82f6\nRed;#e00'],
    [
      'Markdown',
      '| Name | Hex | RGB |\n|---|:-:|---|\n| Sea | `#3b82f6` | 59, 130, 246 |\n| Red | #e00 | |',
    ],
    [
      'Markdown with pictures',
      'Name | Code\n--- | ---\nSea | ![#aabbcc](https://a.b/c.png) `#3b82f6`\n[Red](#r) | #e00',
    ],
  ])('%s', (_, text) => {
    expect(readNamed(text)).toEqual({ format: 'csv', name: '', colors: SEA, notes: [] });
  });

  test('colors that differ are several', () => {
    expect(readNamed('Token,Light,Dark\nground,white,#000\ntext,#000,#fff').colors).toEqual([
      'ground Light #FFFFFF',
      'ground Dark #000000',
      'text Light #000000',
      'text Dark #FFFFFF',
    ]);
  });

  test.each([
    ['Name,Hex,Opacity\nSea,#3b82f6,50%', '0.5'],
    ['Name,Hex,Opacity\nSea,#3b82f6,50\nRed,#e00,100', '0.5'],
    ['Name,R,G,B,A\nSea,59,130,246,128\nRed,1,2,3,255', '0.5'],
    ['Name,Hex,Transparency\nSea,#3b82f6,20%', '0.8'],
    ['Name,ARGB\nSea,#803b82f6', '0.5'],
  ])('opacity: %j', (text, alpha) => {
    expect(readNamed(text)).toMatchObject({ format: 'csv', notes: [] });
    expect(readNamed(text).colors[0]).toBe(`Sea #3B82F6 ${alpha}`);
  });

  test.each([
    ['Name,H,S,L\nSea,217,91,60', ['Sea #3C83F6'], 0],
    ['Name,Hue,Saturation,Brightness\nRed,0,1,1', ['Red #FF0000'], 1],
    ['Name,C,M,Y,K\nCyan,100,0,0,0', ['Cyan #00FFFF'], 1],
    ['Name,L,C,H\nGray,0.5999,0,0', ['Gray #808080'], 0],
  ])('other models: %j', (text, colors, notes) => {
    expect(readNamed(text).colors).toEqual(colors);
    expect(readNamed(text).notes).toHaveLength(notes);
  });

  test('a wide color beside its hex is kept as it is', () => {
    const { palette } = readPalette('Hex,P3\n#ff0b0c,color(display-p3 1 0 0)\n#000,#000');
    expect(palette.colors).toEqual([
      { hex: '#FF0B0C', css: 'color(display-p3 1 0 0)' },
      { hex: '#000000' },
    ]);
  });
});

describe('colors with commas of their own are no titles of a table', () => {
  const first = [
    'rgb(255, 0, 0)',
    'rgba(255,0,0,1)',
    'hsl(0, 100%, 50%)',
    'hsla(0deg, 100%, 50%, 100%)',
  ];
  const second = [
    'oklch(0.62308 0.18801 259.81)',
    '#3b82f6',
    'rgb(59 130 246)',
    'hsl(217.2, 91.2%, 59.8%)',
  ];
  test.each(first.flatMap((one) => second.map((other) => [one, other])))(
    '%s and %s',
    (one, other) => {
      for (const text of [`${one}\n${other}`, `${one}\n${other}\n`, `${one}\r\n${other}`]) {
        expect(readNamed(text).colors, text).toEqual(['#FF0000', '#3B82F6']);
        expect(readNamed(`Sunset\n${text}`).colors, text).toEqual(['#FF0000', '#3B82F6']);
      }
    },
  );
});

test('several tables of one document, and what stands between them', () => {
  const text =
    '# Brand\n\n| Name | Hex |\n|--|--|\n| Sea | #3b82f6 |\n\nSome words.\n\n| Hex | Use |\n|--|--|\n| #e00 | Red |\n';
  expect(readNamed(text)).toMatchObject({
    format: 'csv',
    colors: SEA,
    notes: ['2 rows without a color were left out.'],
  });
});

test.each([
  ['code, pre { color: #fff }\nvalue, css { color: #000 }', 'rules'],
  ['Our colors: #fff, and #000; or #f00 | not.\nMore, with #abc, end.', 'text'],
  ['#fff, #000, #f00\n#0f0, #00f, #ff0', 'text'],
  ['const c = ["#fff", "#000"];', 'tailwind'],
  ['"sea": "#3b82f6",\n"tan": "#d2b48c",', 'tailwind'],
])('what only has separators is no table: %j', (text, format) => {
  expect(readNamed(text).format).toBe(format);
});

test.each([
  ['ncolors=2\n# r g b\n0.2314 0.5098 0.9647\n1 1 1', ['#3B82F6', '#FFFFFF']],
  ['map = [[0.2314, 0.5098, 0.9647],\n       [1.0, 1.0, 1.0]]\n', ['#3B82F6', '#FFFFFF']],
  ['0.0 0.2314 0.5098 0.9647\n1.0 1 1 1', ['#3B82F6', '#FFFFFF']],
  ['59.0 130.2 246.4\n255 255 255', ['#3B82F6', '#FFFFFF']],
  ['0.2314 0.5098 0.9647 0.5 Sea\n1 1 1 1 White', ['Sea #3B82F6 0.5', 'White #FFFFFF']],
])('color maps: %j', (text, colors) => {
  expect(readNamed(text)).toMatchObject({ format: 'color-map', colors, notes: [] });
});
