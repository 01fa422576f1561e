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
    '#A18062',
    '#EFD06E #3A241C',
    '#BC1500 #E79262 #F2F0EE',
    '#EAF5CB #74C77E #5D7F4F #304533',
    '#231912 #613C1F #9D6C2A #90BD5A #DEEBF4',
    '#402C42 #6A436A #B44D73 #DC8193 #C7BEE3 #F1F1F6',
    '#36061A #650E20 #9E2D34 #EA0000 #FF6E55 #F7EDE8 #7BE597',
    '#2A0D36 #44235A #69377B #FB0095 #B03C71 #EA8BB3 #CECCED #F5F6FD',
    '#FBEEEF #F6B8C5 #FF82A2 #C77E37 #AD582D #8B4321 #80002E #401025 #1D0710',
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
  expect(written(between)).toBe('#A6AFAF #222222 #52968A #0F766E #8FE97C');
});

test('a random palette in a style', () => {
  const pastel = generatePalette({ type: 'random', style: 'pastel', seed: 'f' });
  expect(written(pastel)).toBe('#D894D3 #E3C5D7 #F8E3F0 #A7AFB4 #DFBD6D');
});

test('a harmony of a base drawn by seed, and the variations of a soft one', () => {
  const drawn = generatePalette({ type: 'triadic', seed: 'd' });
  expect(written(drawn)).toBe('#E9F7FF #B8CC93 #78C6F0 #C494B3 #103245');
  const soft = generatePalette({ type: 'analogous', seed: 'e', base: hex('#FFE4E1'), count: 10 });
  expect(written(soft)).toBe(
    '#2F0D09 #52221D #673B36 #B35A50 #BF6B8D #9D7D79 #C79792 #FFABA1 #EBC893 #FFE4E1',
  );
});

test.each<[MoodId, string]>([
  ['calm', '#76A07C #CABBAC #F4E3DD #AAD9E5 #9FBBD8 #9892C4 #6781B8 #2B415F'],
  ['vintage', '#8D2E2A #9A4F48 #5C3021 #6D918B #687B47 #909056 #BB9F54 #DFB26E'],
])('the mood %s', (mood, palette) => {
  expect(written(generateMood(mood, { count: 8, seed: 2 }))).toBe(palette);
});
