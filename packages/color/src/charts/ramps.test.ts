import { describe, expect, inject, test } from 'vitest';

import { chromaLimit } from '../palette/chroma-limit.ts';
import { createRandom, type Random } from '../palette/random.ts';
import { toOklch } from '../spaces/oklch.ts';
import { formatHex, parseHex, type Srgb } from '../spaces/srgb.ts';
import { areAlike, areLevel } from './alike.ts';
import { CHART_STYLES, VISION_READERS } from './constants.ts';
import { createDiverging } from './diverging.ts';
import { measureRamp } from './measure-ramp.ts';
import { createSequential } from './sequential.ts';

const colors = (text: string) => text.split(' ').map((hex) => parseHex(hex)!);

const STEPS = inject('propertyRuns') ? [3, 10, 33] : [3, 4, 9, 10, 33, 256];
const ONE = '#0A66C2 #FFD60A #E5484D #1DB954 #000080 #FFFFCC #7F7F7F #FFFFFF #000000'.split(' ');
const TWO = ['#FFFF00 #0000FF', '#FFE8A3 #B2182B', '#111111 #FFD60A', '#FFF7FB #014636'];

const chromaOf = (ramp: readonly Srgb[]) =>
  ramp.reduce((sum, color) => sum + toOklch(color).c, 0) / ramp.length;

/** Any 8-bit color. */
function anyColor(random: Random): Srgb {
  const channel = () => Math.floor(256 * random()) / 255;
  return { r: channel(), g: channel(), b: channel() };
}

/** What is said of lightness is measured of the colors as they are written. */
function expectOrder(ramp: readonly Srgb[], isDiverging: boolean) {
  const written = ramp.map((color) => parseHex(formatHex(color))!);
  const { ordered } = measureRamp(written, isDiverging);
  expect(ordered, written.map(formatHex).join(' ')).toEqual(
    expect.arrayContaining([...VISION_READERS]),
  );
}

describe(createSequential, () => {
  test.each([...ONE, ...TWO])('%s: even steps, and lightness falls for all', (text) => {
    for (const steps of STEPS) {
      const ramp = createSequential(colors(text), steps);
      expect(ramp.colors).toHaveLength(steps);
      expect(ramp.steps.greatest / ramp.steps.least).toBeLessThan(1.1);
      expectOrder(ramp.colors, false);
    }
  });

  test.each([...ONE, ...TWO])('%s: the given colors stand in their places', (text) => {
    const { colors: ramp, places } = createSequential(colors(text), 7);
    expect(places.map((place) => formatHex(ramp[place! - 1]!))).toEqual(text.split(' '));
    if (text.includes(' ')) expect(places).toEqual([1, 7]);
  });

  // The ends of nine steps of ColorBrewer and their mean chroma.
  test.each([
    ['#FFFFD9 #081D58', 0.103],
    ['#FFFFCC #800026', 0.155],
    ['#FFF7FB #014636', 0.062],
    ['#FFF7F3 #49006A', 0.131],
    ['#FFFFE5 #004529', 0.105],
    ['#FFFFE5 #662506', 0.125],
    ['#FFF7EC #7F0000', 0.126],
    ['#F7FCFD #4D004B', 0.085],
  ])('%s: is as vivid as the best ramps between these colors', (ends, vivid) => {
    expect(chromaOf(createSequential(colors(ends), 9).colors)).toBeGreaterThanOrEqual(vivid);
  });

  test.each(['#E5484D #30A46C', '#D0FD71 #DAF4E1', '#2223A9 #044461', '#1A66F0 #E30AC1'])(
    '%s: refuses ends of which neither is the lighter one for all',
    (text) => {
      expect(() => createSequential(colors(text), 9)).toThrow(
        'one of the colors must be lighter for every vision, by at least 2 of 100',
      );
    },
  );

  test('between muted colors stays muted', () => {
    expect(chromaOf(createSequential(colors('#F5F0EB #5B4B49'), 9).colors)).toBeLessThan(0.05);
    expect(chromaOf(createSequential(colors('#FFFFFF #000000'), 9).colors)).toBeLessThan(0.001);
  });

  test.each(CHART_STYLES)(
    'without a color has two hues of the style %s, others by seed',
    (style) => {
      const [one, other, again] = [1, 2, 1].map((seed) => createSequential([], 9, { style, seed }));
      expect(one).toEqual(again);
      expect(one!.colors).not.toEqual(other!.colors);
      expect(one!.places).toEqual([]);
      expectOrder(createSequential([], 9, { style }).colors, false);
    },
  );

  test('of random colors is in order wherever it is not refused, and even', () => {
    const random = createRandom('sequential');
    for (let i = 0; i < 40; i++) {
      const pair = [anyColor(random), anyColor(random)] as const;
      if (areAlike(...pair) || areLevel(...pair)) continue;
      const ramp = createSequential(pair, 9);
      expectOrder(ramp.colors, false);
      const gap = Math.abs(toOklch(pair[0]).l - toOklch(pair[1]).l);
      if (gap > 0.1) expect(ramp.steps.greatest / ramp.steps.least).toBeLessThan(1.1);
    }
  });
});

