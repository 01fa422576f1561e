import { channelReader } from './bitfields.ts';
import { type BmpHeader, damaged } from './bmp-header.ts';

/** One row of RGBA, valid until the caller takes the next one. */
type Rows = Generator<Uint8Array, void, undefined>;

/**
 * The rows of an uncompressed bitmap, in the order of the file.
 *
 * @throws {ExtractError} `damaged` if the file ends too soon.
 */
export function* plainRows(file: Uint8Array, header: BmpHeader): Rows {
  const { width, height, depth, offset } = header;
  const stride = Math.ceil((width * depth) / 32) * 4;
  // The padding of the last row may be missing.
  if (offset + stride * (height - 1) + Math.ceil((width * depth) / 8) > file.length) {
    throw damaged();
  }
  const row = new Uint8Array(4 * width);
  const read = rowReader(header);
  for (let y = 0; y < height; y++) {
    read(file.subarray(offset + y * stride, offset + (y + 1) * stride), row);
    yield row;
  }
}

type ReadRow = (bytes: Uint8Array, row: Uint8Array) => void;

function rowReader(header: BmpHeader): ReadRow {
  if (header.depth <= 8) return indexedReader(header);
  return header.depth === 24 ? readTrueColor : maskedReader(header);
}

function indexedReader({ depth, palette }: BmpHeader): ReadRow {
  const perByte = 8 / depth;
  const mask = (1 << depth) - 1;
  return (bytes, row) => {
    for (let x = 0; 4 * x < row.length; x++) {
      const shift = 8 - depth * ((x % perByte) + 1);
      putIndex(row, x, (bytes[Math.floor(x / perByte)]! >> shift) & mask, palette);
    }
  };
}

/** Writes a palette's color. */
function putIndex(row: Uint8Array, x: number, index: number, palette: Uint8Array): void {
  row[4 * x] = palette[3 * index]!;
  row[4 * x + 1] = palette[3 * index + 1]!;
  row[4 * x + 2] = palette[3 * index + 2]!;
  row[4 * x + 3] = 255;
}

function readTrueColor(bytes: Uint8Array, row: Uint8Array): void {
  for (let to = 0, from = 0; to < row.length; to += 4, from += 3) {
    row[to] = bytes[from + 2]!;
    row[to + 1] = bytes[from + 1]!;
    row[to + 2] = bytes[from]!;
    row[to + 3] = 255;
  }
}

function maskedReader({ depth, masks }: BmpHeader): ReadRow {
  const [red, green, blue] = [masks.red, masks.green, masks.blue].map((m) => channelReader(m, 0));
  const alpha = channelReader(masks.alpha, 255);
  const size = depth / 8;
  return (bytes, row) => {
    for (let to = 0, from = 0; to < row.length; to += 4, from += size) {
      const low = bytes[from]! | (bytes[from + 1]! << 8);
      const pixel = size === 2 ? low : low | (bytes[from + 2]! << 16) | (bytes[from + 3]! << 24);
      row[to] = red!(pixel);
      row[to + 1] = green!(pixel);
      row[to + 2] = blue!(pixel);
      row[to + 3] = alpha(pixel);
    }
  };
}
