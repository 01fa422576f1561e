import { type BmpHeader, damaged } from './bmp-header.ts';
import { putIndex, type Rows } from './rows.ts';

const ESCAPE = { endOfRow: 0, endOfImage: 1, move: 2 };

/**
 * The rows of a run-length encoded bitmap of 4 or 8 bits, in the order of the file. Pixels that the
 * code jumps over are transparent, as browsers have it.
 *
 * @throws {ExtractError} `damaged` if the file ends too soon.
 * @see https://learn.microsoft.com/windows/win32/gdi/bitmap-compression
 */
export function* runRows(
  file: Uint8Array,
  { width, height, depth, offset, palette }: BmpHeader,
): Rows {
  const row = new Uint8Array(4 * width);
  let at = offset;
  let x = 0;
  let y = 0;
  const next = () => {
    const byte = file[at++];
    if (byte === undefined) throw damaged();
    return byte;
  };
  const put = (index: number) => {
    if (x < width) putIndex(row, x, index, palette);
    x++;
  };

  while (y < height) {
    const count = next();
    const value = next();
    let rows = 0; // that are complete now
    if (count > 0) {
      for (let i = 0; i < count; i++) put(depth === 8 ? value : i % 2 ? value & 15 : value >> 4);
    } else if (value === ESCAPE.endOfRow) {
      rows = 1;
      x = 0;
    } else if (value === ESCAPE.endOfImage) {
      rows = height - y;
    } else if (value === ESCAPE.move) {
      x += next();
      rows = next();
    } else {
      const bytes = depth === 8 ? value : Math.ceil(value / 2);
      for (let i = 0; i < value; i++) {
        if (depth === 8) put(next());
        else put(i % 2 ? file[at - 1]! & 15 : next() >> 4);
      }
      if (bytes % 2) at++; // to an even address
    }
    for (; rows > 0 && y < height; rows--, y++) {
      yield row;
      row.fill(0);
    }
  }
}
