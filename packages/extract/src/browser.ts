import { ExtractError, MAX_PIXELS, tooManyPixels } from './errors.ts';
import { type Pixels, workingSize } from './pixels.ts';

/**
 * Decodes a picture in a browser, best in a Web Worker: at its natural size, turned as it is meant to
 * be seen. What the browser can show, it can read; the color profile is respected, and of an
 * animation the first frame counts.
 *
 * @throws {ExtractError} `damaged` if the browser cannot read it, `too_many_pixels`.
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

/**
 * Shrinks to the working size, on which `extract` works.
 *
 * @throws {ExtractError} `damaged` if the browser cannot draw it.
 */
export function shrink(bitmap: ImageBitmap): Pixels {
  const { width, height } = workingSize(bitmap.width, bitmap.height);
  const context = new OffscreenCanvas(width, height).getContext('2d', { colorSpace: 'srgb' });
  if (!context) throw new ExtractError('damaged', 'The browser cannot draw this image');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}
