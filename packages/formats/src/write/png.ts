import { Zlib } from 'fflate';

import { ByteWriter } from '../bytes/byte-writer.ts';
import { crc32 } from '../bytes/crc32.ts';
import { joinBytes } from '../bytes/join-bytes.ts';
import { CARRIED_IN_PNG, FILE_LIMITS } from '../constants.ts';
import { type ExportedPalette, type Swatch, swatchesOf } from '../palette/palette.ts';
import { writeCarried } from './json.ts';

const SIDE = 100; // pixels of a swatch
const PER_ROW = 100; // swatches; more would make a picture wider than many programs open
const CHANNELS = 4;

/**
 * A PNG of the swatches side by side, 100 px each; from the 101st on in further rows. A text chunk
 * holds the palette itself.
 *
 * @throws {RangeError} If there are no colors or more than 1,000.
 * @see https://www.w3.org/TR/png-3/
 */
export function writePng(palette: ExportedPalette): Uint8Array<ArrayBuffer> {
  const swatches = swatchesOf(palette);
  if (swatches.length === 0 || swatches.length > FILE_LIMITS.pictured) {
    throw new RangeError(`An image can show 1 to ${FILE_LIMITS.pictured} colors`);
  }
  const columns = Math.min(swatches.length, PER_ROW);
  const rows = Math.ceil(swatches.length / PER_ROW);
  const size = { width: columns * SIDE, height: rows * SIDE };
  return pngOf(size, RGBA, packed(swatches, columns), palette);
}

/**
 * A PNG of 8 bits a channel, in sRGB, which carries a palette.
 *
 * @param data Its lines as they are compressed.
 */
export function pngOf(
  { width, height }: { width: number; height: number },
  type: typeof RGB | typeof RGBA,
  data: Uint8Array,
  carried?: ExportedPalette,
): Uint8Array<ArrayBuffer> {
  const size = new ByteWriter().u32(width).u32(height);
  const text = carried && `${CARRIED_IN_PNG}\0${writeCarried(carried)}`;
  return joinBytes([
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', joinBytes([size.done(), Uint8Array.of(8, type, 0, 0, 0)])),
    chunk('sRGB', Uint8Array.of(0)),
    ...(text === undefined ? [] : [chunk('tEXt', new ByteWriter().ascii(text).done())]),
    chunk('IDAT', data),
    chunk('IEND', new Uint8Array()),
  ]);
}

/** Of pixels without opacity, and with it. */
export const RGB = 2;
const RGBA = 6;
export const UP = 2; // the filter that stores the difference from the line above

function packed(swatches: readonly Swatch[], columns: number): Uint8Array {
  const pieces: Uint8Array[] = [];
  const stream = new Zlib({ level: 1 }, (piece) => pieces.push(piece));
  const same = new Uint8Array(1 + columns * SIDE * CHANNELS);
  same[0] = UP; // further lines of a row equal the line above
  for (let first = 0; first < swatches.length; first += columns) {
    const isLast = first + columns >= swatches.length;
    stream.push(line(swatches.slice(first, first + columns), columns));
    for (let y = 1; y < SIDE; y++) stream.push(same, isLast && y === SIDE - 1);
  }
  return joinBytes(pieces);
}

/** One line of pixels; places without a swatch are transparent. */
function line(swatches: readonly Swatch[], columns: number): Uint8Array {
  const bytes = new Uint8Array(1 + columns * SIDE * CHANNELS);
  let at = 1;
  for (const { rgb, alpha } of swatches) {
    const pixel = [rgb.r, rgb.g, rgb.b, alpha].map((channel) => Math.round(channel * 255));
    for (let x = 0; x < SIDE; x++, at += CHANNELS) bytes.set(pixel, at);
  }
  return bytes;
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const body = joinBytes([new ByteWriter().ascii(type).done(), data]);
  const size = new ByteWriter().u32(data.length).done();
  return joinBytes([size, body, new ByteWriter().u32(crc32(body)).done()]);
}
