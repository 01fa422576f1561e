import { ExtractError, MAX_PIXELS, tooManyPixels } from './errors.ts';
import { type Pixels, workingSize } from './pixels.ts';

/**
 * Decodes and shrinks a picture in a browser, best in a Web Worker. What the browser can show, it
 * can read; orientation and colour profile are respected, of an animation the first frame counts.
 *
 * @throws {ExtractError} `damaged` if the browser cannot read it, `too_many_pixels`.
 */
export async function decode(file: Blob): Promise<Pixels> {
  const bitmap = await createImageBitmap(file, {
    imageOrientation: 'from-image',
    colorSpaceConversion: 'default',
  }).catch((cause) => {
    throw new ExtractError('damaged', 'The browser cannot read this image', { cause });
  });
  try {
    return shrink(bitmap);
  } finally {
    bitmap.close();
  }
}

function shrink(bitmap: ImageBitmap): Pixels {
  if (bitmap.width * bitmap.height > MAX_PIXELS) {
    throw tooManyPixels(bitmap.width, bitmap.height);
  }
  const { width, height } = workingSize(bitmap.width, bitmap.height);
  const context = new OffscreenCanvas(width, height).getContext('2d', { colorSpace: 'srgb' });
  if (!context) throw new ExtractError('damaged', 'The browser cannot draw this image');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}
