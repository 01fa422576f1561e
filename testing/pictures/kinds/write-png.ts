import { crc32, deflateSync } from 'node:zlib';

import { SIDE } from './patches.ts';

/** Color types of PNG. */
export const PNG_TYPE = { gray: 0, rgb: 2, palette: 3, grayAlpha: 4, rgba: 6 } as const;

const CHANNELS = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 } as const;

export type TestPng = {
  type: keyof typeof CHANNELS;
  depth: 1 | 2 | 4 | 8 | 16;
  /** Samples of a pixel, of `depth` bits. */
  pixel: (x: number, y: number) => readonly number[];
  interlaced?: boolean;
  /** Chunks between the header and the pixels: name and content. */
  chunks?: readonly (readonly [string, Uint8Array])[];
};

/** Passes of Adam7: first column and row, steps between columns and rows. */
const WHOLE = [[0, 0, 1, 1]] as const;
const ADAM7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** Writes a PNG of {@link SIDE} pixels a side as specified, also what no encoder would write. */
export function writePng({ type, depth, pixel, interlaced = false, chunks = [] }: TestPng): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(SIDE, 0);
  header.writeUInt32BE(SIDE, 4);
  header.set([depth, type, 0, 0, interlaced ? 1 : 0], 8);
  const rows = (interlaced ? ADAM7 : WHOLE).flatMap(([x0, y0, dx, dy]) =>
    range(y0, dy).map((y) =>
      packed(
        range(x0, dx).flatMap((x) => pixel(x, y)),
        depth,
      ),
    ),
  );
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    ...chunks.map(([name, content]) => chunk(name, content)),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const range = (start: number, step: number) =>
  Array.from({ length: Math.ceil((SIDE - start) / step) }, (_, i) => start + i * step);

/** One row with its filter, none. */
function packed(samples: readonly number[], depth: number): Buffer {
  const row = Buffer.alloc(1 + Math.ceil((samples.length * depth) / 8));
  for (const [i, sample] of samples.entries()) {
    if (depth === 16) row.writeUInt16BE(sample, 1 + 2 * i);
    else {
      const bit = i * depth;
      const at = 1 + (bit >> 3);
      row[at] = row[at]! | (sample << (8 - depth - (bit & 7)));
    }
  }
  return row;
}

function chunk(name: string, content: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Chunks about color. */
export const iccp = (profile: Uint8Array) =>
  ['iCCP', Buffer.concat([Buffer.from('profile\0\0'), deflateSync(profile)])] as const;

/** Code points of H.273: primaries, transfer; the matrix is that of RGB. */
export const cicp = (primaries: number, transfer: number, fullRange = 1) =>
  ['cICP', Buffer.from([primaries, transfer, 0, fullRange])] as const;

export const srgbChunk = ['sRGB', Buffer.from([0])] as const;

/** The exponent by which the encoder raised light, such as 1 / 2.2. */
export const gama = (exponent: number) => ['gAMA', integers([exponent])] as const;

/** White, red, green and blue, each as x and y. */
export const chrm = (points: readonly number[]) => ['cHRM', integers(points)] as const;

function integers(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [i, value] of values.entries()) bytes.writeUInt32BE(Math.round(value * 1e5), 4 * i);
  return bytes;
}
