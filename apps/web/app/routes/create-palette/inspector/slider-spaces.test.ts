import { formatHex, isInGamut, mapToGamut, parseHex } from '@swatchwork/color';
import { describe, expect, test } from 'vitest';

import { SLIDER_SPACES } from './slider-spaces.ts';
import { tracks } from './tracks.ts';

const HEXES = ['#10B981', '#FF0000', '#0000FF', '#FF00FF', '#808080', '#000000', '#FFFFFF'];

describe.each(Object.values(SLIDER_SPACES))('$label', (space) => {
  test.each(HEXES)('%s comes back from its sliders, which reach it', (hex) => {
    const values = space.fromSrgb(parseHex(hex)!);
    expect(formatHex(mapToGamut(space.toSrgb(values)))).toBe(hex);
    for (const [place, { min, max }] of space.channels.entries()) {
      expect(values[place]).toBeGreaterThanOrEqual(min);
      expect(values[place]).toBeLessThanOrEqual(max + 1e-6);
    }
  });

  test('each track shows the least value first and the greatest last, in colors of sRGB', () => {
    const shown = tracks(space, space.fromSrgb(parseHex('#10B981')!));
    expect(shown).toHaveLength(3);
    for (const { track } of shown) {
      expect(track).toMatch(/(^|, )linear-gradient\(to right(, #[0-9A-F]{6}){2,}\)$/);
    }
    for (const { min, max, stops } of space.channels) {
      expect([stops[0], stops.at(-1)]).toEqual([min, max]);
    }
  });
});

test('a line shows where sRGB ends, at which the middle of the thumb arrives', () => {
  const { oklch } = SLIDER_SPACES;
  const [lightness, chroma] = tracks(oklch, [70, 0.1, 150]);
  const ends = ({ track = '' } = {}) =>
    [...track.matchAll(/#000 0 calc\((\d+)% \+ ([-\d.]+)px\)/g)].map(([, percent, px]) => {
      expect(Number(px)).toBeCloseTo(12 - 0.24 * Number(percent), 1);
      return Number(percent);
    });
  const [end = 0, ...others] = ends(chroma);
  expect(others).toEqual([]);
  const isInside = (c: number) => isInGamut(oklch.toSrgb([70, c, 150]));
  expect([isInside(((end - 1) * 0.37) / 100), isInside((end * 0.37) / 100)]).toEqual([true, false]);
  expect(ends(lightness)).toHaveLength(2);
  expect(ends(tracks(SLIDER_SPACES.hsl, [150, 90, 50])[1])).toEqual([]);
});

test('a track has the colors themselves where some lie outside sRGB', () => {
  const { oklch, hsl } = SLIDER_SPACES;
  const [lightness, chroma, hue] = tracks(oklch, [70, 0.1, 150]);
  expect(chroma?.wideTrack).toMatch(/, oklch\(70% 0\.37 150\)\)$/);
  expect(lightness?.wideTrack).toContain('oklch(50% 0.1 150), ');
  expect(hue?.wideTrack).toBeUndefined();
  const linesOf = (track = '') => track.slice(0, track.lastIndexOf('linear-gradient'));
  expect(linesOf(chroma?.wideTrack)).toBe(linesOf(chroma?.track));
  expect(tracks(hsl, [150, 90, 50]).map(({ wideTrack }) => wideTrack)).toEqual(
    Array(3).fill(undefined),
  );
});

test('CREATOR-32, CREATOR-33, CREATOR-34: the sliders of HSL run as they are bound to', () => {
  const ranges = SLIDER_SPACES.hsl.channels.map(({ name, min, max }) => [name, min, max]);
  expect(ranges).toEqual([
    ['Hue', 0, 360],
    ['Saturation', 0, 100],
    ['Lightness', 0, 100],
  ]);
});
