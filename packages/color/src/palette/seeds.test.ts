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
    '#8E7956',
    '#3B2312 #F5D10C',
    '#5D296A #D13FD2 #DAD4D2',
    '#FBEDEB #EE9F41 #C54C22 #76302E',
    '#C0BFB5 #E4D3AB #B6A400 #A08901 #8D6F29',
    '#231222 #532C4B #8B4055 #B06977 #B796DE #D9D5DB',
    '#F2E9E6 #C7C2C0 #1BB4A5 #D73600 #AB0000 #671D1D #320D0F',
    '#F8EDEC #F4BDBD #FA8B70 #D75B4A #D10033 #862A4F #5C1C34 #2D101C',
    '#200511 #4C1020 #6F182D #904125 #AB642D #CF7600 #FB879F #FBB4C9 #F7EBED',
  ])('%s', (palette) => {
    const count = palette.split(' ').length;
    expect(written(generatePalette({ type: 'random', count, seed: count }))).toBe(palette);
  });
});

test('a random palette around a base, and around locked colors', () => {
  const around = generatePalette({ type: 'random', seed: 'b', base: hex('#3B82F6') });
  expect(written(around)).toBe('#CCDCEC #B0B5BA #3B82F6 #2E2EA1 #8A5E00');
  const locked = [null, hex('#222222'), null, hex('#0F766E'), null];
  const between = generatePalette({ type: 'random', seed: 'c', locked });
  expect(written(between)).toBe('#ADE3CA #222222 #439C8D #0F766E #2BC1B3');
});

test('a random palette in a style', () => {
  const pastel = generatePalette({ type: 'random', style: 'pastel', seed: 'f' });
  expect(written(pastel)).toBe('#EA99CE #FFB7D2 #D1D0F2 #DBE0B2 #E8FFD6');
});

test('a harmony of a base drawn by seed, and the variations of a soft one', () => {
  const drawn = generatePalette({ type: 'triadic', seed: 'd' });
  expect(written(drawn)).toBe('#8E269A #B7A1BA #F3ECF4 #269A8E #9A8E26');
  const soft = generatePalette({ type: 'analogous', seed: 'e', base: hex('#FFE4E1'), count: 10 });
  expect(written(soft)).toBe(
    '#FFE1ED #FFE4E1 #FFF3E1 #D9CAB4 #C0A5B0 #957774 #674B48 #453723 #2F1821 #110E09',
  );
});

test.each<[MoodId, string]>([
  ['calm', '#76A07C #CABBAC #F4E3DD #AAD9E5 #9FBBD8 #9892C4 #6781B8 #2B415F'],
  ['vintage', '#8D2E2A #9A4F48 #5C3021 #6D918B #687B47 #909056 #BB9F54 #DFB26E'],
])('the mood %s', (mood, palette) => {
  expect(written(generateMood(mood, { count: 8, seed: 2 }))).toBe(palette);
});
