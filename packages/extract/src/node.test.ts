import { decode as decodeJpeg } from 'jpeg-js';
import { GifReader } from 'omggif';
import { PNG } from 'pngjs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';

import { extract } from './extract.ts';
import { decode, memoryOf } from './node.ts';
import type { Pixels } from './pixels.ts';

/** Two colors side by side, one on a third of the width; small, so that nothing is shrunk. */
const source = sharp({ create: { width: 90, height: 60, channels: 3, background: '#3B82F6' } })
  .composite([
    {
      input: { create: { width: 30, height: 60, channels: 3, background: '#FB923C' } },
      left: 0,
      top: 0,
    },
  ])
  .png();
const png = await source.toBuffer();

const colors = async (file: Uint8Array) =>
  extract(await decode(file), { count: 5 }).map(({ hex }) => hex);

/** Largest difference of a channel between two decoders. */
function difference(one: Pixels, two: Uint8Array): number {
  expect(two.length).toBe(one.data.length);
  let most = 0;
  for (const [i, value] of one.data.entries()) most = Math.max(most, Math.abs(value - two[i]!));
  return most;
}

describe('pixels are those of a second decoder', () => {
  test.each([
    ['RGB', {}],
    ['palette', { palette: true }],
    ['interlaced', { progressive: true }],
  ])('EXTAPI-04: PNG, %s', async (_name, options) => {
    const file = await sharp(png).png(options).toBuffer();
    expect(difference(await decode(file), PNG.sync.read(file).data)).toBe(0);
  });

  test('EXTAPI-04: PNG, gray with alpha, and RGBA', async () => {
    const rgba = await sharp(png).ensureAlpha(0.4).png().toBuffer();
    for (const file of [rgba, await sharp(rgba).toColorspace('b-w').png().toBuffer()]) {
      expect(difference(await decode(file), PNG.sync.read(file).data)).toBeLessThanOrEqual(1);
    }
  });

  test('EXTAPI-07: JPG', async () => {
    const file = await sharp(png).jpeg({ chromaSubsampling: '4:4:4' }).toBuffer();
    const { data } = decodeJpeg(file, { useTArray: true });
    expect(difference(await decode(file), data)).toBeLessThanOrEqual(4); // IDCTs may differ
  });

  test('EXTAPI-06: GIF', async () => {
    const file = await sharp(png).gif().toBuffer();
    const reader = new GifReader(file);
    const data = new Uint8Array(4 * reader.width * reader.height);
    reader.decodeAndBlitFrameRGBA(0, data);
    expect(difference(await decode(file), data)).toBe(0);
  });
});

describe('known colors', () => {
  test.each(['png', 'gif'] as const)('exactly those of a %s', async (format) => {
    expect(await colors(await sharp(png).toFormat(format).toBuffer())).toEqual([
      '#3B82F6',
      '#FB923C',
    ]);
  });

  test('EXTAPI-08: exactly those of a lossless WebP and AVIF', async () => {
    expect(await colors(await sharp(png).webp({ lossless: true }).toBuffer())).toEqual([
      '#3B82F6',
      '#FB923C',
    ]);
    expect(await colors(await sharp(png).avif({ lossless: true }).toBuffer())).toEqual([
      '#3B82F6',
      '#FB923C',
    ]);
  });

  test('16 bits a channel', async () => {
    const file = await sharp(png).toColorspace('rgb16').png().toBuffer();
    expect((await sharp(file).metadata()).depth).toBe('ushort');
    expect(await colors(file)).toEqual(['#3B82F6', '#FB923C']);
  });

  test('a CMYK JPEG is converted by its profile', async () => {
    const white = {
      create: { width: 20, height: 20, channels: 3, background: '#FFFFFF' },
    } as const;
    const file = await sharp(white).toColorspace('cmyk').jpeg({ quality: 100 }).toBuffer();
    expect((await sharp(file).metadata()).space).toBe('cmyk');
    const [color] = extract(await decode(file), { count: 1 });
    expect(Math.min(color!.rgb.r, color!.rgb.g, color!.rgb.b)).toBeGreaterThan(245);
  });

  test('a Display P3 profile is respected', async () => {
    // sharp converts what it writes: sRGB (77, 179, 77) is stored as P3, with more red.
    const raw = Buffer.from(Array.from({ length: 400 }, () => [77, 179, 77]).flat());
    const tagged = await sharp(raw, { raw: { width: 20, height: 20, channels: 3 } })
      .withIccProfile('p3', { attach: true })
      .png()
      .toBuffer();
    const stored = await sharp(tagged, { ignoreIcc: true }).raw().toBuffer();
    const [found] = extract(await decode(tagged), { count: 1 });
    expect(stored[0]).toBeGreaterThan(90);
    expect(found!.rgb.r).toBeGreaterThanOrEqual(75);
    expect(found!.rgb.r).toBeLessThanOrEqual(79);
  });

  test('orientation is respected: the left third is on top after a turn', async () => {
    const file = await sharp(png).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const pixels = await decode(file);
    expect([pixels.width, pixels.height]).toEqual([60, 90]);
    const orange = extract(pixels, { count: 2 })[1]!;
    expect(orange.position.y).toBeLessThan(1 / 3);
  });

  test('the first frame of an animation counts', async () => {
    const frame = (background: string) =>
      sharp({ create: { width: 20, height: 20, channels: 3, background } })
        .png()
        .toBuffer();
    const frames = await Promise.all(['#FF0000', '#0000FF'].map(frame));
    const animation = () => sharp(frames, { join: { animated: true } });
    expect(await colors(await animation().webp({ lossless: true }).toBuffer())).toEqual([
      '#FF0000',
    ]);
    expect(await colors(await animation().gif().toBuffer())).toEqual(['#FF0000']);
  });

  test('EXTAPI-23: 12 megapixels are shrunk while they are decoded', async () => {
    const large = await sharp(png)
      .resize(4000, 3000, { kernel: 'nearest', fit: 'fill' })
      .jpeg()
      .toBuffer();
    const pixels = await decode(large);
    expect([pixels.width, pixels.height]).toEqual([256, 192]);
  });
});

