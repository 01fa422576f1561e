import { inflateSync } from 'node:zlib';

import { type Primaries, SRGB_PRIMARIES, toLinear } from '@swatchwork/color';

import { type Encoding, encodingOf, encodingOfCodes, power } from './encoding.ts';

/** What the chunks of a PNG say beside a profile. */
export type PngColor = {
  /** Counts before a profile. */
  coded?: Encoding | undefined;
  /** The ICC profile; sharp drops that of RGB in a gray picture. */
  profile?: Uint8Array | undefined;
  /** Counts where there is no profile. */
  measured?: Encoding | undefined;
};

const SIGNATURE = 8;
const READ = new Set(['cICP', 'iCCP', 'sRGB', 'gAMA', 'cHRM']);

/** Bytes of the largest profile that is read; those of printers take a megabyte or two. */
const MOST_PROFILE = 8 * 1024 * 1024;

/** Exponents this near to 1 / 2.2 are sRGB, as programs write them beside it. */
const NEAR = 0.05;

/**
 * Reads the chunks about color in front of the pixels: `cICP`, `sRGB`, `gAMA` and `cHRM`, with the ranks
 * that browsers give them.
 *
 * @see https://www.w3.org/TR/png-3/#4Concepts.ColourSpaces
 */
export function readPngColor(file: Uint8Array): PngColor {
  const chunks = chunksBeforePixels(file);
  return {
    coded: coded(chunks.get('cICP')),
    profile: profileOf(chunks.get('iCCP')),
    measured: chunks.has('sRGB') ? undefined : measured(chunks),
  };
}

/** @param cicp Primaries, transfer, matrix and range; a matrix or narrow range is none of PNG. */
function coded(cicp: Uint8Array | undefined): Encoding | undefined {
  const [primaries, transfer, matrix, range] = cicp ?? [];
  if (primaries === undefined || transfer === undefined || matrix !== 0 || range !== 1)
    return undefined;
  // xvYCC, 11, is the curve of video with signs; in RGB nothing is left of them.
  return encodingOfCodes(primaries, transfer === 11 ? 1 : transfer, power(2.4));
}

/** A name, a byte for the method, and the compressed profile. */
function profileOf(iccp: Uint8Array | undefined): Uint8Array | undefined {
  if (!iccp) return undefined;
  try {
    return inflateSync(iccp.subarray(iccp.indexOf(0) + 2), { maxOutputLength: MOST_PROFILE });
  } catch {
    return undefined; // damaged: as in browsers, it does not count
  }
}

function measured(chunks: Map<string, Uint8Array>): Encoding | undefined {
  const [exponent] = integers(chunks.get('gAMA'), 1);
  if (!exponent) return undefined; // points alone do not count
  const points = chunks.get('cHRM');
  if (points) return encodingOf(primariesOf(integers(points, 8)), power(1 / exponent));
  const isSrgb = Math.abs(exponent * 2.2 - 1) <= NEAR;
  return encodingOf(SRGB_PRIMARIES, isSrgb ? toLinear : power(1 / exponent));
}

function primariesOf(values: readonly number[]): Primaries {
  const point = (i: number) => [values[i] ?? 0, values[i + 1] ?? 0] as const;
  return { white: point(0), red: point(2), green: point(4), blue: point(6) };
}

/** Whole numbers, which stand for parts of 100,000. */
function integers(bytes: Uint8Array | undefined, count: number): number[] {
  if (bytes?.length !== 4 * count) return [];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: count }, (_, i) => view.getUint32(4 * i) / 100_000);
}

/** The first of each chunk that is read here. */
function chunksBeforePixels(file: Uint8Array): Map<string, Uint8Array> {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const chunks = new Map<string, Uint8Array>();
  let at = SIGNATURE;
  while (at + 12 <= file.length) {
    const length = view.getUint32(at);
    const type = String.fromCharCode(...file.subarray(at + 4, at + 8));
    if (type === 'IDAT') break;
    if (READ.has(type) && !chunks.has(type)) {
      chunks.set(type, file.subarray(at + 8, at + 8 + length));
    }
    at += 12 + length;
  }
  return chunks;
}
