import sharp, { type Metadata } from 'sharp';

import { hasFewBoxes } from './avif-boxes.ts';
import { decodeBmp } from './bmp/decode-bmp.ts';
import { createDeadline, DECODE_SECONDS, tooSlow } from './deadline.ts';
import { ExtractError, MAX_PIXELS, tooManyPixels } from './errors.ts';
import { type FileType, fileType } from './file-type.ts';
import { firstFrameOf } from './gif-frame.ts';
import { type Pixels, WORKING_SIZE } from './pixels.ts';

/**
 * Decodes and shrinks a picture: JPEG, PNG, GIF, WebP, AVIF or BMP, recognized by its content. The
 * header is checked before anything is decoded. Orientation and color profile are respected; of an
 * animation the first frame is taken.
 *
 * @throws {ExtractError} `unsupported_type`, `too_many_pixels`, `damaged`, `too_slow`.
 */
export async function decode(file: Uint8Array): Promise<Pixels> {
  const type = fileType(file);
  if (type === 'bmp') return decodeBmp(file, createDeadline(DECODE_SECONDS * 1000));
  if (!type) {
    throw new ExtractError(
      'unsupported_type',
      'The file is no image of a type that is read here: JPG, PNG, GIF, WebP, BMP, AVIF',
    );
  }
  if (type === 'avif' && !hasFewBoxes(file)) throw damaged();
  const shown = shownPart(file, type);
  const { data, info } = await sharp(shown, { failOn: 'error', limitInputPixels: MAX_PIXELS })
    .timeout({ seconds: DECODE_SECONDS })
    .autoOrient()
    .resize(WORKING_SIZE, WORKING_SIZE, {
      fit: 'inside',
      withoutEnlargement: true,
      // averages; the default Lanczos sharpens edges with colors that the picture does not have
      kernel: 'linear',
    })
    .toColorspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((cause) => refuse(shown, cause));
  return { data, width: info.width, height: info.height };
}

/**
 * Memory in bytes that decoding takes in addition to the file, judged by the header alone: types
 * that cannot be read row by row are held as a whole. Measured with pictures of 49 megapixels, and
 * rounded up.
 *
 * @throws {ExtractError} As {@link decode}, except for errors that only the pixels show.
 */
export async function memoryOf(file: Uint8Array): Promise<number> {
  const type = fileType(file);
  if (!type || type === 'bmp') return 0; // refused, or read row by row
  if (type === 'avif' && !hasFewBoxes(file)) throw damaged();
  const shown = shownPart(file, type);
  const header = await sharp(shown, { limitInputPixels: MAX_PIXELS })
    .metadata()
    .catch((cause) => refuse(shown, cause));
  return Math.ceil(header.width * header.height * bytesOfPixel(type, header));
}

function bytesOfPixel(type: FileType, header: Metadata): number {
  const { channels = 4, isProgressive, chromaSubsampling, depth, bitsPerSample = 8 } = header;
  const sample = depth === 'uchar' ? 1 : 2;
  switch (type) {
    case 'jpeg': // coefficients of 16 bits
      if (!isProgressive) return 0.5;
      return 1 + 2 * (chromaSubsampling === '4:2:0' ? 1.5 : channels);
    case 'png':
      return isProgressive ? 2 + channels * sample : 1 + sample;
    case 'avif':
      return Math.max(bitsPerSample, 8 * sample) > 8 ? 28 : 20;
    default:
      return 6; // GIF and WebP
  }
}

/** The part of a file that is decoded. */
const shownPart = (file: Uint8Array, type: FileType): Uint8Array =>
  type === 'gif' ? firstFrameOf(file) : file;

/** The messages of sharp differ by type and are not written for people. */
async function refuse(file: Uint8Array, cause: unknown): Promise<never> {
  const reason = String(cause);
  if (/timeout/i.test(reason)) {
    throw tooSlow(cause);
  }
  if (/pixel limit/i.test(reason)) {
    const { width, height } = await sharp(file, { limitInputPixels: false }).metadata();
    throw tooManyPixels(width, height);
  }
  throw damaged(cause);
}

const damaged = (cause?: unknown) =>
  new ExtractError('damaged', 'The image is damaged or incomplete', { cause });
