import { describe, expect, test } from 'vitest';

import { formatHex, parseHex, type Srgb } from '../spaces/srgb.ts';
import { generatePalette } from './generate.ts';
import { generateMood } from './mood.ts';
import type { MoodId } from './moods.ts';

/*
 * Whoever keeps a seed expects its palette: it changes only with a generator that is clearly better,
 * as in docs/decisions/0056-generated-palettes.md, and never by accident.
 */

const written = (palette: Srgb[]) => palette.map(formatHex).join(' ');
const hex = (text: string) => parseHex(text)!;

describe('a random palette of so many colors, seeded with their number', () => {
  test.each([
    '#AB9984',
    '#1A1714 #C0CC17',
    '#E1E5A8 #ACA9A1 #4F51FF',
    '#307600 #353331 #81A0C5 #D6DCE2',
    '#C5B931 #E8F8F8 #817874 #793332 #261316',
    '#FCF5F3 #E3BDB6 #FF6F23 #CE4300 #853738 #502A32',
    '#5700EF #715AFC #390099 #28180B #B39E89 #F1F6B8 #CACF55',
    '#F6ECE5 #EFC2AB #EB9460 #CB6941 #0C1E28 #135372 #270099 #4444FA',
    '#0C1215 #212B2E #414445 #8B4908 #D47B22 #C72681 #FA8AC0 #E4F1EB #A7E1C7',
  ])('%s', (palette) => {
    const count = palette.split(' ').length;
    expect(written(generatePalette({ type: 'random', count, seed: count }))).toBe(palette);
  });
});

test('a random palette around a base, and around locked colors', () => {
  const around = generatePalette({ type: 'random', seed: 'b', base: hex('#3B82F6') });
  expect(written(around)).toBe('#FC5B64 #D3DFE9 #93C2FF #3B82F6 #3B50B2');
  const locked = [null, hex('#222222'), null, hex('#0F766E'), null];
  const between = generatePalette({ type: 'random', seed: 'c', locked });
  expect(written(between)).toBe('#A6AFAF #222222 #48988A #0F766E #9FE491');
});

test('a random palette in a style', () => {
  const pastel = generatePalette({ type: 'random', style: 'pastel', seed: 'f' });
  expect(written(pastel)).toBe('#E19B61 #F89D9C #F2C6C3 #A9B3C2 #CBEEDA');
});

test('a harmony of a base drawn by seed, and the variations of a soft one', () => {
  const drawn = generatePalette({ type: 'triadic', seed: 'd' });
  expect(written(drawn)).toBe('#012122 #184D4E #5AD0D1 #CACB81 #EDC8ED');
  const soft = generatePalette({ type: 'analogous', seed: 'e', base: hex('#FFE4E1'), count: 10 });
  expect(written(soft)).toBe(
    '#2F0D09 #52221D #673B36 #B35A50 #BF6B8D #9D7D79 #C79792 #FFABA1 #FFE4E1 #EBC893',
  );
});

test.each<[MoodId, string]>([
  ['calm', '#76A07C #CABBAC #F4E3DD #AAD9E5 #9FBBD8 #9892C4 #6781B8 #2B415F'],
  ['vintage', '#8D2E2A #9A4F48 #5C3021 #6D918B #687B47 #909056 #BB9F54 #DFB26E'],
])('the mood %s', (mood, palette) => {
  expect(written(generateMood(mood, { count: 8, seed: 2 }))).toBe(palette);
});
