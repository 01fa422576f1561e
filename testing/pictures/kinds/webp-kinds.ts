import sharp, { type Sharp } from 'sharp';

import { eachPixel, type Kind, type Patches, SIDE } from './patches.ts';
import { PROFILES } from './profiles.ts';

const raw = (channels: 3 | 4) => ({ raw: { width: SIDE, height: SIDE, channels } }) as const;

export async function webpKinds(patches: Patches): Promise<Kind[]> {
  const { at, rgb: RGB, rgba: RGBA } = patches;
  const lossless = (image: Sharp) => image.webp({ lossless: true, exact: true }).toBuffer();
  const rgb = await lossless(sharp(RGB, raw(3)));
  const rgba = await lossless(sharp(RGBA, raw(4)));
  const binary = Buffer.from(eachPixel((x, y) => [...at(x, y), x < 32 ? 255 : 0]));
  const kinds: [string, Buffer][] = [
    ['lossless', rgb],
    ['lossless with alpha', rgba],
    ['lossless with an alpha of one bit', await lossless(sharp(binary, raw(4)))],
    ['lossy', await sharp(RGB, raw(3)).webp({ quality: 100 }).toBuffer()],
    ['lossy with alpha', await sharp(RGBA, raw(4)).webp({ quality: 100 }).toBuffer()],
  ];
  for (const [name, profile] of Object.entries(PROFILES)) {
    kinds.push([`ICC ${name}`, webpWith(rgb, 'ICCP', 0x20, profile)]);
  }
  kinds.push(['alpha, ICC Display P3', webpWith(rgba, 'ICCP', 0x30, PROFILES['Display P3'])]);
  for (let orientation = 1; orientation <= 8; orientation++) {
    const turned = sharp(rgb).withMetadata({ orientation });
    kinds.push([`EXIF orientation ${orientation}`, await lossless(turned)]);
  }
  return kinds.map(([name, file]) => ({ name: `WebP, ${name}`, file }));
}

/** A lossless WebP with the header that announces a chunk, and the chunk. */
function webpWith(webp: Buffer, type: string, flags: number, content: Buffer): Buffer {
  const image = webp.subarray(webp.indexOf('VP8L'));
  const header = Buffer.from([flags, 0, 0, 0, SIDE - 1, 0, 0, SIDE - 1, 0, 0]);
  const parts = [riff('VP8X', header), riff(type, content), image];
  return riff('RIFF', Buffer.concat([Buffer.from('WEBP'), ...parts]));
}

function riff(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(type);
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length & 1)]);
}
