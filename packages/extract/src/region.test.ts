import sharp from 'sharp';
import { describe, expect, test } from 'vitest';

import { encodeBmp } from '../../../testing/pictures/encode-bmp.ts';
import { extract } from './extract.ts';
import { decode } from './node.ts';
import { parseRegion, type Region, rectOf } from './region.ts';

describe(parseRegion, () => {
  test.each([
    ['0,0,1,1', { x: 0, y: 0, width: 1, height: 1 }],
    [' .25, 0.5,0.7 ,0.5', { x: 0.25, y: 0.5, width: 0.7, height: 0.5 }],
    ['0.7,0,0.3,1e-3', { x: 0.7, y: 0, width: 0.3, height: 0.001 }],
  ])('%s', (text, region) => expect(parseRegion(text)).toEqual(region));

  test.each([
    '',
    '0,0,1',
    '0,0,1,1,1',
    '0,0,0,1',
    '-0.1,0,1,1',
    '0.5,0,0.6,1',
    'a,0,1,1',
    '0,0,1,1.2.3',
    '0,0,Infinity,1',
    '50%,0,1,1',
  ])('%j is none', (text) => expect(parseRegion(text)).toBeUndefined());
});

describe(rectOf, () => {
  const size = { width: 10, height: 4 };
  test.each<[Region, number[]]>([
    [{ x: 0, y: 0, width: 1, height: 1 }, [0, 0, 10, 4]],
    [{ x: 0.1, y: 0.25, width: 0.2, height: 0.5 }, [1, 1, 2, 2]], // 0.1 + 0.2 is more than 0.3
    [{ x: 0.11, y: 0, width: 0.01, height: 0.1 }, [1, 0, 1, 1]],
    [{ x: 0.999, y: 0.999, width: 0.001, height: 0.001 }, [9, 3, 1, 1]],
  ])('%j', (region, expected) => expect(Object.values(rectOf(region, size))).toEqual(expected));

  test('what is none is refused', () => {
    for (const x of [-0.1, 1, Number.NaN]) {
      expect(() => rectOf({ x, y: 0, width: 0.5, height: 1 }, size)).toThrow(RangeError);
    }
  });
});

const QUARTERS = ['#E63946', '#2A9D8F', '#1D3557', '#F4A261'] as const;
const PLACES: Region[] = [0, 1, 2, 3].map((i) => ({
  x: (i % 2) / 2,
  y: Math.floor(i / 2) / 2,
  width: 0.5,
  height: 0.5,
}));
const WIDTH = 600;
const HEIGHT = 400;

const flat = (background: string, width = WIDTH / 2, height = HEIGHT / 2) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

/** Four quarters of one color each. */
const quarters = await sharp(await flat('#000000', WIDTH, HEIGHT))
  .composite(
    await Promise.all(
      QUARTERS.map(async (color, i) => ({
        input: await flat(color),
        left: (i % 2) * (WIDTH / 2),
        top: Math.floor(i / 2) * (HEIGHT / 2),
      })),
    ),
  )
  .png()
  .toBuffer();

/** The color of each quarter, and whether its place lies in it. */
async function colorsOfQuarters(file: Uint8Array) {
  const found = [];
  for (const region of PLACES) {
    const [first, ...rest] = extract(await decode(file, region), { count: 3 });
    const { x, y } = first!.position;
    const isInside = x > region.x && x < region.x + 0.5 && y > region.y && y < region.y + 0.5;
    found.push([first!.hex, rest.length, isInside]);
  }
  return found;
}

const EACH_ALONE = QUARTERS.map((hex) => [hex, 0, true]);

describe('the colors of a region', () => {
  test.each<[string, Promise<Uint8Array>]>([
    ['PNG', Promise.resolve(quarters)],
    ['WebP', sharp(quarters).webp({ lossless: true }).toBuffer()],
    ['AVIF', sharp(quarters).avif({ lossless: true }).toBuffer()],
    ['GIF', sharp(quarters).gif().toBuffer()],
    [
      'BMP',
      sharp(quarters)
        .removeAlpha()
        .raw()
        .toBuffer()
        .then((data) => encodeBmp(data, WIDTH, HEIGHT)),
    ],
  ])('%s', async (_, file) => {
    expect(await colorsOfQuarters(await file)).toEqual(EACH_ALONE);
  });

  test('of a JPEG that is stored on its side, as it is shown', async () => {
    for (const [orientation, degrees] of [
      [3, 180],
      [6, 270],
      [8, 90],
    ] as const) {
      // What a camera stores that was turned: the tag says how to turn it back.
      const lying = await sharp(quarters).rotate(degrees).png().toBuffer();
      const file = await sharp(lying)
        .withMetadata({ orientation })
        .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
        .toBuffer();
      for (const [i, [hex, rest]] of (await colorsOfQuarters(file)).entries()) {
        const [one, other] = [hex, QUARTERS[i]!].map((color) =>
          Number.parseInt(String(color).slice(1), 16),
        );
        expect(rest).toBe(0);
        for (const shift of [0, 8, 16]) {
          expect(Math.abs(((one! >> shift) & 255) - ((other! >> shift) & 255))).toBeLessThan(4);
        }
      }
    }
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'of a picture with the orientation %d, as it is shown',
    async (orientation) => {
      const file = await sharp(quarters).withMetadata({ orientation }).png().toBuffer();
      const upright = await sharp(file).autoOrient().png().toBuffer();
      expect(await colorsOfQuarters(file)).toEqual(await colorsOfQuarters(upright));
    },
  );

  test('it is seen in detail: one pixel of 24 million', async () => {
    const large = await sharp(quarters).resize(6000, 4000, { kernel: 'nearest' }).png().toBuffer();
    const dotted = await sharp(large)
      .composite([{ input: await flat('#00FF00', 1, 1), left: 4500, top: 1000 }])
      .png()
      .toBuffer();
    const region = { x: 4490 / 6000, y: 990 / 4000, width: 20 / 6000, height: 20 / 4000 };
    const pixels = await decode(dotted, region);
    expect([pixels.width, pixels.height]).toEqual([20, 20]);
    const swatches = extract(pixels, { count: 2, preset: 'vivid' });
    const dot = swatches.find(({ hex }) => hex === '#00FF00');
    expect(dot!.position.x).toBeCloseTo(4500.5 / 6000, 6);
    expect(dot!.position.y).toBeCloseTo(1000.5 / 4000, 6);
  });

  test('of a GIF that does not fill its screen', async () => {
    const file = Buffer.from(await sharp(quarters).gif().toBuffer());
    // A screen of twice the size, in whose lower right quarter the picture lies.
    file.writeUInt16LE(2 * WIDTH, 6);
    file.writeUInt16LE(2 * HEIGHT, 8);
    const at = file.indexOf(Buffer.from([0x2c, 0, 0, 0, 0]));
    file.writeUInt16LE(WIDTH, at + 1);
    file.writeUInt16LE(HEIGHT, at + 3);
    const corner = { x: 0.75, y: 0.75, width: 0.25, height: 0.25 };
    const [only, ...rest] = extract(await decode(file, corner), { count: 3 });
    expect([only!.hex, rest]).toEqual([QUARTERS[3], []]);
    const around = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 };
    const [quarter] = extract(await decode(file, around), { count: 3 });
    expect([quarter!.hex, quarter!.position.x > 0.5]).toEqual([QUARTERS[0], true]);
    await expect(
      decode(file, PLACES[0]).then((pixels) => extract(pixels, { count: 3 })),
    ).rejects.toMatchObject({
      code: 'fully_transparent',
    });
  });
});
