import { boxesIn, MOST_BOXES } from './boxes.ts';

/** Bytes of boxes that hold other boxes; those of real pictures take kilobytes. */
const MOST_BYTES = 4 * 1024 * 1024;

/** Boxes with bytes that nobody reads box by box: pixels, padding, what others add. */
const OPAQUE = new Set(['mdat', 'free', 'skip', 'uuid', 'jumb']);

/**
 * Whether an AVIF file has so few boxes that a decoder reads them at once. Millions of empty ones
 * fit into a file, and take a decoder a second for each time that it reads the header.
 */
export function hasFewBoxes(file: Uint8Array): boolean {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  let [boxes, bytes] = [0, 0];
  for (const { type, start, end } of boxesIn(view, 0, file.length)) {
    if (++boxes > MOST_BOXES) return false;
    if (!OPAQUE.has(type)) bytes += end - start + 8;
    if (bytes > MOST_BYTES) return false;
  }
  return true;
}
