/** The parts of a bitmap for a test. Rows are the bytes of the file, in its order. */
export type TestBmp = {
  width: number;
  /** Negative for a file that begins with the top row. */
  height: number;
  depth: number;
  compression?: number;
  palette?: number[][];
  masks?: number[];
  /** 40 for a plain header, 108 for one that holds masks. */
  headerSize?: number;
  /** Of headers of 108 bytes or more. */
  color?: {
    /** 0 for calibrated, or the four letters of the specification. */
    type: 0 | 'sRGB' | 'Win ' | 'MBED' | 'LINK';
    /** XYZ of red, green and blue. */
    endpoints?: readonly number[];
    /** Of red, green and blue. */
    gamma?: readonly number[];
    /** The profile or its name, written behind the pixels. */
    profile?: Uint8Array;
  };
  pixels: number[];
};

/** Writes a bitmap as specified; colors of the palette are `[red, green, blue]`. */
export function writeBmp(bmp: TestBmp): Buffer {
  const { width, height, depth, compression = 0, palette = [], masks = [], headerSize = 40 } = bmp;
  const masksInHeader = headerSize > 40;
  const extra = masksInHeader ? 0 : 4 * masks.length;
  const offset = 14 + headerSize + extra + 4 * palette.length;
  const file = Buffer.alloc(offset + bmp.pixels.length);
  file.write('BM');
  file.writeUInt32LE(file.length, 2);
  file.writeUInt32LE(offset, 10);
  file.writeUInt32LE(headerSize, 14);
  file.writeInt32LE(width, 18);
  file.writeInt32LE(height, 22);
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(depth, 28);
  file.writeUInt32LE(compression, 30);
  file.writeUInt32LE(bmp.pixels.length, 34);
  file.writeUInt32LE(palette.length, 46);
  for (const [i, mask] of masks.entries()) file.writeUInt32LE(mask, 54 + 4 * i);
  const paletteStart = 14 + headerSize + extra;
  for (const [i, [red = 0, green = 0, blue = 0]] of palette.entries()) {
    file.set([blue, green, red, 0], paletteStart + 4 * i);
  }
  file.set(bmp.pixels, offset);
  return bmp.color ? withColor(file, bmp.color) : file;
}

function withColor(file: Buffer, { type, endpoints, gamma, profile }: TestBmp['color'] & {}) {
  if (type !== 0) file.write([...type].toReversed().join(''), 70); // a number, its low byte first
  for (const [i, value] of (endpoints ?? []).entries()) {
    file.writeUInt32LE(Math.round(value * 2 ** 30), 74 + 4 * i);
  }
  for (const [i, value] of (gamma ?? []).entries()) {
    file.writeUInt32LE(Math.round(value * 2 ** 16), 110 + 4 * i);
  }
  if (!profile) return file;
  file.writeUInt32LE(file.length - 14, 126);
  file.writeUInt32LE(profile.length, 130);
  const whole = Buffer.concat([file, profile]);
  whole.writeUInt32LE(whole.length, 2);
  return whole;
}
