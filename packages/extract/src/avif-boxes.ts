/** More than any picture has: real ones have fewer than ten boxes at the top. */
const MOST_BOXES = 1000;

/** Bytes of boxes that hold other boxes; those of real pictures take kilobytes. */
const MOST_BYTES = 4 * 1024 * 1024;

/** Boxes with bytes that nobody reads box by box: pixels, padding, what others add. */
const OPAQUE = new Set(['mdat', 'free', 'skip', 'uuid', 'jumb']);

/**
 * Whether an AVIF file has so few boxes that a decoder reads them at once. Millions of empty ones
 * fit into a file, and take a decoder a second for each time that it reads the header.
 *
 * @see https://www.iso.org/standard/83102.html (ISO base media file format, 4.2: boxes)
 */
export function hasFewBoxes(file: Uint8Array): boolean {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  let bytes = 0;
  let at = 0;
  for (let boxes = 0; at + 8 <= file.length; boxes++) {
    if (boxes === MOST_BOXES || bytes > MOST_BYTES) return false;
    const size = sizeOf(view, at);
    if (size < 8) return true; // no box: decoders read no further
    const type = String.fromCharCode(...file.subarray(at + 4, at + 8));
    if (!OPAQUE.has(type)) bytes += Math.min(size, file.length - at);
    at += size;
  }
  return bytes <= MOST_BYTES;
}

/** A size of 1 stands for one in 64 bits behind the type, of 0 for the rest of the file. */
function sizeOf(view: DataView, at: number): number {
  const size = view.getUint32(at);
  if (size === 0) return view.byteLength - at;
  if (size !== 1) return size;
  return at + 16 <= view.byteLength ? Number(view.getBigUint64(at + 8)) : 0;
}