describe('refusals', () => {
  const refusal = (file: Uint8Array) =>
    decode(file).then(
      () => 'none',
      (error) => error.code,
    );

  test('EXTAPI-21: SVG, text and other types', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    const tiff = await sharp(png).tiff().toBuffer();
    for (const file of [svg, tiff, Buffer.from('hello'), Buffer.alloc(0), Buffer.from('BM')]) {
      expect(await refusal(file)).toBe('unsupported_type');
    }
  });

  test.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)(
    'EXTAPI-13: a truncated %s is refused, wherever it breaks off',
    async (format) => {
      const file = await sharp(png).toFormat(format).toBuffer();
      for (const part of [0.2, 0.5, 0.8]) {
        expect(await refusal(file.subarray(0, Math.floor(part * file.length)))).toMatch(
          /damaged|unsupported_type/,
        );
      }
    },
  );

  test('EXTAPI-14: a PNG of 60,000 × 60,000 by its header', async () => {
    const file = Buffer.from(png);
    file.writeUInt32BE(60_000, 16);
    file.writeUInt32BE(60_000, 20);
    expect(await refusal(file)).toBe('too_many_pixels');
  });
});

describe('memory, by the header', () => {
  const drawn = (channels: 3 | 4) =>
    sharp({ create: { width: 8, height: 8, channels, background: '#3B82F6' } });
  const deep = drawn(4).toColorspace('rgb16');

  test.each<[what: string, picture: Promise<Buffer>, bytesOfPixel: number]>([
    ['PNG, row by row', drawn(3).png().toBuffer(), 2],
    ['PNG, 16 bits', deep.clone().png().toBuffer(), 3],
    ['PNG, interlaced', drawn(3).png({ progressive: true }).toBuffer(), 5],
    ['PNG, interlaced, 16 bits', deep.clone().png({ progressive: true }).toBuffer(), 10],
    ['JPEG', drawn(3).jpeg().toBuffer(), 0.5],
    ['JPEG, progressive', drawn(3).jpeg({ progressive: true }).toBuffer(), 4],
    [
      'JPEG, progressive, whole colors',
      drawn(3).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
      7,
    ],
    ['WebP', drawn(4).webp().toBuffer(), 6],
    ['GIF', drawn(4).gif().toBuffer(), 6],
    ['AVIF', drawn(3).avif().toBuffer(), 20],
    ['AVIF, 12 bits', drawn(3).avif({ bitdepth: 12 }).toBuffer(), 28],
  ])('%s', async (_, picture, bytesOfPixel) => {
    expect(await memoryOf(await picture)).toBe(64 * bytesOfPixel);
  });

  test('a header that is none is refused as when it is decoded', async () => {
    await expect(memoryOf(Buffer.from('\x89PNG\r\n\x1a\nxx', 'latin1'))).rejects.toMatchObject({
      code: 'damaged',
    });
  });
});
