import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';

import { writeGif } from '../../../testing/pictures/kinds/write-gif.ts';
import { firstFrameOf } from './gif-frame.ts';
import { decode, memoryOf } from './node.ts';

const still = await sharp({
  create: { width: 16, height: 16, channels: 3, background: '#3B82F6' },
})
  .gif()
  .toBuffer();

/** An image of no pixels, which is followed by others. */
const EMPTY = Buffer.from([0x2c, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0]);
const TRAILER = Buffer.from([0x3b]);

test('all but the first of a hundred thousand pictures is left out', async () => {
  const others = Array.from({ length: 100_000 }, () => EMPTY);
  const file = Buffer.concat([still.subarray(0, -1), ...others, TRAILER]);
  expect(firstFrameOf(file)).toEqual(still.subarray(0, -1));
  expect(await memoryOf(file)).toBe(await memoryOf(still));
  expect(await decode(file)).toEqual(await decode(still));
});

test('what cannot be a picture ends the file', () => {
  expect(firstFrameOf(Buffer.concat([still.subarray(0, 13), Buffer.alloc(9)])).length).toBeLessThan(
    still.length,
  );
});

test('a file that ends anywhere is read as far as it goes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
      const file = new Uint8Array([...still.subarray(0, 13), ...bytes]);
      const shown = firstFrameOf(file);
      expect(shown).toEqual(file.subarray(0, shown.length));
    }),
  );
  for (let end = 0; end < still.length - 1; end++) {
    expect(firstFrameOf(still.subarray(0, end))).toHaveLength(end);
  }
});

describe('a first picture smaller than its screen', () => {
  const palette = [
    [255, 0, 0],
    [0, 0, 255],
  ];
  const frame = { left: 2, top: 1, width: 3, height: 2, pixel: () => 1 };
  const clearOf = async (file: Buffer) => {
    const { data, width, height } = await decode(file);
    const clear = Array.from({ length: width * height }, (_, i) => data[4 * i + 3] === 0);
    return { width, height, seen: clear.filter((isClear) => !isClear).length, data };
  };

  test('EXTAPI-06: the rest of the screen is transparent', async () => {
    const { data, ...found } = await clearOf(writeGif({ width: 8, height: 6 }, palette, [frame]));
    expect(found).toEqual({ width: 8, height: 6, seen: 6 });
    expect([...data.subarray(4 * (8 + 2), 4 * (8 + 2) + 4)]).toEqual([0, 0, 255, 255]);
  });

  test('one that reaches beyond makes the screen larger', async () => {
    const file = writeGif({ width: 4, height: 2 }, palette, [frame]);
    expect(await clearOf(file)).toMatchObject({ width: 5, height: 3, seen: 6 });
  });

  test('a spot in the corner of a large screen is still seen', async () => {
    const spot = { left: 1023, top: 511, width: 1, height: 1, pixel: () => 1 };
    const file = writeGif({ width: 1024, height: 512 }, palette, [spot]);
    expect(await clearOf(file)).toMatchObject({ width: 256, height: 128, seen: 1 });
  });

  test('a large screen is shrunk with it', async () => {
    const large = { left: 256, top: 0, width: 256, height: 512, pixel: () => 1 };
    const { data, ...found } = await clearOf(
      writeGif({ width: 1024, height: 512 }, palette, [large]),
    );
    expect(found).toEqual({ width: 256, height: 128, seen: 64 * 128 });
    expect(data[4 * 64 + 2]).toBe(255);
  });
});
