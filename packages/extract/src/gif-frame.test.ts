import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';

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
