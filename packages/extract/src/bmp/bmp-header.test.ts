import { describe, expect, test } from 'vitest';
import { writeBmp } from '../../../../testing/pictures/write-bmp.ts';
import { decode } from '../node.ts';
import { readBmpHeader } from './bmp-header.ts';

/**
 * A bitmap with the header of OS/2: sizes in 16 bits, three bytes for each color of the palette.
 */
function oldBmp(width: number, height: number, depth: number, palette: number[], pixels: number[]) {
  const offset = 26 + palette.length;
  const file = Buffer.alloc(offset);
  file.write('BM');
  file.writeUInt32LE(offset, 10);
  file.writeUInt32LE(12, 14);
  for (const [i, value] of [width, height, 1, depth].entries())
    file.writeUInt16LE(value, 18 + 2 * i);
  file.set(palette, 26);
  return Buffer.concat([file, Buffer.from(pixels)]);
}

const bmp = { width: 1, height: 1, depth: 32, pixels: [1, 2, 3, 4] };
const alphaMasks = { masks: [0xff, 0xff00, 0xff0000, 0xff000000], compression: 3 };
const colorsOf = async (file: Uint8Array) => [...(await decode(file)).data];

describe('the header of OS/2', () => {
  test('EXTAPI-05: 24 bits', async () => {
    const file = oldBmp(2, 1, 24, [], [3, 2, 1, 6, 5, 4, 0, 0]);
    expect(await colorsOf(file)).toEqual([1, 2, 3, 255, 4, 5, 6, 255]);
  });

  test('EXTAPI-05: 8 bits, with what its palette does not have in black', async () => {
    const file = oldBmp(3, 1, 8, [3, 2, 1, 6, 5, 4], [1, 0, 2, 0]);
    expect(await colorsOf(file)).toEqual([4, 5, 6, 255, 1, 2, 3, 255, 0, 0, 0, 255]);
  });
});

describe('masks', () => {
  test('of 24 and 32 bits, and of 16, without any of their own', () => {
    expect(readBmpHeader(writeBmp(bmp)).masks).toEqual({
      red: 0xff0000,
      green: 0xff00,
      blue: 0xff,
      alpha: 0,
    });
    expect(readBmpHeader(writeBmp({ ...bmp, depth: 16 })).masks).toEqual({
      red: 0x7c00,
      green: 0x3e0,
      blue: 0x1f,
      alpha: 0,
    });
  });

  test.each([
    [
      'behind a header of 40 bytes, without alpha',
      { masks: [0xff, 0xff00, 0xff0000], compression: 3 },
      255,
    ],
    ['behind a header of 40 bytes, with alpha', { ...alphaMasks, compression: 6 }, 4],
    ['in a header of 52 bytes, without alpha', { ...alphaMasks, headerSize: 52 }, 255],
    ['in a header of 56 bytes, with alpha', { ...alphaMasks, headerSize: 56 }, 4],
    ['in a header of 124 bytes, with alpha', { ...alphaMasks, headerSize: 124 }, 4],
  ])('%s', async (_, masks, alpha) => {
    expect(await colorsOf(writeBmp({ ...bmp, ...masks }))).toEqual([1, 2, 3, alpha]);
  });
});

describe('palettes', () => {
  const indexed = (palette: number[][], pixels: number[]) =>
    writeBmp({ width: 4, height: 1, depth: 8, palette, pixels });

  test('of the length that the header says; beyond, all is black', async () => {
    const file = indexed(
      [
        [1, 2, 3],
        [4, 5, 6],
        [7, 8, 9],
      ],
      [0, 1, 2, 3],
    );
    file.writeUInt32LE(2, 46);
    const { palette } = readBmpHeader(file);
    expect([...palette.subarray(0, 9)]).toEqual([1, 2, 3, 4, 5, 6, 0, 0, 0]);
    expect(palette).toHaveLength(768);
  });

  test('of no said length go up to the pixels', () => {
    const file = indexed(
      [
        [1, 2, 3],
        [4, 5, 6],
      ],
      [9, 9, 9, 9],
    );
    file.writeUInt32LE(0, 46);
    expect([...readBmpHeader(file).palette.subarray(0, 9)]).toEqual([1, 2, 3, 4, 5, 6, 0, 0, 0]);
  });

  test('of true color are none', () => {
    expect(readBmpHeader(writeBmp(bmp)).palette).toHaveLength(0);
  });
});

describe('refusals', () => {
  test.each([
    ['an unknown header', 14, 20, 'The image is damaged or incomplete'],
    ['an unknown layout', 28, 7, 'The BMP image has a layout that is not supported'],
    [
      'a wrong depth for its compression',
      30,
      1,
      'The BMP image has a layout that is not supported',
    ],
    ['no width', 18, 0, 'The image is damaged or incomplete'],
  ])('%s', (_, at, value, message) => {
    const file = writeBmp(bmp);
    file[at] = value;
    expect(() => readBmpHeader(file)).toThrow(message);
  });

  test('a file that ends inside its header', () => {
    const file = writeBmp({ ...bmp, compression: 3, masks: [1, 2, 4] });
    expect(() => readBmpHeader(file.subarray(0, 60))).toThrow(
      expect.objectContaining({
        message: 'The image is damaged or incomplete',
        cause: expect.any(RangeError), // for the log
      }),
    );
  });
});
