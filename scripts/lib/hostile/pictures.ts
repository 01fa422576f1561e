import sharp, { type Sharp } from 'sharp';

/** Pictures that are small as files and expensive to decode, by kind. */
export async function hostilePictures(): Promise<Map<string, Buffer>> {
  const side = 10_000;
  const plain = (channels: 3 | 4, size = side) =>
    sharp({
      create: {
        width: size,
        height: size,
        channels,
        background: { r: 9, g: 80, b: 200, alpha: 0.5 },
      },
    });
  const deep = (channels: 3 | 4, size?: number) => plain(channels, size).toColorspace('rgb16');
  const made: [string, Sharp][] = [
    ['PNG, interlaced, 16 bits, 100 megapixels', deep(3).png({ progressive: true })],
    ['PNG, interlaced, 16 bits, 60 megapixels', deep(3, 7700).png({ progressive: true })],
    ['PNG, interlaced, 8 bits, 100 megapixels', plain(3).png({ progressive: true })],
    ['PNG, 16 bits, 100 megapixels', deep(4).png()],
    ['JPEG, progressive, 100 megapixels', plain(3).jpeg({ progressive: true })],
    [
      'JPEG, progressive, whole colors',
      plain(3, 8000).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }),
    ],
    ['WebP, lossless, 100 megapixels', plain(4).webp({ lossless: true, effort: 0 })],
    ['GIF, 100 megapixels', plain(4).gif({ effort: 1 })],
    ['AVIF, 24 megapixels', plain(3, 4900).avif({ effort: 0 })],
    ['AVIF, 12 bits, 17 megapixels', plain(4, 4100).avif({ effort: 0, bitdepth: 12 })],
    ['AVIF, 49 megapixels', plain(3, 7000).avif({ effort: 0 })],
  ];
  const files = new Map<string, Buffer>();
  for (const [name, picture] of made) files.set(name, await picture.toBuffer());
  files.set('BMP, runs', runs(side, side, 1));
  files.set('BMP, runs of two colors', runs(65_535, 1525, 2));
  files.set('BMP, one row', runs(100_000_000, 1, 1));
  return files;
}

/** A run-length encoded bitmap of the largest accepted size. */
function runs(width: number, height: number, compression: number): Buffer {
  const file = Buffer.alloc(20 * 1024 * 1024, Buffer.from([255, 1]));
  file.fill(0, 0, 62);
  file.write('BM');
  file.writeUInt32LE(62, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(width, 18);
  file.writeInt32LE(height, 22);
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(compression === 1 ? 8 : 4, 28);
  file.writeUInt32LE(compression, 30);
  return file;
}
