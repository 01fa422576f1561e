import sharp, { type Metadata } from 'sharp';

import { hasFewBoxes } from './avif/few-boxes.ts';
import { decodeBmp } from './bmp/decode-bmp.ts';
import { colorOf } from './color/color-of.ts';
import { toSrgb } from './color/convert.ts';
import { createDeadline, DECODE_SECONDS, tooSlow } from './deadline.ts';
import { ExtractError, MAX_PIXELS, tooManyPixels } from './errors.ts';
import { type FileType, fileType } from './file-type.ts';
import { firstFrameOf, type Placed, placeOf } from './gif-frame.ts';
import { type Pixels, WORKING_SIZE, workingSize } from './pixels.ts';
import { overlap, type Region, rectOf, regionOf, type Size, storedRect } from './region.ts';

/**
 * Decodes and shrinks a picture: JPEG, PNG, GIF, WebP, AVIF or BMP, recognized by its content. The
 * header is checked before anything is decoded. Orientation and color profile are respected; of an
 * animation the first frame is taken.
 *
 * @param region The part that is taken, of the picture as it is shown.
 * @throws {ExtractError} `unsupported_type`, `too_many_pixels`, `damaged`, `too_slow`.
 * @throws {RangeError} If the region does not lie within the picture.
 */
export async function decode(file: Uint8Array, region?: Region): Promise<Pixels> {
  const type = fileType(file);
  if (type === 'bmp') return decodeBmp(file, createDeadline(DECODE_SECONDS * 1000), region);
  if (!type) {
    throw new ExtractError(
      'unsupported_type',
      'The file is not an image of a supported type: JPG, PNG, GIF, WebP, BMP, AVIF',
    );
  }
  if (type === 'avif' && !hasFewBoxes(file)) throw damaged();
  const shown = shownPart(file, type);
  return decodeShown(shown, type, region).catch((cause) => refuse(shown, cause));
}

async function decodeShown(shown: Uint8Array, type: FileType, region?: Region): Promise<Pixels> {
  const options = { failOn: 'error', limitInputPixels: MAX_PIXELS, ignoreIcc: true } as const;
  const header = await sharp(shown, options).metadata();
  const encoding = colorOf(shown, type, header);
  const isInk = header.space === 'cmyk';
  const isDeep = encoding !== undefined && header.depth === 'ushort';
  const image = sharp(shown, options).timeout({ seconds: DECODE_SECONDS });
  const isTurned = TURNED.has(type);
  const screen = isTurned ? header.autoOrient : header;
  const place = placeFor(region, screen, type === 'gif' ? placeOf(shown) : undefined);
  if ('nothing' in place) return place.nothing;
  const { cut, placed, part } = place;
  const room = placed && scaled(placed);
  // Cut before it is turned, which would hold all of it in memory.
  if (cut) image.extract(isTurned ? storedRect(cut, header.orientation ?? 1, header) : cut);
  if (isTurned) image.autoOrient();
  image.resize(room?.width ?? WORKING_SIZE, room?.height ?? WORKING_SIZE, {
    fit: room ? 'fill' : 'inside',
    withoutEnlargement: true,
    // averages; the default Lanczos sharpens edges with colors that the picture does not have
    kernel: 'linear',
  });
  if (room) image.extend({ ...room, background: 'transparent' });
  if (isInk) image.pipelineColourspace('cmyk').toColourspace('cmyk');
  else image.toColourspace(isDeep ? 'rgb16' : 'srgb').ensureAlpha();
  const { data, info } = await image
    .raw({ depth: isDeep ? 'ushort' : 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  if (!encoding) return { data, width, height, ...part };
  const samples = isDeep ? new Uint16Array(data.buffer, data.byteOffset, data.length / 2) : data;
  const most = isDeep ? whiteOf(type, header) : 255;
  return { ...toSrgb(samples, info, most, !isInk, encoding), ...part };
}

/**
 * Memory in bytes that decoding takes in addition to the file, judged only by the header: types
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

/** The sample of white: those of an AVIF of 10 or 12 bits are shifted to the upper end of 16. */
const whiteOf = (type: FileType, { bitsPerSample = 16 }: Metadata): number =>
  type === 'avif' ? ((1 << bitsPerSample) - 1) << (16 - bitsPerSample) : 65_535;

/**
 * What is cut out of a decoded picture for a region.
 *
 * @param frame The place of a GIF that does not fill its screen.
 * @returns With `placed` where the cut does not fill the region, and `nothing` where the region lies beside the frame.
 */
function placeFor(region: Region | undefined, size: Size, frame: Placed | undefined) {
  if (!region) return { cut: frame, placed: frame };
  const whole = frame?.screen ?? size;
  const rect = rectOf(region, whole);
  const part = { region: regionOf(rect, whole) };
  if (!frame) return { cut: rect, part };
  const cut = overlap(frame, rect);
  if (!cut) {
    const { width, height } = workingSize(rect.width, rect.height);
    return { nothing: { data: new Uint8Array(4 * width * height), width, height, ...part } };
  }
  const { left, top, width, height } = rect;
  const isFull = cut.width === width && cut.height === height;
  const placed = { ...cut, left: cut.left - left, top: cut.top - top, screen: { width, height } };
  return { cut, placed: isFull ? undefined : placed, part };
}

/** The size of a picture on a screen that is shrunk, and the space around it. */
function scaled({ left, top, width, height, screen }: Placed) {
  const whole = workingSize(screen.width, screen.height);
  const [x, y] = [whole.width / screen.width, whole.height / screen.height];
  const start = {
    left: Math.min(whole.width - 1, Math.round(left * x)),
    top: Math.min(whole.height - 1, Math.round(top * y)),
  };
  const room = {
    width: Math.max(1, Math.round((left + width) * x) - start.left),
    height: Math.max(1, Math.round((top + height) * y) - start.top),
  };
  const right = Math.max(0, whole.width - start.left - room.width);
  return { ...start, ...room, right, bottom: Math.max(0, whole.height - start.top - room.height) };
}

/** Types whose orientation is read from EXIF; AVIF has properties of its own for it. */
const TURNED: ReadonlySet<FileType> = new Set(['jpeg', 'png', 'avif']);

/** The messages of sharp differ by type and are not written for people. */
async function refuse(file: Uint8Array, cause: unknown): Promise<never> {
  if (cause instanceof ExtractError) throw cause;
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
