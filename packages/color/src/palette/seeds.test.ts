import { describe, expect, test } from 'vitest';

import { formatHex, parseHex, type Srgb } from '../spaces/srgb.ts';
import { generatePalette } from './generate.ts';
import { generateMood } from './mood.ts';
import type { MoodId } from './moods.ts';

/*
 * Whoever keeps a seed expects its palette: it changes only with a generator that is clearly better,
 * as in docs/decisions/0056-measured-palettes.md, and never by accident.
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
  expect(written(around)).toBe('#896100 #B3B9BE #CEE0F3 #3B82F6 #2933AD');
  const locked = [null, hex('#222222'), null, hex('#0F766E'), null];
  const between = generatePalette({ type: 'random', seed: 'c', locked });
  expect(written(between)).toBe('#8DE09D #222222 #105654 #0F766E #64B5A1');
});

test('a random palette of a character', () => {
  const pastel = generatePalette({ type: 'random', character: 'pastel', seed: 'f' });
  expect(written(pastel)).toBe('#EA99CE #FFB7D2 #D1D0F2 #DBE0B2 #E8FFD6');
});

test('a random palette of a character', () => {
  const pastel = generatePalette({ type: 'random', character: 'pastel', seed: 'f' });
  expect(written(pastel)).toBe('#EA99CE #FFB7D2 #D1D0F2 #DBE0B2 #E8FFD6');
});

test('a random palette of a character', () => {
  const pastel = generatePalette({ type: 'random', character: 'pastel', seed: 'f' });
  expect(written(pastel)).toBe('#EA99CE #FFB7D2 #D1D0F2 #DBE0B2 #E8FFD6');
});

test('a random palette of a character', () => {
  const pastel = generatePalette({ type: 'random', character: 'pastel', seed: 'f' });
  expect(written(pastel)).toBe('#EA99CE #FFB7D2 #D1D0F2 #DBE0B2 #E8FFD6');
});

test('a random palette of a character', () => {
  const pastel = generatePalette({ type: 'random', character: 'pastel', seed: 'f' });
  expect(written(pastel)).toBe('#EA99CE #FFB7D2 #D1D0F2 #DBE0B2 #E8FFD6');
});

test('a random palette of a character', () => {
  const pastel = generatePalette({ type: 'random', character: 'pastel', seed: 'f' });
  expect(written(pastel)).toBe('#EA99CE #FFB7D2 #D1D0F2 #DBE0B2 #E8FFD6');
});

test('a random palette of a character', () => {
  const pastel = generatePalette({ type: 'random', character: 'pastel', seed: 'f' });
  expect(written(pastel)).toBe('#EA99CE #FFB7D2 #D1D0F2 #DBE0B2 #E8FFD6');
});

test('a random palette of a character', () => {
  const pastel = generatePalette({ type: 'random', character: 'pastel', seed: 'f' });
  expect(written(pastel)).toBe('#EA99CE #FFB7D2 #D1D0F2 #DBE0B2 #E8FFD6');
});

test('a harmony of a base drawn by seed, and the variations of a soft one', () => {
  const drawn = generatePalette({ type: 'triadic', seed: 'd' });
  expect(written(drawn)).toBe('#CFFA80 #E7F0F5 #80CFFA #6A465D #FA80CF');
  const soft = generatePalette({ type: 'analogous', seed: 'e', base: hex('#FFE4E1'), count: 10 });
  expect(written(soft)).toBe(
    '#FFF3E1 #FFE4E1 #FFE1ED #ECD1A8 #D3A0B5 #C19F6D #B27B75 #9B763F #8E554E #723D37',
  );
});

test.each<[MoodId, string]>([
  ['calm', '#526A9C #64A498 #9894B2 #AFA9DC #D5B99E #92C2CF #8EDFF4 #DEE8E9'],
  ['vintage', '#DBB64F #C89A54 #AE7578 #909056 #54958C #6A7D49 #694C42 #5C3022'],
])('the mood %s', (mood, palette) => {
  expect(written(generateMood(mood, { count: 8, seed: 2 }))).toBe(palette);
});
