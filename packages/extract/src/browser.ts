import { ExtractError, MAX_PIXELS, tooManyPixels } from './errors.ts';
import { type Pixels, workingSize } from './pixels.ts';

/**
 * Decodes and shrinks a picture in a browser, best in a Web Worker. What the browser can show, it
 * can read; orientation and color profile are respected, of an animation the first frame counts.
 *
 * @throws {ExtractError} `damaged` if the browser cannot read it, `too_many_pixels`.
 */
export async function decode(file: Blob): Promise<Pixels> {
  const bitmap = await decodeWhole(file);
  try {
    return shrink(bitmap);
  } finally {
    bitmap.close();
  }
}

/**
 * A picture at its natural size, turned as it is meant to be seen, for who reads single pixels too.
 *
 * @throws {ExtractError} As {@link decode}.
 */
export async function decodeWhole(file: Blob): Promise<ImageBitmap> {
  const bitmap = await createImageBitmap(file, {
    imageOrientation: 'from-image',
    colorSpaceConversion: 'default',
  }).catch((cause) => {
    throw new ExtractError('damaged', 'The browser cannot read this image', { cause });
  });
  const { width, height } = bitmap;
  if (width * height <= MAX_PIXELS) return bitmap;
  bitmap.close();
  throw tooManyPixels(width, height);
}

/** Shrinks to the working size, on which `extract` works. */
export function shrink(bitmap: ImageBitmap): Pixels {
  const { width, height } = workingSize(bitmap.width, bitmap.height);
  const context = new OffscreenCanvas(width, height).getContext('2d', { colorSpace: 'srgb' });
  if (!context) throw new ExtractError('damaged', 'The browser cannot draw this image');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}
