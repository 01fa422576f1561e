import { fromHsl, parseHex, tints } from '@swatchwork/color';
import { expect, test } from 'vitest';

import { repeatNotes } from './repeat-notes.ts';

const notes = (hexes: string[]) => repeatNotes(hexes.map((hex) => parseHex(hex)!));

test('a note stands where a color begins to repeat, and nowhere else', () => {
  expect(notes([])).toEqual([]);
  expect(notes(['#000000', '#000000', '#FFFFFF', '#000000'])).toEqual([
    'from step 1',
    ...[undefined, undefined, undefined],
  ]);
});

test('tints that reach white', () => {
  const five = repeatNotes(tints(fromHsl({ h: 217, s: 91, l: 60 })));
  expect(five).toEqual([undefined, undefined, 'from step 3', undefined, undefined]);
});
