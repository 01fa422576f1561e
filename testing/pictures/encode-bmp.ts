/** Writes RGB bytes as a bitmap of 24 bits. */
export function encodeBmp(rgb: Buffer, width: number, height: number): Buffer {
  const stride = Math.ceil((3 * width) / 4) * 4;
  const file = Buffer.alloc(54 + stride * height);
  file.write('BM');
  for (const [at, value] of [
    [2, file.length],
    [10, 54],
    [14, 40],
    [18, width],
    [22, height],
  ] as const) {
    file.writeUInt32LE(value, at);
  }
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(24, 28);
  for (let y = 0; y < height; y++) {
    const row = 54 + (height - 1 - y) * stride;
    for (let x = 0; x < width; x++) {
      const from = 3 * (y * width + x);
      file[row + 3 * x] = rgb[from + 2]!;
      file[row + 3 * x + 1] = rgb[from + 1]!;
      file[row + 3 * x + 2] = rgb[from]!;
    }
  }
  return file;
}
