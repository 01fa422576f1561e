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
    '#956756',
    '#B4E4BB #172533',
    '#0EC0A0 #C0EAA4 #BE2E4D',
    '#D1802F #ABE8CB #315952 #0E1E1F',
    '#43111D #920516 #A76C0D #F1D5CE #6EBA8F',
    '#501F38 #8C3452 #BE5C00 #DC8700 #FCB0AC #FAEBE5',
    '#B4D48A #F4F2BC #FE722F #C45B31 #081B21 #123E44 #24635D',
    '#98DED0 #E4F4EA #F68360 #EA553A #B14A22 #171726 #273657 #2B5070',
    '#111144 #24344C #015077 #20649B #3288B7 #659FB3 #86C792 #C2DFAC #E9F2CE',
  ])('%s', (palette) => {
    const count = palette.split(' ').length;
    expect(written(generatePalette({ type: 'random', count, seed: count }))).toBe(palette);
  });
});

test('a random palette around a base, and around locked colors', () => {
  const around = generatePalette({ type: 'random', seed: 'b', base: hex('#3B82F6') });
  expect(written(around)).toBe('#E7E9EB #95C7E8 #67A0E4 #3B82F6 #A20D3A');
  const locked = [null, hex('#222222'), null, hex('#0F766E'), null];
  const between = generatePalette({ type: 'random', seed: 'c', locked });
  expect(written(between)).toBe('#ED923F #222222 #438C87 #0F766E #AFE2BD');
});

test('a random palette in a style', () => {
  const pastel = generatePalette({ type: 'random', style: 'pastel', seed: 'f' });
  expect(written(pastel)).toBe('#FFCD98 #CDCC82 #92BD7F #A6CBC6 #CFE3EF');
});

test('a harmony of a base drawn by seed, and the variations of a soft one', () => {
  const drawn = generatePalette({ type: 'triadic', seed: 'd' });
  expect(written(drawn)).toBe('#4FD1D2 #96EBEB #042929 #C9C992 #5E3C5E');
  const soft = generatePalette({ type: 'analogous', seed: 'e', base: hex('#FFE4E1'), count: 10 });
  expect(written(soft)).toBe(
    '#FFE4E1 #ECC891 #DBAFAA #C1938E #C2698C #A17672 #97554D #5F3935 #481D18 #2E0D0A',
  );
});

test.each<[MoodId, string]>([
  ['calm', '#76A07C #CABBAC #F4E3DD #AAD9E5 #9FBBD8 #9892C4 #6781B8 #2B415F'],
  ['vintage', '#8D2E2A #9A4F48 #5C3021 #6D918B #687B47 #909056 #BB9F54 #DFB26E'],
])('the mood %s', (mood, palette) => {
  expect(written(generateMood(mood, { count: 8, seed: 2 }))).toBe(palette);
});
