import sharp from 'sharp';

import { eachPixel, type Kind, type Patches, SIDE } from './patches.ts';
import { CMYK_PROFILE, PROFILES } from './profiles.ts';

const raw = (channels: 1 | 3) => ({ raw: { width: SIDE, height: SIDE, channels } }) as const;
const best = { quality: 100, chromaSubsampling: '4:4:4' } as const;

export async function jpegKinds(patches: Patches): Promise<Kind[]> {
  const RGB = patches.rgb;
  const rgb = await sharp(RGB, raw(3)).jpeg(best).toBuffer();
  const gray = await sharp(Buffer.from(eachPixel((x, y) => [patches.gray(x, y)])), raw(1))
    .toColorspace('b-w')
    .jpeg(best)
    .toBuffer();
  const cmyk = await sharp(RGB, raw(3)).toColorspace('cmyk').jpeg({ quality: 100 }).toBuffer();
  const inks = withoutSegment(cmyk, 0xe2);
  const kinds: [string, Buffer][] = [
    ['no color information', rgb],
    [
      'progressive',
      await sharp(RGB, raw(3))
        .jpeg({ ...best, progressive: true })
        .toBuffer(),
    ],
    ['gray', gray],
    ['gray, ICC gray', withProfile(gray, PROFILES.gray)],
    ['gray, ICC Adobe RGB', withProfile(gray, PROFILES['Adobe RGB'])],
    ['gray, ICC Display P3', withProfile(gray, PROFILES['Display P3'])],
    ['CMYK', inks],
    ['CMYK, ICC CMYK', withProfile(inks, CMYK_PROFILE)],
    [
      'CMYK, ICC of sharp',
      await sharp(RGB, raw(3)).withIccProfile('cmyk').jpeg({ quality: 100 }).toBuffer(),
    ],
    ['CMYK without Adobe’s segment', withoutSegment(inks, 0xee)],
    ['CMYK, ICC sRGB', withProfile(inks, PROFILES.sRGB)],
    ['ICC CMYK, in a picture of RGB', withProfile(rgb, CMYK_PROFILE)],
  ];
  for (const [name, profile] of Object.entries(PROFILES)) {
    kinds.push([`ICC ${name}`, withProfile(rgb, profile)]);
  }
  kinds.push(['ICC that is damaged', withProfile(rgb, PROFILES.sRGB.subarray(0, 200))]);
  for (const [name, space] of [
    ['sRGB', 1],
    ['Adobe RGB', 2],
    ['uncalibrated', 65_535],
  ] as const) {
    kinds.push([`EXIF color space ${name}`, withSegment(rgb, 0xe1, exifColorSpace(space))]);
  }
  for (let orientation = 1; orientation <= 8; orientation++) {
    const turned = sharp(rgb).keepMetadata().withMetadata({ orientation }).jpeg(best);
    kinds.push([`EXIF orientation ${orientation}`, await turned.toBuffer()]);
  }
  return kinds.map(([name, file]) => ({ name: `JPEG, ${name}`, file }));
}

/** Inserts a segment behind the beginning of a JPEG. */
function withSegment(jpeg: Buffer, marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)]);
}

const withProfile = (jpeg: Buffer, profile: Buffer): Buffer =>
  withSegment(jpeg, 0xe2, Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01'), profile]));

/** A JPEG without its segments of a kind. */
function withoutSegment(jpeg: Buffer, marker: number): Buffer {
  const parts = [jpeg.subarray(0, 2)];
  let at = 2;
  while (jpeg[at + 1] !== 0xda) {
    const end = at + 2 + jpeg.readUInt16BE(at + 2);
    if (jpeg[at + 1] !== marker) parts.push(jpeg.subarray(at, end));
    at = end;
  }
  return Buffer.concat([...parts, jpeg.subarray(at)]);
}

/** EXIF with a color space alone; Adobe RGB is 2 by habit. */
function exifColorSpace(space: number): Buffer {
  const tiff = Buffer.alloc(44);
  tiff.set([0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x87, 0x69, 0, 4, 0, 0, 0, 1, 0, 0, 0, 26]);
  tiff.set([0, 1, 0xa0, 0x01, 0, 3, 0, 0, 0, 1, space >> 8, space & 255], 26);
  return Buffer.concat([Buffer.from('Exif\0\0'), tiff]);
}
