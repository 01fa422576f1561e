import { describe, expect, test } from 'vitest';

import { readNamed } from '../../testing/read-named.ts';
import { refusal } from '../../testing/refusal.ts';
import { READ_ONLY_TEXTS } from '../../testing/texts.ts';
import { readPalette } from './read.ts';

const SKIPPED = '1 line without a color was left out.';

describe('a hex and its name', () => {
  test('the names of CSS in a name are no colors', () => {
    expect(readNamed('363732, Black olive')).toEqual({
      format: 'text',
      name: '',
      colors: ['Black olive #363732'],
      notes: [],
    });
  });

  test.each([
    ['363732\tBlack olive\nda70d6\tOrchid pink', ['Black olive #363732', 'Orchid pink #DA70D6']],
    ['ff0000, red\n00ff00, Lime green', ['red #FF0000', 'Lime green #00FF00']],
    ['363732, Black olive\nfacade, Facade', ['Black olive #363732', 'Facade #FACADE']],
    ['3b82f6 Sea blue\n363732, Black', ['Sea blue #3B82F6', 'Black #363732']],
    ['Black olive, 363732\nOrchid pink\tda70d6', ['Black olive #363732', 'Orchid pink #DA70D6']],
    ['ff0000 tan', ['tan #FF0000']],
    ['Tan 8a6d3b', ['Tan #8A6D3B']],
    ['Sea blue 3b82f6\nTan 8a6d3b', ['Sea blue #3B82F6', 'Tan #8A6D3B']],
    ['Sea: 59, 130, 246', ['Sea #3B82F6']],
    ['3b82f6 000000', ['#3B82F6', '#000000']],
  ])('%j', (text, colors) => {
    expect(readNamed(text)).toMatchObject({ colors, notes: [] });
  });

  test('a line that is neither is told', () => {
    expect(readNamed('Title\n363732, Black olive').notes).toEqual([SKIPPED]);
    expect(readNamed('#fff Foam\n000000 Deep\n\n#00f Sea').notes).toEqual([SKIPPED]);
    expect(readNamed('A title\n\n#fff\nx\ny').notes).toEqual([
      '2 lines without a color were left out.',
    ]);
  });

  test('words and numbers of prose are none', () => {
    for (const text of ['decade of change', '100000 people', 'facade, then', 'on 20261123']) {
      expect(refusal(() => readPalette(text))).toMatch(/^no_colors Text/);
    }
  });
});

describe('prose, tables and programs', () => {
  test.each([
    ['| Sea | #3B82F6 | rgb(59, 130, 246) |', ['Sea #3B82F6']],
    [
      'shade 0 = #AA3939 = rgb(170, 57, 57) = rgba(170, 57, 57,1) = rgb0(0.667,0.224,0.224)',
      ['shade 0 #AA3939'],
    ],
    ['Sea\nHEX: #3b82f6\nRGB: rgb(59, 130, 246)', ['#3B82F6']],
    ["colors = [\n  '#ff0000', # red\n  # '#00ff00',\n]", ['red #FF0000']],
    ["cols <- c('#f00', \"#00f\") # '#0f0'", ['#FF0000', '#0000FF']],
    ['sea: "#3b82f6"\n# tan: "#000000"', ['sea #3B82F6']],
    ['Sea #3b82f6 // was #000000', ['Sea #3B82F6']],
    ['<!-- #000 -->\nSea #3b82f6', ['Sea #3B82F6']],
    ['Gray: #333', ['Gray #333333']],
    [
      'foreground #cdd6f4\n# color1 #cc0000\ncolor0 #000000',
      ['foreground #CDD6F4', 'color0 #000000'],
    ],
    ['; old = #000000\nbackground = #222222', ['background #222222']],
    ['# Blue #0000ff\nSea #3b82f6', ['# Blue #0000FF', 'Sea #3B82F6']],
    ['return {\n  red = "#ff0000", -- "#00ff00"\n  -- blue = "#0000ff",\n}', ['red #FF0000']],
  ])('%j', (text, colors) => {
    expect(readNamed(text).colors).toEqual(colors);
  });

  test.each([
    ['#0a66c2 50%', ['#0A66C2 0.5'], '1 number beside a color was read as its opacity.'],
    [
      'Sea | #0a66c2 | opacity: 0.5',
      ['Sea #0A66C2 0.5'],
      '1 number beside a color was read as its opacity.',
    ],
    ['rgba(10,102,194,128)', ['#0A66C2 0.5'], '1 opacity above 1 was read as a value of 0 to 255.'],
    [
      'Fixes #123\nSea: #3b82f6',
      ['Sea #3B82F6'],
      '1 number such as #123, which may be an issue number, was left out.',
    ],
    [
      'Add a dark mode (#333)\nSea: #3b82f6',
      ['Sea #3B82F6'],
      '1 number such as #123, which may be an issue number, was left out.',
    ],
    [
      'a lighten(#f00, 10%)\nSea #3b82f6',
      ['Sea #3B82F6'],
      '1 color within a function, which may change it, was left out.',
    ],
    [
      "cmap = ListedColormap(['#f00', 'tan'])",
      ['cmap = ListedColormap #FF0000'],
      '1 word in quotes, which may be the name of a color, was left out.',
    ],
  ])('%j', (text, colors, note) => {
    const read = readNamed(text);
    expect([read.colors, read.notes]).toEqual([colors, expect.arrayContaining([note])]);
  });
});

