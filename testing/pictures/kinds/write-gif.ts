export type TestFrame = {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Index into the palette of each pixel. */
  pixel: (x: number, y: number) => number;
  transparent?: number;
  disposal?: number;
  interlaced?: boolean;
};

/**
 * Writes a GIF with a palette of up to 128 colors. Its codes are not compressed: the table is cleared
 * before it grows.
 */
export function writeGif(
  size: { width: number; height: number },
  palette: readonly (readonly number[])[],
  frames: readonly TestFrame[],
  background = 0,
): Buffer {
  const screen = Buffer.alloc(13);
  screen.write('GIF89a');
  screen.writeUInt16LE(size.width, 6);
  screen.writeUInt16LE(size.height, 8);
  screen.set([0xf6, background, 0], 10); // 128 colors
  const colors = Buffer.alloc(3 * 128);
  colors.set(palette.flat());
  return Buffer.concat([screen, colors, ...frames.map(writeFrame), Buffer.from([0x3b])]);
}

function writeFrame(frame: TestFrame): Buffer {
  const { left, top, width, height, pixel, transparent, disposal = 0, interlaced = false } = frame;
  const control = Buffer.from([0x21, 0xf9, 4, 0, 10, 0, transparent ?? 0, 0]);
  control[3] = (disposal << 2) | (transparent === undefined ? 0 : 1);
  const head = Buffer.alloc(10);
  head[0] = 0x2c;
  for (const [i, value] of [left, top, width, height].entries())
    head.writeUInt16LE(value, 1 + 2 * i);
  head[9] = interlaced ? 0x40 : 0;
  const rows = Array.from({ length: height }, (_, y) => y);
  const order = interlaced
    ? [
        ...rows.filter((y) => y % 8 === 0),
        ...rows.filter((y) => y % 8 === 4),
        ...rows.filter((y) => y % 4 === 2),
        ...rows.filter((y) => y % 2 === 1),
      ]
    : rows;
  // Codes of 8 bits: 128 clears the table, 129 ends. The 126th code after that would need 9 bits.
  const codes = [128];
  for (const [i, y] of order.entries()) {
    for (let x = 0; x < width; x++) {
      if ((i * width + x) % 100 === 99) codes.push(128);
      codes.push(pixel(x, y));
    }
  }
  codes.push(129);
  const blocks: Buffer[] = [];
  for (let at = 0; at < codes.length; at += 255) {
    const part = codes.slice(at, at + 255);
    blocks.push(Buffer.from([part.length, ...part]));
  }
  return Buffer.concat([control, head, Buffer.from([7]), ...blocks, Buffer.from([0])]);
}
