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
    '#946B52',
    '#B1E4BE #142330',
    '#D78D00 #ABEBB1 #1B7779',
    '#D07834 #0A1A1C #2E5954 #AEEDD3',
    '#F0D5CA #D69E00 #AA6B16 #441121 #95042F',
    '#25042F #63224C #AD3700 #CE7600 #F2A49D #F7E3DA',
    '#2D615C #1A1C1B #6B011F #E01258 #F86A8B #EAF3C0 #BDCE7E',
    '#96DCD1 #E5F6F0 #FC8357 #DF5700 #B54302 #455363 #2D3647 #141832',
    '#181935 #223156 #2C4E6E #146991 #3184A4 #4CA2AE #75CBA7 #B0DBB0 #EAF8D5',
  ])('%s', (palette) => {
    const count = palette.split(' ').length;
    expect(written(generatePalette({ type: 'random', count, seed: count }))).toBe(palette);
  });
});

test('a random palette around a base, and around locked colors', () => {
  const around = generatePalette({ type: 'random', seed: 'b', base: hex('#3B82F6') });
  expect(written(around)).toBe('#3B82F6 #3E3CB0 #5661D0 #ECE5B2 #CBBF75');
  const locked = [null, hex('#222222'), null, hex('#0F766E'), null];
  const between = generatePalette({ type: 'random', seed: 'c', locked });
  expect(written(between)).toBe('#DE901E #222222 #95D2B8 #0F766E #D5F3D8');
});

test('a random palette in a style', () => {
  const pastel = generatePalette({ type: 'random', style: 'pastel', seed: 'f' });
  expect(written(pastel)).toBe('#F1C48B #CAAA56 #D0E3B0 #ECFAD8 #BECABE');
});

test('a harmony of a base drawn by seed, and the variations of a soft one', () => {
  const drawn = generatePalette({ type: 'triadic', seed: 'd' });
  expect(written(drawn)).toBe('#916191 #B6E0E1 #0A3636 #4FD1D2 #ECEDC2');
  const soft = generatePalette({ type: 'analogous', seed: 'e', base: hex('#FFE4E1'), count: 10 });
  expect(written(soft)).toBe(
    '#2D120F #4B211C #653630 #785551 #9B6761 #C7678D #DAACA7 #AB928F #E3CCA9 #FFE4E1',
  );
});

test.each<[MoodId, string]>([
  ['calm', '#76A07C #CABBAC #F4E3DD #AAD9E5 #9FBBD8 #9892C4 #6781B8 #2B415F'],
  ['vintage', '#8D2E2A #9A4F48 #5C3021 #6D918B #687B47 #909056 #BB9F54 #DFB26E'],
])('the mood %s', (mood, palette) => {
  expect(written(generateMood(mood, { count: 8, seed: 2 }))).toBe(palette);
});