describe('hexes of eight digits', () => {
  test.each([
    [
      'ff3b82f6\nff000000',
      ['#3B82F6', '#000000'],
      '2 hexes of eight digits were read as AARRGGBB, since all begin with FF.',
    ],
    [
      '3b82f6ff\n000000ff',
      ['#3B82F6', '#000000'],
      '2 hexes of eight digits were read as RRGGBBAA, as in CSS.',
    ],
    ['ff3b82ff', ['#FF3B82'], '1 hex of eight digits was read as RRGGBBAA, as in CSS.'],
    ['3b82f680', ['#3B82F6 0.5'], '1 hex of eight digits was read as RRGGBBAA, as in CSS.'],
  ])('%j: %j', (text, colors, note) => {
    expect(readNamed(text)).toMatchObject({ format: 'text', colors, notes: [note] });
  });

  test('Paint.NET says that alpha stands first', () => {
    expect(readNamed(READ_ONLY_TEXTS.paintNet)).toEqual({
      format: 'paint-net',
      name: 'Sea',
      colors: ['#3B82F6 0.5', '#000000'],
      notes: [],
    });
    expect(readNamed(`${READ_ONLY_TEXTS.paintNet}FFF\nFFFFFFFF ; white`)).toMatchObject({
      colors: ['#3B82F6 0.5', '#000000', '#FFFFFF'],
      notes: [SKIPPED],
    });
  });
});

test('KDE: groups and settings', () => {
  expect(readNamed(READ_ONLY_TEXTS.kde)).toEqual({
    format: 'scheme',
    name: 'Sea Dark',
    colors: [
      'ColorEffects:Disabled Color #383838',
      'View BackgroundNormal #232629',
      'View ForegroundLink #1D99F3 0.5',
    ],
    notes: [],
  });
  expect(readNamed('[Colors:View]\na=#80ff0000\nb=256,0,0\nc=1,2').colors).toEqual([
    'View a #FF0000 0.5',
  ]);
});

describe('lists of numbers say first what they are', () => {
  test.each([
    ['JASC-PAL\r\n0100\r\n2\r\n59 130 246\r\n0 0 0 128\r\n', ['#3B82F6', '#000000 0.5']],
    ['KDE RGB Palette\n59 130 246 Sea', ['Sea #3B82F6']],
    ['Palette\nVersion 4.0\n-----------\n59 130 246\n', ['#3B82F6']],
  ])('%j', (text, colors) => {
    expect(readNamed(text)).toMatchObject({ colors, notes: [] });
  });
});

test('GPL of Aseprite has an opacity', () => {
  const text = 'GIMP Palette\nChannels: RGBA\n#\n59 130 246 128 Sea\n0 0 0 255\n';
  expect(readNamed(text)).toMatchObject({
    format: 'gpl',
    colors: ['Sea #3B82F6 0.5', '#000000'],
    notes: [],
  });
  expect(readNamed('GIMP Palette\n1 2 3\n256 0 0\nx').notes).toEqual([
    '2 rows were not colors and were left out.',
  ]);
});

describe('tables', () => {
  test.each([
    ['Color Name,HEX Code\nSea,#3b82f6', ['Sea #3B82F6']],
    ['Name,R,G,B\nSea,59,130,246', ['Sea #3B82F6']],
    ['red;green;blue\n59;130;246', ['#3B82F6']],
  ])('%j', (text, colors) => {
    expect(readNamed(text)).toMatchObject({ format: 'csv', colors, notes: [] });
  });

  test('a row of which a channel is none is told', () => {
    expect(readNamed('R,G,B\n1,2,3\n1,2,256\n1,,3').notes).toEqual([
      '2 rows without a color were left out.',
    ]);
  });
});

test('sections of TOML are no JSON', () => {
  expect(readNamed('[colors]\nsea = "#3b82f6"')).toMatchObject({ colors: ['sea #3B82F6'] });
  expect(readNamed('[[colors]]\nhex = "#3b82f6"').format).toBe('text');
  expect(readNamed('[ ["#fff"] ]').format).toBe('json');
});
