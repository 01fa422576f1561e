import { describe, expect, test } from 'vitest';

import { formatHex, parseHex, type Srgb } from '../spaces/srgb.ts';
import { generatePalette } from './generate.ts';
import { generateMood } from './mood.ts';
import type { MoodId } from './moods.ts';

/*
 * Addresses of the versioned API contain seeds, and caches store their answers: the palette of a
 * seed may not change while that version lives.
 */

const written = (palette: Srgb[]) => palette.map(formatHex).join(' ');
const hex = (text: string) => parseHex(text)!;

describe('a random palette of so many colors, seeded with their number', () => {
  test.each([
    '#6AC5EA',
    '#A9598D #F8F0EE',
    '#AD5474 #E8976B #F9F1F0',
    '#E1F3F6 #6BD8CA #72A5E8 #408298',
    '#E5E3EA #AFB0B5 #6388AE #5F437A #1E1B3A',
    '#183420 #255847 #41892E #C875C4 #9ED16F #E4FBEA',
    '#0D1C14 #283F45 #6D44A2 #438A87 #50B67B #6FDCC0 #E4F4E0',
    '#FBF1F8 #CFBFEA #85ADEB #AD6AB4 #7859B3 #384398 #49234E #1E1035',
    '#E4F2F6 #89DDF1 #B5BE55 #53A7C8 #BC548E #993265 #1E506F #1F3248 #0B1A28',
  ])('%s', (palette) => {
    const count = palette.split(' ').length;
    expect(written(generatePalette({ type: 'random', count, seed: count }))).toBe(palette);
  });
});

test('a random palette around a base, and around locked colors', () => {
  const around = generatePalette({ type: 'random', seed: 'b', base: hex('#3B82F6') });
  expect(written(around)).toBe('#3B82F6 #EFEEF6 #89C3F9 #884715 #201D63');
  const locked = [null, hex('#222222'), null, hex('#0F766E'), null];
  const between = generatePalette({ type: 'random', seed: 'c', locked });
  expect(written(between)).toBe('#184D52 #222222 #3BAB9F #0F766E #4EDCBB');
});

test('a harmony of a base drawn by seed, and the variations of a soft one', () => {
  const drawn = generatePalette({ type: 'triadic', seed: 'd' });
  expect(written(drawn)).toBe('#3CE954 #543CE9 #E9543C #5C160A #0E801E');
  const soft = generatePalette({ type: 'analogous', base: hex('#FFE4E1'), count: 10 });
  expect(written(soft)).toBe(
    '#FFE4E1 #FFE1ED #FFF3E1 #663D00 #5A0C2B #976112 #C68C34 #BA5F83 #EBBC74 #DF90B0',
  );
});

test.each<[MoodId, string]>([
  ['calm', '#50708D #5886B6 #7AA584 #B0A2CE #9FC8DF #D2C6A8 #90DCF8 #DFEDF1'],
  ['vintage', '#6A4531 #3C7C74 #748454 #B47871 #D38C85 #CBA55B #D9B658 #ECDFC4'],
])('the mood %s', (mood, palette) => {
  expect(written(generateMood(mood, { count: 8, seed: 2 }))).toBe(palette);
});
