import { setImmediate } from 'node:timers/promises';

import { MAX_PIXELS, tooManyPixels } from '../errors.ts';
import type { Pixels } from '../pixels.ts';
import { COMPRESSION, readBmpHeader } from './bmp-header.ts';
import { plainRows } from './rows.ts';
import { runRows } from './run-rows.ts';
import { createShrinker } from './shrink.ts';

/** Milliseconds of work after which others have their turn. */
const TURN = 4;

/**
 * Decodes and shrinks a bitmap of any depth, plain or run-length encoded. Our own, because sharp
 * reads none and the libraries that do hold the whole picture in memory.
 *
 * @throws {ExtractError} `damaged`, `too_many_pixels`, `unsupported_type`.
 */
export async function decodeBmp(file: Uint8Array): Promise<Pixels> {
  const header = readBmpHeader(file);
  const { width, height, topDown, compression } = header;
  if (width * height > MAX_PIXELS) throw tooManyPixels(width, height);
  const isRun = compression === COMPRESSION.rle8 || compression === COMPRESSION.rle4;
  const rows = isRun ? runRows(file, header) : plainRows(file, header);
  const shrinker = createShrinker(width, height);
  let y = 0;
  let turnEnds = performance.now() + TURN;
  for (const row of rows) {
    shrinker.add(row, topDown ? y : height - 1 - y);
    y++;
    if (performance.now() < turnEnds) continue;
    await setImmediate();
    turnEnds = performance.now() + TURN;
  }
  return shrinker.finish();
}
