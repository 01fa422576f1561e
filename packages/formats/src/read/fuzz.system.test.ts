import { expect, inject, test } from 'vitest';
import { hostileFiles } from '../../testing/hostile.ts';
import { createNumbers, mutate, sampleFiles } from '../../testing/mutate.ts';
import { FILE_LIMITS } from '../constants.ts';
import { FormatError } from '../palette/format-error.ts';
import { readPalette } from './read.ts';

/** FUZZ_INPUTS=100000 FUZZ_SEED=7 npx vitest run … reads more and others, as `npm run fuzz:formats` does. */
const INPUTS = Number(process.env.FUZZ_INPUTS ?? 10 * (inject('propertyRuns') ?? 500));
const SEED = Number(process.env.FUZZ_SEED ?? 20261121);

test(`a spoilt file is read or refused with its format and the offset (seed ${SEED})`, {
  timeout: 60_000 + INPUTS * 20,
}, async () => {
  const files = await sampleFiles();
  const next = createNumbers(SEED);
  const pick = () => files[Math.floor(next() * files.length)]!;
  const hostile = [...hostileFiles()];
  let refused = 0;
  for (let i = 0; i < INPUTS; i++) {
    const input = hostile[i] ?? mutate(pick(), pick(), next);
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
