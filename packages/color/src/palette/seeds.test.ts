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
    '#9D9A6D',
    '#3D2818 #E1D729',
    '#F6F3F1 #E48C65 #B81C00',
    '#9A4C43 #D4918F #442228 #F0E1DE',
    '#EBDED8 #E79D58 #A97952 #943A2C #462827',
    '#D8D5D9 #B897DB #B56E78 #8D4562 #512A4D #241728',
    '#320E10 #681A27 #B40000 #D74500 #F3EBE8 #CFC8C8 #5CB0A9',
    '#2D1122 #591836 #85304C #D9645F #D3000C #F48561 #EDBAC1 #F8EFEE',
    '#1F060D #440B1A #701C28 #884319 #AA5930 #DD7500 #FC89B0 #FEB9C2 #F7EBEB',
  ])('%s', (palette) => {
    const count = palette.split(' ').length;
    expect(written(generatePalette({ type: 'random', count, seed: count }))).toBe(palette);
  });
});

test('a random palette around a base, and around locked colors', () => {
  const around = generatePalette({ type: 'random', seed: 'b', base: hex('#3B82F6') });
  expect(written(around)).toBe('#FF7E1B #EDF6F9 #AAD4E8 #3B82F6 #2051EA');
  const locked = [null, hex('#222222'), null, hex('#0F766E'), null];
  const between = generatePalette({ type: 'random', seed: 'c', locked });
  expect(written(between)).toBe('#92DC90 #222222 #579083 #0F766E #63B8C2');
});

test('a random palette in a style', () => {
  const pastel = generatePalette({ type: 'random', style: 'pastel', seed: 'f' });
  expect(written(pastel)).toBe('#AFD1C5 #E2EFE6 #ECCCD6 #E59CBE #F9AF87');
});

test('a harmony of a base drawn by seed, and the variations of a soft one', () => {
  const drawn = generatePalette({ type: 'triadic', seed: 'd' });
  expect(written(drawn)).toBe('#E9E3E2 #83BD8C #9C4A3C #6C3D34 #322770');
  const soft = generatePalette({ type: 'analogous', seed: 'e', base: hex('#FFE4E1'), count: 10 });
  expect(written(soft)).toBe(
    '#20191C #44211D #65312B #7C4C46 #887559 #C27292 #E18A81 #EBC081 #DCCDCB #FFE4E1',
  );
});

test.each<[MoodId, string]>([
  ['calm', '#76A07C #CABBAC #F4E3DD #AAD9E5 #9FBBD8 #9892C4 #6781B8 #2B415F'],
  ['vintage', '#8D2E2A #9A4F48 #5C3021 #6D918B #687B47 #909056 #BB9F54 #DFB26E'],
])('the mood %s', (mood, palette) => {
  expect(written(generateMood(mood, { count: 8, seed: 2 }))).toBe(palette);
});
