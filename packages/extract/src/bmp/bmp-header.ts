import { ExtractError } from '../errors.ts';
import type { Bitfields } from './bitfields.ts';

/** The supported layouts of a bitmap. */
export const COMPRESSION = { none: 0, rle8: 1, rle4: 2, bitfields: 3, alphaBitfields: 6 } as const;

/** Layouts whose masks say where the channels are: in the header, or after a header of 40 bytes. */
const MASKED: readonly number[] = [COMPRESSION.bitfields, COMPRESSION.alphaBitfields];

export type BmpHeader = {
  width: number;
  height: number;
  /** Whether the first row of the file is the top one. */
  topDown: boolean;
  /** Bits of a pixel: 1, 2, 4, 8, 16, 24 or 32. */
  depth: number;
  compression: number;
  /** Where the pixels start. */
  offset: number;
  /** Red, green, blue of each index, for up to 8 bits. */
  palette: Uint8Array;
  /** The position of each channel, for 16 and 32 bits. */
  masks: Bitfields;
  /** An ICC profile that the file holds; calibrated spaces and linked profiles do not count. */
  profile?: Uint8Array;
};

const CORE_HEADER = 12; // of OS/2, with sizes of 16 bits
const INFO_HEADER = 40;
const V4_HEADER = 108;
const V5_HEADER = 124;

/** `MBED`, its low byte first. */
const EMBEDDED = 0x4445424d;

/**
 * Reads the header of a Windows or OS/2 bitmap.
 *
 * @throws {ExtractError} `damaged` if it contradicts itself, `unsupported_type` for the rare
 * bitmaps that hold a JPEG, a PNG or a Huffman code.
 * @see https://learn.microsoft.com/windows/win32/gdi/bitmap-storage
 */
export function readBmpHeader(file: Uint8Array): BmpHeader {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  try {
    return readFields(view);
  } catch (cause) {
    if (cause instanceof ExtractError) throw cause;
    throw damaged(cause); // a RangeError: the header extends beyond the end
  }
}

function readFields(view: DataView): BmpHeader {
  const size = view.getUint32(14, true);
  const core = size === CORE_HEADER;
  if (!core && size < INFO_HEADER) throw damaged();
  const width = core ? view.getUint16(18, true) : view.getInt32(18, true);
  const signedHeight = core ? view.getUint16(20, true) : view.getInt32(22, true);
  const depth = view.getUint16(core ? 24 : 28, true);
  const compression = core ? COMPRESSION.none : view.getUint32(30, true);
  const profile = readProfile(view, size);
  if (width <= 0 || signedHeight === 0) throw damaged();
  checkLayout(depth, compression);
  return {
    width,
    height: Math.abs(signedHeight),
    topDown: signedHeight < 0,
    depth,
    compression,
    offset: view.getUint32(10, true),
    palette: depth <= 8 ? readPalette(view, size, depth) : new Uint8Array(),
    masks: readMasks(view, size, depth, compression),
    ...(profile && { profile }),
  };
}

function checkLayout(depth: number, compression: number): void {
  const { none, rle8, rle4, bitfields, alphaBitfields } = COMPRESSION;
  const depths = new Map<number, number[]>([
    [none, [1, 2, 4, 8, 16, 24, 32]],
    [rle8, [8]],
    [rle4, [4]],
    [bitfields, [16, 32]],
    [alphaBitfields, [16, 32]],
  ]);
  if (depths.get(compression)?.includes(depth)) return;
  throw new ExtractError('unsupported_type', 'The BMP image has a layout that is not supported');
}

function readPalette(view: DataView, size: number, depth: number) {
  const bytes = size === CORE_HEADER ? 3 : 4;
  const used = size === CORE_HEADER ? 0 : view.getUint32(46, true);
  const start = 14 + size;
  const most = Math.floor((Math.max(start, view.getUint32(10, true)) - start) / bytes);
  const count = Math.min(used || 1 << depth, 1 << depth, most);
  const palette = new Uint8Array(3 * 256); // an index beyond the palette is black, as in browsers
  for (let i = 0; i < count; i++) {
    for (let channel = 0; channel < 3; channel++) {
      palette[3 * i + channel] = view.getUint8(start + bytes * i + 2 - channel);
    }
  }
  return palette;
}

function readProfile(view: DataView, size: number): Uint8Array | undefined {
  const isEmbedded = size >= V5_HEADER && view.getUint32(70) === EMBEDDED;
  if (!isEmbedded) return undefined;
  const start = Math.min(view.byteLength, 14 + view.getUint32(126, true));
  const length = Math.min(view.byteLength - start, view.getUint32(130, true));
  return new Uint8Array(view.buffer, view.byteOffset + start, length);
}

/** A layout without masks has alpha where a header of version 4 says any mask for it. */
function readMasks(view: DataView, size: number, depth: number, compression: number): Bitfields {
  if (!MASKED.includes(compression)) {
    if (depth === 16) return { red: 0x7c00, green: 0x3e0, blue: 0x1f, alpha: 0 };
    const saysAlpha = size >= V4_HEADER && view.getUint32(66, true) !== 0;
    return { red: 0xff0000, green: 0xff00, blue: 0xff, alpha: saysAlpha ? 0xff000000 : 0 };
  }
  const hasAlpha = size >= 56 || compression === COMPRESSION.alphaBitfields;
  const [red, green, blue] = [54, 58, 62].map((at) => view.getUint32(at, true));
  const alpha = hasAlpha ? view.getUint32(66, true) : 0;
  return { red: red!, green: green!, blue: blue!, alpha };
}

export function damaged(cause?: unknown): ExtractError {
  return new ExtractError('damaged', 'The image is damaged or incomplete', { cause });
}
