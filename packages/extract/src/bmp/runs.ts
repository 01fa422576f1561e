import type { ExpectTime } from '../deadline.ts';
import { type BmpHeader, damaged } from './bmp-header.ts';
import type { Shrinker } from './shrink.ts';

const ESCAPE = { endOfRow: 0, endOfImage: 1, move: 2 };

/** Codes between two checks of the time limit. */
const CODES = 4096;

/**
 * Adds the pixels of a run-length encoded bitmap of 4 or 8 bits. Pixels that the code skips are
 * not added. Runs are added whole and cut at the end of their row, so that the
 * work is bounded by the bytes of the file and the pixels of the picture.
 *
 * @throws {ExtractError} `damaged` if the file ends too soon, `too_slow`.
 * @see https://learn.microsoft.com/windows/win32/gdi/bitmap-compression
 */
export function addRuns(
  file: Uint8Array,
  { width, height, topDown, depth, offset, palette }: BmpHeader,
  shrinker: Shrinker,
  expectTime: ExpectTime,
): void {
  let at = offset;
  let x = 0;
  let y = 0;
  const next = () => {
    const byte = file[at++];
    if (byte === undefined) throw damaged();
    return byte;
  };
  /** Pixels beyond the end of the row are dropped. */
  const put = (count: number, first: number, second = first) => {
    const end = Math.min(width, x + count);
    if (x < end) shrinker.addRun(topDown ? y : height - 1 - y, x, end, palette, first, second);
    x += count;
  };

  for (let codes = 1; y < height; codes++) {
    if (codes % CODES === 0) expectTime();
    const count = next();
    const value = next();
    if (count > 0) {
      if (depth === 8) put(count, value);
      else put(count, value >> 4, value & 15);
    } else if (value === ESCAPE.endOfRow) {
      y += 1;
      x = 0;
    } else if (value === ESCAPE.endOfImage) {
      y = height;
    } else if (value === ESCAPE.move) {
      x += next();
      y += next();
    } else {
      const bytes = depth === 8 ? value : Math.ceil(value / 2);
      if (at + bytes > file.length) throw damaged();
      for (let i = 0; i < value; i++) {
        if (depth === 8) put(1, next());
        else put(1, i % 2 ? file[at - 1]! & 15 : next() >> 4);
      }
      if (bytes % 2) at++; // to an even address
    }
  }
}
