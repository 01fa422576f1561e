import { createRandom } from '@swatchwork/color';
import { decode as decodeOther } from 'bmp-js';
import { describe, expect, test } from 'vitest';
import { type TestBmp, writeBmp } from '../../../../testing/pictures/write-bmp.ts';
import { decode } from '../node.ts';

const RED = [255, 0, 0, 255];
const GREEN = [0, 255, 0, 255];
const BLUE = [0, 0, 255, 255];
const WHITE = [255, 255, 255, 255];
const NONE = [0, 0, 0, 0];
/** What Chromium shows where a run-length code skips pixels. */
const BLACK = [0, 0, 0, 255];

/** Two by two: red, green over blue, white. Bitmaps start with the lowest row. */
const FOUR = [RED, GREEN, BLUE, WHITE];
const PALETTE = FOUR.map((color) => color.slice(0, 3));

const pixelsOf = async (bmp: TestBmp) => {
  const { data } = await decode(writeBmp(bmp));
  return Array.from({ length: data.length / 4 }, (_, i) => [...data.subarray(4 * i, 4 * i + 4)]);
};

const square = { width: 2, height: 2 };

describe('every layout gives the same picture', () => {
  test.each<[string, TestBmp, number[][]]>([
    [
      '24 bits, bottom-up',
      {
        ...square,
        depth: 24,
        pixels: [255, 0, 0, 255, 255, 255, 0, 0, 0, 0, 255, 0, 255, 0, 0, 0],
      },
      FOUR,
    ],
    [
      '24 bits, top-down',
      {
        ...square,
        height: -2,
        depth: 24,
        pixels: [0, 0, 255, 0, 255, 0, 0, 0, 255, 0, 0, 255, 255, 255, 0, 0],
      },
      FOUR,
    ],
    [
      '32 bits, whose fourth byte means nothing',
      {
        ...square,
        depth: 32,
        pixels: [255, 0, 0, 0, 255, 255, 255, 0, 0, 0, 255, 0, 0, 255, 0, 0],
      },
      FOUR,
    ],
    [
      '16 bits, 5-5-5',
      { ...square, depth: 16, pixels: [0x1f, 0, 0xff, 0x7f, 0, 0x7c, 0xe0, 0x03] },
      FOUR,
    ],
    [
      '16 bits, 5-6-5 by masks',
      {
        ...square,
        depth: 16,
        compression: 3,
        masks: [0xf800, 0x7e0, 0x1f],
        pixels: [0x1f, 0, 0xff, 0xff, 0, 0xf8, 0xe0, 0x07],
      },
      FOUR,
    ],
    ['8 bits', { ...square, depth: 8, palette: PALETTE, pixels: [2, 3, 0, 0, 0, 1, 0, 0] }, FOUR],
    [
      '4 bits',
      { ...square, depth: 4, palette: PALETTE, pixels: [0x23, 0, 0, 0, 0x01, 0, 0, 0] },
      FOUR,
    ],
    [
      '1 bit',
      { ...square, depth: 1, palette: PALETTE.slice(0, 2), pixels: [0x40, 0, 0, 0, 0x80, 0, 0, 0] },
      [GREEN, RED, RED, GREEN],
    ],
    [
      '8 bits, run-length',
      {
        ...square,
        depth: 8,
        compression: 1,
        palette: PALETTE,
        pixels: [1, 2, 1, 3, 0, 0, 1, 0, 1, 1, 0, 1],
      },
      FOUR,
    ],
    [
      '8 bits, run-length, literal, with a jump',
      {
        ...square,
        width: 4,
        depth: 8,
        compression: 1,
        palette: PALETTE,
        pixels: [0, 3, 2, 3, 2, 0, 0, 0, 0, 2, 2, 0, 2, 1, 0, 1],
      },
      [BLACK, BLACK, GREEN, GREEN, BLUE, WHITE, BLUE, BLACK],
    ],
    [
      '4 bits, run-length',
      {
        ...square,
        width: 4,
        depth: 4,
        compression: 2,
        palette: PALETTE,
        pixels: [4, 0x23, 0, 0, 0, 3, 0x01, 0x10, 0, 1],
      },
      [RED, GREEN, GREEN, BLACK, BLUE, WHITE, BLUE, WHITE],
    ],
    [
      '32 bits with alpha',
      {
        ...square,
        depth: 32,
        compression: 3,
        headerSize: 108,
        masks: [0xff0000, 0xff00, 0xff, 0xff000000],
        pixels: [255, 0, 0, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 255, 0, 255],
      },
      [NONE, GREEN, BLUE, WHITE],
    ],
  ])('EXTAPI-05: %s', async (_name, bmp, expected) => {
    expect(await pixelsOf(bmp)).toEqual(expected);
  });
});

test.each([8, 24, 32])(
  'EXTAPI-05: random pixels of %d bits are those of a second decoder',
  async (depth) => {
    const random = createRandom(`bmp${depth}`);
    const byte = () => Math.floor(256 * random());
    const [width, height] = [37, 23];
    const stride = Math.ceil((width * depth) / 32) * 4;
    const file = writeBmp({
      width,
      height,
      depth,
      ...(depth === 8 && { palette: Array.from({ length: 256 }, () => [byte(), byte(), byte()]) }),
      pixels: Array.from({ length: stride * height }, byte),
    });
    const { data } = await decode(file);
    const other = decodeOther(file).data;
    for (let at = 0; at < data.length; at += 4) {
      expect([...data.subarray(at, at + 3)]).toEqual([other[at + 3], other[at + 2], other[at + 1]]);
    }
  },
);

test('a large bitmap is averaged while it is read', async () => {
  const [width, height] = [1024, 512];
  const pixels = Array.from({ length: 3 * width * height }, (_, i) =>
    Math.floor(i / 3) % 2 ? 0 : 255,
  );
  const result = await decode(writeBmp({ width, height, depth: 24, pixels }));
  expect([result.width, result.height]).toEqual([256, 128]);
  expect(new Set(result.data)).toEqual(new Set([128, 255]));
});

describe('refusals', () => {
  const refusal = (file: Uint8Array) =>
    decode(file).then(
      () => 'none',
      (error) => error.code,
    );
  const good = { ...square, depth: 24, pixels: new Array(16).fill(7) };

  test('EXTAPI-13: too short for its header', async () => {
    const file = writeBmp(good);
    for (const length of [26, 50, file.length - 3]) {
      expect(await refusal(file.subarray(0, length))).toBe('damaged');
    }
    expect(await refusal(file.subarray(0, file.length - 2))).toBe('none'); // only padding is gone
  });

  test('EXTAPI-13: runs that break off', async () => {
    const bmp = { ...square, depth: 8, compression: 1, palette: PALETTE, pixels: [1, 2, 1] };
    expect(await refusal(writeBmp(bmp))).toBe('damaged');
  });

  test('EXTAPI-14: sizes that are too large or no sizes', async () => {
    expect(await refusal(writeBmp({ ...good, width: 60_000, height: 60_000 }))).toBe(
      'too_many_pixels',
    );
    expect(await refusal(writeBmp({ ...good, width: 0 }))).toBe('damaged');
    expect(await refusal(writeBmp({ ...good, width: -4 }))).toBe('damaged');
    expect(await refusal(writeBmp({ ...good, height: 0 }))).toBe('damaged');
  });

  test.each([
    [24, 4],
    [24, 5],
    [8, 2],
    [7, 0],
  ])('%d bits with compression %d are not read', async (depth, compression) => {
    expect(await refusal(writeBmp({ ...good, depth, compression }))).toBe('unsupported_type');
  });
});
