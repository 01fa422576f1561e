import sharp, { type Metadata } from 'sharp';

import { decodeBmp } from './bmp/decode-bmp.ts';
import { ExtractError, MAX_PIXELS, tooManyPixels } from './errors.ts';
import { type FileType, fileType } from './file-type.ts';
import { type Pixels, workingSize } from './pixels.ts';

/** Seconds after which a picture is given up. Ordinary ones of 100 megapixels take about two. */
const TIMEOUT = 20;

/** What the header of a file says; width and height as stored, before any turning. */
export type Header = { type: FileType; width: number; height: number };

/**
 * Decodes and shrinks a picture: JPEG, PNG, GIF, WebP, AVIF or BMP, told by its content. The header
 * is judged before anything is decoded. Orientation and colour profile are respected; of an
 * animation the first frame counts.
 *
 * @throws {ExtractError} `unsupported_type`, `too_many_pixels`, `damaged`, `too_slow`.
 */
export async function decode(file: Uint8Array): Promise<Pixels> {
  if (fileType(file) === 'bmp') return decodeBmp(file);
  const { width, height } = await readHeader(file);
  const target = workingSize(width, height);
  const side = Math.max(target.width, target.height);
  const { data, info } = await sharp(file, { failOn: 'error', limitInputPixels: MAX_PIXELS })
    .timeout({ seconds: TIMEOUT })
    .autoOrient()
    .resize(side, side, { fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(refuse);
  return { data, width: info.width, height: info.height };
}

async function readHeader(file: Uint8Array): Promise<Header> {
  const type = fileType(file);
  if (!type) {
    throw new ExtractError(
      'unsupported_type',
      'The file is no image of a type that is read here: JPG, PNG, GIF, WebP, BMP, AVIF',
    );
  }
  const metadata: Metadata = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(refuse);
  const { width, height } = metadata;
  if (width * height > MAX_PIXELS) throw tooManyPixels(width, height);
  return { type, width, height };
}

/** What sharp says of broken files differs by type and is no sentence for a person. */
function refuse(cause: unknown): never {
  const slow = cause instanceof Error && /timeout/i.test(cause.message);
  throw slow
    ? new ExtractError('too_slow', 'The image takes too long to decode', { cause })
    : new ExtractError('damaged', 'The image is damaged or incomplete', { cause });
}
