import { describe, expect, test } from 'vitest';

import {
  cmykProfile,
  matrixProfile,
  PRIMARIES,
  rgbTableProfile,
} from '../../../../testing/pictures/kinds/write-icc.ts';
import {
  chrm,
  cicp,
  gama,
  iccp,
  PNG_TYPE,
  srgbChunk,
  type TestPng,
  writePng,
} from '../../../../testing/pictures/kinds/write-png.ts';
import { decode } from '../node.ts';
import { readProfile } from './icc.ts';

const P3 = matrixProfile(PRIMARIES.p3, 'srgb');
const ADOBE = matrixProfile(PRIMARIES.adobe, 563 / 256);
const P3_POINTS = chrm([0.3127, 0.329, 0.68, 0.32, 0.265, 0.69, 0.15, 0.06]);

/** What a picture of one color is, whose channels are those given. */
async function shown(color: readonly number[], chunks: TestPng['chunks'], depth: 8 | 16 = 8) {
  const samples = color.map((channel) => (depth === 8 ? channel : channel * 257));
  const type = color.length === 1 ? PNG_TYPE.gray : PNG_TYPE.rgb;
  const file = writePng({ type, depth, pixel: () => samples, ...(chunks && { chunks }) });
  return [...(await decode(file)).data.subarray(0, 3)];
}

const COLOR = [153, 51, 51];
const IN_P3 = [166, 40, 46];
const IN_ADOBE = [178, 48, 48];

describe('the color information of a PNG, by rank; the numbers are those of Chromium 156', () => {
  test.each<[string, NonNullable<TestPng['chunks']>, number[]]>([
    ['none', [], COLOR],
    ['a profile', [iccp(P3)], IN_P3],
    ['another profile', [iccp(ADOBE)], IN_ADOBE],
    ['code points', [cicp(12, 13)], IN_P3],
    ['code points before a profile', [iccp(ADOBE), cicp(12, 13)], IN_P3],
    ['code points that say nothing, before a profile', [cicp(2, 2), iccp(P3)], IN_P3],
    ['code points of narrow range', [cicp(12, 13, 0)], COLOR],
    ['a profile before sRGB and an exponent', [iccp(P3), srgbChunk, gama(1)], IN_P3],
    ['a profile that is damaged', [iccp(P3.subarray(0, 200))], COLOR],
    ['sRGB before an exponent', [srgbChunk, gama(1)], COLOR],
    ['an exponent near that of sRGB', [gama(0.45455)], COLOR],
    ['another exponent', [gama(1)], [203, 124, 124]],
    ['points alone', [P3_POINTS], COLOR],
    ['points with an exponent', [gama(0.45455), P3_POINTS], [168, 35, 42]],
  ])('%s', async (_, chunks, expected) => {
    for (const depth of [8, 16] as const) {
      const found = await shown(COLOR, chunks, depth);
      for (const [i, channel] of found.entries()) {
        expect(Math.abs(channel - expected[i]!), `${found}`).toBeLessThanOrEqual(1);
      }
    }
  });

  test('a profile of RGB counts for grays too', async () => {
    expect(await shown([51], [iccp(ADOBE)])).toEqual([48, 48, 48]);
  });
});

describe(readProfile, () => {
  test('a table is read: this one exchanges red and green', () => {
    const { encoding } = readProfile(rgbTableProfile())!;
    const [r, g, b] = encoding([1, 0, 0]);
    expect(r).toBeLessThan(0.02);
    expect(g).toBeGreaterThan(0.97);
    expect(b).toBeLessThan(0.03);
  });

  test('one of inks is read', () => {
    const profile = readProfile(cmykProfile())!;
    expect(profile.space).toBe('CMYK');
    for (const channel of profile.encoding([0, 0, 0, 1])) expect(channel).toBeCloseTo(0, 2);
    for (const channel of profile.encoding([0, 0, 0, 0])) expect(channel).toBeGreaterThan(0.97);
  });

  test('one that breaks off anywhere is none, or one', () => {
    for (const whole of [P3, rgbTableProfile()]) {
      for (let end = 0; end < whole.length; end += 7) {
        expect(() => readProfile(whole.subarray(0, end))).not.toThrow();
      }
    }
  });
});
