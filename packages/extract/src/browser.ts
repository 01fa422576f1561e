import { ExtractError, MAX_PIXELS, tooManyPixels } from './errors.ts';
import { type Pixels, workingSize } from './pixels.ts';

/**
 * Decodes a picture in a browser, best in a Web Worker, at its natural size and with its
 * orientation applied. It reads what the browser can show, respects the color profile, and takes
 * the first frame of an animation.
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
 * Shrinks to the working size, which `extract` expects, in sRGB.
 *
 * @param colorSpace The answer says which one the browser took: it may only know sRGB.
 * @throws {ExtractError} `damaged` if the browser cannot draw it.
 */
export function shrink(
  bitmap: ImageBitmap,
  colorSpace: PredefinedColorSpace = 'srgb',
): Pixels & Pick<ImageData, 'colorSpace'> {
  const { width, height } = workingSize(bitmap.width, bitmap.height);
  const context = new OffscreenCanvas(width, height).getContext('2d', { colorSpace });
  if (!context) throw new ExtractError('damaged', 'The browser cannot draw this image');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}
