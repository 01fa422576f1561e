import { toSrgb } from '../color/convert.ts';
import { readProfile } from '../color/icc.ts';
import type { ExpectTime } from '../deadline.ts';
import { ExtractError, MAX_PIXELS, tooManyPixels } from '../errors.ts';
import type { Pixels } from '../pixels.ts';
import { type Rect, type Region, rectOf, regionOf, WHOLE } from '../region.ts';
import { type BmpHeader, COMPRESSION, readBmpHeader } from './bmp-header.ts';
import { plainRows } from './rows.ts';
import { addRuns } from './runs.ts';
import { createShrinker } from './shrink.ts';

/** Pixels of the longest side, since a whole row is in memory. JPEG allows as many. */
const LONGEST_SIDE = 65_535;

/**
 * Decodes and shrinks a bitmap of any depth, plain or run-length encoded. It is our own because
 * sharp reads no bitmaps, and the libraries that do hold the whole picture in memory.
 *
 * @param expectTime Throws when the time limit is over.
 * @throws {ExtractError} `damaged`, `too_many_pixels`, `unsupported_type`, `too_slow`.
 */
export function decodeBmp(file: Uint8Array, expectTime: ExpectTime, region?: Region): Pixels {
  const header = readBmpHeader(file);
  const rect = rectOf(region ?? WHOLE, header);
  const channels = decodeChannels(file, header, expectTime, rect);
  const pixels = { ...channels, ...(region && { region: regionOf(rect, header) }) };
  const profile = header.profile && readProfile(header.profile);
  if (profile?.space !== 'RGB ') return pixels;
  return { ...pixels, ...toSrgb(pixels.data, pixels, 255, true, profile.encoding) };
}

function decodeChannels(file: Uint8Array, header: BmpHeader, expectTime: ExpectTime, rect: Rect) {
  const { width, height, topDown, compression } = header;
  if (width * height > MAX_PIXELS) throw tooManyPixels(width, height);
  if (Math.max(width, height) > LONGEST_SIDE) {
    const message = `The image has ${width} × ${height} pixels; a side of a BMP may have at most ${LONGEST_SIDE}`;
    throw new ExtractError('too_many_pixels', message);
  }
  const shrinker = createShrinker(rect);
  if (compression === COMPRESSION.rle8 || compression === COMPRESSION.rle4) {
    addRuns(file, header, shrinker, expectTime);
    return shrinker.finish('black');
  }
  let y = 0;
  for (const row of plainRows(file, header)) {
    expectTime();
    shrinker.addRow(row, topDown ? y : height - 1 - y);
    y++;
  }
  return shrinker.finish();
}