describe(createDiverging, () => {
  test.each([...ONE, ...TWO, '#FFB703 #023047', '#39FF14 #C2410C'])(
    '%s: lightness falls to both ends, and steps of a wing are even',
    (text) => {
      for (const steps of STEPS) {
        const ramp = createDiverging(colors(text), steps);
        expect(ramp.colors).toHaveLength(steps);
        expectOrder(ramp.colors, true);
      }
    },
  );

  test.each(['#E3120B', '#C2410C', '#0A66C2', '#111827', '#2166AC #B2182B'])(
    '%s: the given colors are the ends',
    (text) => {
      const { colors: ramp, places } = createDiverging(colors(text), 9);
      expect(places).toEqual([1, 9].slice(0, places.length));
      expect(places.map((place) => formatHex(ramp[place! - 1]!))).toEqual(text.split(' '));
    },
  );

  test('a color lighter than a good end is a step, and white is in no wing', () => {
    const { colors: ramp, places } = createDiverging(colors('#FFD60A'), 9);
    expect(places).toEqual([2]);
    expect(formatHex(ramp[1]!)).toBe('#FFD60A');
    expect(createDiverging(colors('#FFFFFF'), 9).places).toEqual([undefined]);
  });

  test('wings of one color have steps of the same length, and other hues by seed', () => {
    const { steps } = createDiverging(colors('#E3120B'), 9);
    expect(steps.greatest / steps.least).toBeLessThan(1.1);
    const ends = [1, 2, 3, 4, 5, 6].map((seed) =>
      formatHex(createDiverging(colors('#E3120B'), 9, { seed }).colors[8]!),
    );
    expect(new Set(ends).size).toBeGreaterThan(2);
  });

  test.each(CHART_STYLES)('without a color has two ends of the style %s', (style) => {
    expectOrder(createDiverging([], 9, { style }).colors, true);
  });

  test('of random colors keeps them and their vividness, but beside the middle', () => {
    const random = createRandom('diverging');
    for (let i = 0; i < 40; i++) {
      const color = anyColor(random);
      const { colors: ramp, places } = createDiverging([color], 9);
      expect(formatHex(ramp[places[0]! - 1]!)).toBe(formatHex(color));
      expectOrder(ramp, true);
      const own = toOklch(color);
      if (own.c < 0.03) continue;
      for (const { l, c } of ramp.slice(0, 2).map(toOklch)) {
        expect(c, formatHex(color)).toBeGreaterThan(0.85 * Math.min(own.c, chromaLimit(l, own.h)));
      }
    }
  });
});

test.each([createSequential, createDiverging])('%o refuses what is no ramp', (create) => {
  expect(() => create(colors('#000000 #888888 #FFFFFF'), 5)).toThrow(
    /colors must be at most 2, got 3/,
  );
  expect(() => create(colors('#24DE0C #35DC31'), 5)).toThrow(
    /colors must be at least ΔE2000 10 apart/,
  );
  for (const steps of [2, 257, 4.5]) {
    expect(() => create(colors('#0A66C2'), steps)).toThrow(/steps must be a whole number 3…256/);
  }
});
