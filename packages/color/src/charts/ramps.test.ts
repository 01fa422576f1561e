import { describe, expect, test } from 'vitest';

import { formatHex, parseHex } from '../spaces/srgb.ts';
import { VISION_READERS } from './constants.ts';
import { createDiverging } from './diverging.ts';
import { createSequential } from './sequential.ts';

const colors = (text: string) => text.split(' ').map((hex) => parseHex(hex)!);

const STEPS = [3, 4, 9, 10, 33, 256];
const ONE = '#0A66C2 #FFD60A #E5484D #1DB954 #000080 #FFFFCC #7F7F7F #FFFFFF #000000'.split(' ');
const TWO = ['#FFFF00 #0000FF', '#E5484D #30A46C', '#111111 #FFD60A', '#2166AC #B2182B'];

describe(createSequential, () => {
  test.each([...ONE, ...TWO])('%s: even steps, and lightness falls for all', (text) => {
    for (const steps of STEPS) {
      const ramp = createSequential(colors(text), steps);
      expect(ramp.colors).toHaveLength(steps);
      expect(ramp.steps.greatest / ramp.steps.least).toBeLessThan(1.05);
      expect(ramp.ordered).toEqual(expect.arrayContaining([...VISION_READERS]));
    }
  });

  test.each(TWO)('%s: begins and ends with the given colors', (text) => {
    const ramp = createSequential(colors(text), 7).colors.map(formatHex);
    expect([ramp[0], ramp[6]]).toEqual(text.split(' '));
  });

  test('says for whom lightness does not fall, where the ends do not let it', () => {
    const { ordered, colors: ramp } = createSequential(colors('#D00000 #D00000'), 5);
    expect(ordered).toEqual([]);
    expect(new Set(ramp.map(formatHex))).toEqual(new Set(['#D00000']));
  });
});

describe(createDiverging, () => {
  test.each([...ONE, '#2166AC #B2182B', '#E5484D #30A46C', '#1B7837 #762A83', '#FFFF00 #0000FF'])(
    '%s: wings of the same lightness, in even steps',
    (text) => {
      for (const steps of STEPS) {
        const ramp = createDiverging(colors(text), steps);
        expect(ramp.colors).toHaveLength(steps);
        expect(ramp.asymmetry).toBeLessThan(1);
        expect(ramp.ordered).toEqual(expect.arrayContaining([...VISION_READERS]));
        expect(ramp.steps.greatest / ramp.steps.least).toBeLessThan(1.05);
      }
    },
  );
});

test.each([createSequential, createDiverging])('%o refuses what is no ramp', (create) => {
  expect(() => create([], 5)).toThrow(/colors must be 1 or 2, got 0/);
  expect(() => create(colors('#000000 #888888 #FFFFFF'), 5)).toThrow(/1 or 2, got 3/);
  for (const steps of [2, 257, 4.5]) {
    expect(() => create(colors('#0A66C2'), steps)).toThrow(/steps must be a whole number 3…256/);
  }
});
