import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { decode, memoryOf } from '../node.ts';
import { hasFewBoxes } from './few-boxes.ts';

let picture: Buffer;
beforeAll(async () => {
  picture = await sharp({ create: { width: 16, height: 16, channels: 3, background: '#3B82F6' } })
    .avif()
    .toBuffer();
});

const box = (type: string, size: number) => {
  const bytes = Buffer.alloc(size);
  bytes.writeUInt32BE(size);
  bytes.write(type, 4);
  return bytes;
};

test('a picture has few boxes, also behind megabytes of pixels', () => {
  expect(hasFewBoxes(picture)).toBe(true);
  expect(hasFewBoxes(Buffer.concat([picture, box('mdat', 8 * 1024 * 1024)]))).toBe(true);
});

test('a file that is cut off, or has no boxes, is left to the decoder', () => {
  for (const length of [0, 7, 20, picture.length - 1]) {
    expect(hasFewBoxes(picture.subarray(0, length))).toBe(true);
  }
  expect(hasFewBoxes(Buffer.concat([picture, Buffer.alloc(5000)]))).toBe(true);
  expect(hasFewBoxes(Buffer.from('\0\0\0\x01mdat'))).toBe(true);
});

describe.each([
  ['millions of empty boxes', () => Array.from({ length: 2000 }, () => box('free', 8))],
  ['boxes in a box of megabytes', () => [box('meta', 5 * 1024 * 1024)]],
])('%s', (_, junk) => {
  test('are refused before a decoder reads them', async () => {
    const file = Buffer.concat([picture, ...junk()]);
    expect(hasFewBoxes(file)).toBe(false);
    await expect(memoryOf(file)).rejects.toMatchObject({ code: 'damaged' });
    await expect(decode(file)).rejects.toMatchObject({ code: 'damaged' });
  });
});
