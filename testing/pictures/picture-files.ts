import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { crc32, deflateSync } from 'node:zlib';

import sharp from 'sharp';

/** A file in the format of `setInputFiles`. */
export type PictureFile = { name: string; mimeType: string; buffer: Buffer };

const png = (buffer: Buffer, name: string): PictureFile => ({
  name,
  mimeType: 'image/png',
  buffer,
});

/** The color of a pixel of {@link coordinates}, which encodes its place. */
export function colorAt(x: number, y: number): string {
  const bytes = [x & 255, y & 255, ((x >> 8) << 4) | (y >> 8)];
  return `#${Buffer.from(bytes).toString('hex').toUpperCase()}`;
}

/** A picture in which every pixel has a color of its own, by its place. At most 4096 a side. */
export async function coordinates(width: number, height: number): Promise<PictureFile> {
  const pixels = Buffer.alloc(3 * width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++)
      pixels.write(colorAt(x, y).slice(1), 3 * (y * width + x), 'hex');
  }
  const raw = { width, height, channels: 3 } as const;
  return png(await sharp(pixels, { raw }).png().toBuffer(), 'coordinates.png');
}

/** Vertical bands of flat colors, each given its share of the width. */
async function bands(width: number, height: number, shares: Record<string, number>) {
  let x = 0;
  const rects = Object.entries(shares).map(([color, share]) => {
    const rect = `<rect x="${x}" width="${share * width + 1}" height="${height}" fill="${color}"/>`;
    x += share * width;
    return rect;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${rects.join('')}</svg>`;
  return sharp(Buffer.from(svg)).flatten();
}

export const POSTER = {
  '#1D3557': 0.4,
  '#E63946': 0.25,
  '#F1FAEE': 0.2,
  '#2A9D8F': 0.1,
  '#F4A261': 0.05,
};

/** A mark of one color on white, with soft edges. */
export async function logo(color: string): Promise<PictureFile> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="160"><circle cx="120" cy="80" r="60" fill="${color}"/></svg>`;
  const picture = sharp(Buffer.from(svg)).flatten({ background: '#FFFFFF' });
  return png(await picture.png().toBuffer(), 'logo.png');
}

/** Five flat colors. */
export async function poster(width = 240, height = 160): Promise<PictureFile> {
  return png(await (await bands(width, height, POSTER)).png().toBuffer(), 'poster.png');
}

/** Fourteen flat colors of equal shares, none near another. */
export async function fourteenColors(): Promise<PictureFile> {
  const hexes =
    '#000000 #FFFFFF #808080 #E60012 #F39800 #FFF100 #8FC31F #009944 #00A0E9 #1D2088 #920783 #F5B2B2 #6A3906 #5F4B8B';
  const shares = Object.fromEntries(hexes.split(' ').map((hex) => [hex, 1 / 14]));
  return png(await (await bands(560, 280, shares)).png().toBuffer(), 'fourteen.png');
}

/** The poster, larger than it is displayed, as photographs are. */
export async function largePoster(): Promise<PictureFile> {
  const buffer = await (await bands(1600, 1000, POSTER)).jpeg({ quality: 92 }).toBuffer();
  return { name: 'poster.jpg', mimeType: 'image/jpeg', buffer };
}

/** Black beside white, 64 pixels a side. */
export async function halves(): Promise<PictureFile> {
  const picture = await bands(64, 64, { '#000000': 0.5, '#FFFFFF': 0.5 });
  return png(await picture.png().toBuffer(), 'halves.png');
}

/** Red above blue, stored on its side, with an orientation tag. */
export async function turned(): Promise<PictureFile> {
  const lying = await bands(400, 200, { '#E63946': 0.5, '#1D3557': 0.5 });
  const buffer = await lying.withMetadata({ orientation: 6 }).jpeg({ quality: 95 }).toBuffer();
  return { name: 'turned.jpg', mimeType: 'image/jpeg', buffer };
}

/** A photograph taken by a telephone: starfish in a red basket, 1278 × 720 pixels. */
export function starfish(): PictureFile {
  const path = createRequire(import.meta.url).resolve('exif-parser/test/starfish.jpg');
  return { name: 'starfish.jpg', mimeType: 'image/jpeg', buffer: readFileSync(path) };
}

/** Hills, sky and sun with grain, 12 megapixels: the size of a telephone's photograph. */
export async function photograph(width = 4000, height = 3000): Promise<PictureFile> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 400 300" preserveAspectRatio="none">
    <defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#3a6ea5"/><stop offset="1" stop-color="#f2c79b"/></linearGradient></defs>
    <rect width="400" height="300" fill="url(#sky)"/><circle cx="300" cy="110" r="26" fill="#fff1c9"/>
    <path d="M0 200q90-80 180-10t220-30v140H0Z" fill="#5c7a52"/><path d="M0 240q120-50 230 0t170-10v70H0Z" fill="#35502f"/>
    <circle cx="120" cy="262" r="12" fill="#d62828"/></svg>`;
  const noise = { type: 'gaussian', mean: 128, sigma: 22 } as const;
  const grain = await sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const buffer = await sharp(Buffer.from(svg), { limitInputPixels: false })
    .flatten()
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 85 })
    .toBuffer();
  return { name: 'hills.jpg', mimeType: 'image/jpeg', buffer };
}

/**
 * A type that only some browsers can read, and the server cannot: the beginning of an HEIC file.
 */
export const HEIC: PictureFile = {
  name: 'phone.heic',
  mimeType: 'image/heic',
  buffer: Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypheic\0\0\0\0mif1heic'),
    Buffer.alloc(64),
  ]),
};

export const TEXT: PictureFile = {
  name: 'notes.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('no picture'),
};

/**
 * Flat colors of Display P3 side by side, with its profile: 20 × 20 pixels each.
 *
 * @param colors Channels of 0…255 in Display P3.
 */
export async function displayP3(
  colors: readonly (readonly [number, number, number])[],
  format: 'png' | 'webp' | 'jpeg' | 'avif',
): Promise<PictureFile> {
  const [width, height] = [20 * colors.length, 20];
  const pixels = Buffer.alloc(3 * width * height);
  for (let i = 0; i < width * height; i++) {
    pixels.set(colors[Math.floor((i % width) / 20)]!, 3 * i);
  }
  const image = sharp(pixels, { raw: { width, height, channels: 3 } });
  const { icc } = await sharp(await image.clone().withIccProfile('p3').png().toBuffer()).metadata();
  const profiled = withProfile(await image.png().toBuffer(), icc!);
  const options = {
    png: {},
    webp: { lossless: true },
    jpeg: { quality: 100, chromaSubsampling: '4:4:4' },
    avif: { lossless: true },
  };
  const buffer = await sharp(profiled, { ignoreIcc: true })
    .keepIccProfile()
    .toFormat(format, options[format])
    .toBuffer();
  return { name: `p3.${format}`, mimeType: `image/${format}`, buffer };
}

/** A PNG whose bytes are declared to be in a profile, which sharp would convert. */
function withProfile(file: Buffer, profile: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from('iCCPprofile\0\0'), deflateSync(profile)]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length - 4);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  const header = 33; // the signature and the first chunk
  return Buffer.concat([file.subarray(0, header), length, body, sum, file.subarray(header)]);
}
