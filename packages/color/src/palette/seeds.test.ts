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
    '#B6838D',
    '#ABD0A0 #1B232B',
    '#00C09A #BEF1A9 #C53459',
    '#F2F1CB #DE929A #954A57 #36281B',
    '#77BA85 #F0D4CC #A56A19 #8E0313 #43111F',
    '#4F1D36 #853558 #BE5200 #D88500 #F7AEA3 #FDEEE8',
    '#478D73 #073E41 #0C1E24 #8D400F #F97B37 #E8F4BF #AFDA94',
    '#E9FAC4 #B0DC96 #69B6D1 #0094D6 #2F6DAC #125187 #1A267B #1C163B',
    '#92BBB3 #B3DAD2 #E4F1EB #EA5459 #CF3B2E #751223 #0E1218 #1F272F #4B6069',
  ])('%s', (palette) => {
    const count = palette.split(' ').length;
    expect(written(generatePalette({ type: 'random', count, seed: count }))).toBe(palette);
  });
});

test('a random palette around a base, and around locked colors', () => {
  const around = generatePalette({ type: 'random', seed: 'b', base: hex('#3B82F6') });
  expect(written(around)).toBe('#A81838 #3B82F6 #67A3EC #99CBF1 #E9EBEE');
  const locked = [null, hex('#222222'), null, hex('#0F766E'), null];
  const between = generatePalette({ type: 'random', seed: 'c', locked });
  expect(written(between)).toBe('#E49342 #222222 #4C8C87 #0F766E #ADE6C3');
});

test('a random palette in a style', () => {
  const pastel = generatePalette({ type: 'random', style: 'pastel', seed: 'f' });
  expect(written(pastel)).toBe('#B8EAC0 #F1FDDC #F6C5C1 #F6B27D #DB985B');
});

test('a harmony of a base drawn by seed, and the variations of a soft one', () => {
  const drawn = generatePalette({ type: 'triadic', seed: 'd' });
  expect(written(drawn)).toBe('#3E2B46 #174E3E #5BD4B1 #D2ECE5 #E4C67D');
  const soft = generatePalette({ type: 'analogous', seed: 'e', base: hex('#FFE4E1'), count: 10 });
  expect(written(soft)).toBe(
    '#EAC895 #FFE4E1 #C1B5B3 #A38581 #D39189 #F8ACA3 #C2688C #6F362F #5A1C15 #360702',
  );
});

test.each<[MoodId, string]>([
  ['calm', '#76A07C #CABBAC #F4E3DD #AAD9E5 #9FBBD8 #9892C4 #6781B8 #2B415F'],
  ['vintage', '#8D2E2A #9A4F48 #5C3021 #6D918B #687B47 #909056 #BB9F54 #DFB26E'],
])('the mood %s', (mood, palette) => {
  expect(written(generateMood(mood, { count: 8, seed: 2 }))).toBe(palette);
});
