import { Buffer } from 'node:buffer';

import sharp from 'sharp';

/** Widths in pixels: of tabs, of shortcuts, and of tabs on screens with twice the pixels. */
const WIDTHS = [16, 32, 48];

const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

/**
 * An icon for programs that ask for `/favicon.ico`, whatever the page says.
 *
 * @param picture The icon of the site, square and large.
 * @see https://en.wikipedia.org/wiki/ICO_(file_format)
 */
export async function makeFavicon(picture: Uint8Array): Promise<Buffer> {
  const images = await Promise.all(
    WIDTHS.map((width) => sharp(picture).resize(width).png({ palette: true }).toBuffer()),
  );
  const header = Buffer.alloc(HEADER_BYTES + images.length * ENTRY_BYTES);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(images.length, 4);
  let start = header.length;
  for (const [place, image] of images.entries()) {
    const at = HEADER_BYTES + place * ENTRY_BYTES;
    header.writeUInt8(WIDTHS[place]!, at);
    header.writeUInt8(WIDTHS[place]!, at + 1);
    header.writeUInt16LE(1, at + 4); // planes
    header.writeUInt16LE(32, at + 6); // bits of a pixel
    header.writeUInt32LE(image.length, at + 8);
    header.writeUInt32LE(start, at + 12);
    start += image.length;
  }
  return Buffer.concat([header, ...images]);
}
