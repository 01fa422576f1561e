import { crc32 } from 'node:zlib';
import { LIMITS } from '@swatchwork/contract';
import { decode, memoryOf } from '@swatchwork/extract/node';
import sharp from 'sharp';

import type { Target } from './search.ts';

const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

/** Pieces of such files: whole ones, and beginnings. */
const PIECES: Record<string, readonly string[]> = {
  png: [
    chunk('tEXt', 'a\0b'),
    chunk('IDAT', ''),
    chunk('tRNS', '\0'),
    chunk('zTXt', 'a\0\0'),
    'IDAT',
  ],
  jpeg: [
    '\xff\xfe\0\x02',
    '\xff\xe1\0\x02',
    '\xff\xd0',
    '\xff\xda\0\x02',
    '\xff\xdd\0\x04\0\x01',
    '\xff',
  ],
  gif: [
    '\x21\xfe\x01a\0',
    '\x21\xf9\x04\0\0\0\0\0',
    '\x2c\0\0\0\0\x01\0\x01\0\0\x02\x02\x44\x01\0',
    '\0',
  ],
  webp: ['EXIF\0\0\0\0', 'XMP \x02\0\0\0ab', 'ANMF\0\0\0\0', 'ALPH\0\0\0\0', 'VP8 '],
  avif: [
    '\0\0\0\x08free',
    '\0\0\0\x0cmeta\0\0\0\0',
    '\0\0\0\x08mdat',
    '\0\0\0\x08iprp',
    '\0\0\0\x01',
  ],
};

/** Decoding uses other threads as well. */
const processorMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** The decoders of pictures, each with a small picture that leads into it. */
export async function pictureTargets(): Promise<Target[]> {
  const picture = () =>
    sharp({ create: { width: 16, height: 16, channels: 3, background: '#3B82F6' } });
  const files = {
    png: await picture().png().toBuffer(),
    jpeg: await picture().jpeg({ progressive: true }).toBuffer(),
    gif: await picture().gif().toBuffer(),
    webp: await picture().webp({ lossless: true }).toBuffer(),
    avif: await picture().avif({ effort: 0 }).toBuffer(),
  };
  return Object.entries(files).map(([type, file]) => ({
    name: `picture ${type}`,
    tokens: [...(PIECES[type] ?? []), '\0', '\x01', '\xff', 'a'],
    samples: [latin1(file), latin1(file.subarray(0, file.length / 2))],
    limit: LIMITS.imageBytes,
    now: processorMs,
    async run(text) {
      const bytes = new Uint8Array(Buffer.from(text, 'latin1'));
      await memoryOf(bytes);
      await decode(bytes);
    },
  }));
}

/** A piece of a PNG, with its length and checksum. */
function chunk(type: string, content: string): string {
  const named = Buffer.from(type + content, 'latin1');
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return latin1(Buffer.concat([length, named, sum]));
}
