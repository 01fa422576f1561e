import { expect, test } from 'vitest';
import { writeBmp } from '../../../../testing/pictures/write-bmp.ts';
import { createDeadline } from '../deadline.ts';
import { ExtractError } from '../errors.ts';
import { readBmpHeader } from './bmp-header.ts';
import { decodeBmp } from './decode-bmp.ts';
import { addRuns } from './runs.ts';
import { createShrinker } from './shrink.ts';

const PALETTE = [
  [255, 0, 0],
  [0, 255, 0],
];
const END = [0, 1];
const CODES = 100_000;

test('runs beyond the end of a row are no work', () => {
  const file = bitmap(1, CODES);
  const header = readBmpHeader(file);
  const shrinker = createShrinker({ left: 0, top: 0, ...header });
  let runs = 0;
  addRuns(
    file,
    header,
    {
      ...shrinker,
      addRun: (...run) => {
        runs += 1;
        shrinker.addRun(...run);
      },
    },
    () => {},
  );
  expect(runs).toBe(Math.ceil(1000 / 255));
  expect([...shrinker.finish().data.subarray(0, 4)]).toEqual([0, 255, 0, 255]);
});

test.each([1, 2])('compression %d asks for the time while it works', (compression) => {
  let asked = 0;
  decodeBmp(bitmap(compression, CODES), () => {
    asked += 1;
  });
  expect(asked).toBeGreaterThan(CODES / 5000);
});

test('a bitmap that takes too long is given up', () => {
  const late = createDeadline(-1);
  expect(() => decodeBmp(bitmap(1, CODES), late)).toThrow(
    new ExtractError('too_slow', 'The image takes too long to decode'),
  );
  const plain = writeBmp({ width: 1, height: 1, depth: 24, pixels: [1, 2, 3, 0] });
  expect(() => decodeBmp(plain, late)).toThrow('too long');
});

test.each([
  [100_000_000, 1],
  [1, 65_536],
])('%d × %d: a side that is too long is refused before anything is kept', (width, height) => {
  const file = writeBmp({ width, height, depth: 8, compression: 1, palette: PALETTE, pixels: END });
  expect(() => decodeBmp(file, () => {})).toThrow(
    expect.objectContaining({ code: 'too_many_pixels', message: expect.stringMatching(/65535$/) }),
  );
});

function bitmap(compression: number, codes: number) {
  const pixels = [...Array<number[]>(codes).fill([255, 1]).flat(), ...END];
  const depth = compression === 1 ? 8 : 4;
  return writeBmp({ width: 1000, height: 1, depth, compression, palette: PALETTE, pixels });
}

test.each([1, 2, 3, 254, 300, 777, 1000])('two colors in turn over %d pixels', (width) => {
  const bmp = { width, height: 1, depth: 4, palette: PALETTE };
  const runs = Array.from({ length: Math.ceil(width / 254) }, () => [254, 0x01]).flat();
  const run = writeBmp({ ...bmp, compression: 2, pixels: [...runs, ...END] });
  const plain = writeBmp({ ...bmp, pixels: Array<number>(Math.ceil(width / 8) * 4).fill(0x01) });
  expect(decodeBmp(run, () => {})).toEqual(decodeBmp(plain, () => {}));
});
