import { expect, inject, test } from 'vitest';
import { createNumbers, mutate, sampleFiles } from '../../testing/mutate.ts';
import { FILE_LIMITS } from '../constants.ts';
import { FormatError } from '../palette/format-error.ts';
import { readPalette } from './read.ts';

const INPUTS = 10 * (inject('propertyRuns') ?? 500); // `npm run fuzz:formats` reads 100,000, in bounded memory

test('a spoilt file is read or refused with its format and the offset', async () => {
  const files = await sampleFiles();
  const next = createNumbers(20261121);
  const pick = () => files[Math.floor(next() * files.length)]!;
  let refused = 0;
  for (let i = 0; i < INPUTS; i++) {
    const input = mutate(pick(), pick(), next);
    try {
      expect(readPalette(input).palette.colors.length).toBeGreaterThan(0);
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
      refused += 1;
      expect(error.message).toMatch(/^[A-Z][\w .]+, offset \d+: ./);
      expect(error.offset).toBeLessThanOrEqual(FILE_LIMITS.bytes);
    }
  }
  expect(refused).toBeGreaterThan(INPUTS / 20);
  expect(refused).toBeLessThan(INPUTS);
});
