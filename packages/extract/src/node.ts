import sharp from 'sharp';

import { decodeBmp } from './bmp/decode-bmp.ts';
import { createDeadline, tooSlow } from './deadline.ts';
import { ExtractError, MAX_PIXELS, tooManyPixels } from './errors.ts';
import { fileType } from './file-type.ts';
import { type Pixels, WORKING_SIZE } from './pixels.ts';

/** Seconds after which a picture is given up. Ordinary ones of 100 megapixels take about two. */
const TIMEOUT = 10;

/**
 * Decodes and shrinks a picture: JPEG, PNG, GIF, WebP, AVIF or BMP, told by its content. The header
 * is judged before anything is decoded. Orientation and colour profile are respected; of an
 * animation the first frame counts.
 *
 * @throws {ExtractError} `unsupported_type`, `too_many_pixels`, `damaged`, `too_slow`.
 */
export async function decode(file: Uint8Array): Promise<Pixels> {
  const type = fileType(file);
  if (type === 'bmp') return decodeBmp(file, createDeadline(TIMEOUT * 1000));
  if (!type) {
    throw new ExtractError(
      'unsupported_type',
      'The file is no image of a type that is read here: JPG, PNG, GIF, WebP, BMP, AVIF',
    );
  }
  const { data, info } = await sharp(file, { failOn: 'error', limitInputPixels: MAX_PIXELS })
    .timeout({ seconds: TIMEOUT })
    .autoOrient()
    .resize(WORKING_SIZE, WORKING_SIZE, {
      fit: 'inside',
      withoutEnlargement: true,
      kernel: 'linear', // averages; the usual Lanczos sharpens edges with colours that nothing has
    })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((cause) => refuse(file, cause));
  return { data, width: info.width, height: info.height };
}

/** What sharp says of pictures that it refuses differs by type and is no sentence for a person. */
async function refuse(file: Uint8Array, cause: unknown): Promise<never> {
  const reason = String(cause);
  if (/timeout/i.test(reason)) {
    throw tooSlow(cause);
  }
  if (/pixel limit/i.test(reason)) {
    const { width, height } = await sharp(file, { limitInputPixels: false }).metadata();
    throw tooManyPixels(width, height);
  }
  throw new ExtractError('damaged', 'The image is damaged or incomplete', { cause });
}
