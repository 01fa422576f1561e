import { describe, expect, test } from 'vitest';

import { readNamed } from '../../../testing/read-named.ts';
import { refusal } from '../../../testing/refusal.ts';
import { readPalette } from '../read.ts';

const WORD = '1 text that may be a color, under a key without a color name, was left out.';

describe('words and bare digits are colors where a key says so', () => {
  test.each([
    ['{"field":"tan","a":"#fff"}', ['a #FFFFFF'], [WORD]],
    ['{"id":"123456","a":"#fff"}', ['a #FFFFFF'], [WORD]],
    ['{"colors":{"sea":"tan"}}', ['colors-sea #D2B48C'], []],
    ['{"background":"tan","primary":"3b82f6"}', ['background #D2B48C', 'primary #3B82F6'], []],
    ['["red","tan"]', ['#FF0000', '#D2B48C'], []],
    ['{"sea":"3b82f6","ink":"1a2b3c"}', ['sea #3B82F6', 'ink #1A2B3C'], []],
    ['{"scheme":"Sea","base00":"181818"}', ['base00 #181818'], []],
  ])('%s', (text, colors, notes) => {
    expect(readNamed(text)).toEqual({ format: 'json', name: '', colors, notes });
  });

  test('a word alone is none', () => {
    expect(refusal(() => readPalette('{"field":"tan"}'))).toMatch(/^no_colors JSON/);
  });
});

test.each([
  ['[{"r":0.2,"g":0.5,"b":1}]', ['#3380FF']],
  ['{"sea":[0.2,0.5,1],"color":[0.2,0.5,1]}', ['color #3380FF']],
  ['[[0.2,0.5,1],[1,1,1]]', ['#3380FF', '#FFFFFF']],
  ['[{"r":51,"g":128,"b":255,"a":128},{"r":0,"g":0,"b":0,"a":255}]', ['#3380FF 0.5', '#000000']],
  ['[{"hex":"#3380ff","opacity":50},{"hex":"#000","opacity":100}]', ['#3380FF 0.5', '#000000']],
  ['{"sea":{"hex":"#3380ff80","alpha":0.5}}', ['sea #3380FF 0.5']],
  ['[{"name":"Sea","h":217,"s":0.91,"l":0.6}]', ['Sea #3C83F6']],
  ['{"coordinates":[12.5,41.9,0],"color":"#fff"}', ['#FFFFFF']],
  [
    '[{"name":"Sea","hex":"#3380ff","rgb":"rgb(51,128,255)","dark":"#000"}]',
    ['Sea #3380FF', 'Sea-dark #000000'],
  ],
  ['[{"name":"Sea","hex":"#3380ff","shades":[{"hex":"#001122"}]}]', ['Sea #3380FF', '#001122']],
  ['[{"Name":"Sea","RGBPoints":[0,0.2,0.5,1,1,1,1,1]}]', ['#3380FF', '#FFFFFF']],
])('channels, opacities and further colors: %s', (text, colors) => {
  expect(readNamed(text)).toMatchObject({ format: 'json', colors, notes: [] });
});

test('comments are no part of it, and name nothing', () => {
  const text = '// Sea #123456\n{ // tan\n "a": "#fff", // Foam\n /* x */ "b": "#000",\n}';
  expect(readNamed(text)).toEqual({
    format: 'json',
    name: '',
    colors: ['a #FFFFFF', 'b #000000'],
    notes: [],
  });
});

test.each([
  [
    '[{"r":300,"g":5,"b":1},{"r":30,"g":5,"b":1}]',
    '1 color with a channel out of range was left out.',
  ],
  ['{"colors":["#fff"],"more":"#000"}', '1 color beside the list of colors was left out.'],
  ['{"a":["#fff","#000"],"b":["#fff","#000"]}', '1 repeated list of colors was left out.'],
])('what is left out is told: %s', (text, note) => {
  expect(readNamed(text).notes).toEqual([note]);
});
