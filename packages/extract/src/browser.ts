import { withWide } from './color/beyond-srgb.ts';
import { ExtractError, MAX_PIXELS, tooManyPixels } from './errors.ts';
import { type Pixels, workingSize } from './pixels.ts';
import { type Rect, type Region, rectOf, regionOf } from './region.ts';

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
 * Shrinks a picture, or a region of it, to the working size, which `extract` expects: in sRGB, and in Display P3
 * where the browser knows it and some pixels lie outside sRGB.
 *
 * @throws {ExtractError} `damaged` if the browser cannot draw it.
 * @throws {RangeError} If the region does not lie within the picture.
 */
export function shrink(bitmap: ImageBitmap, region?: Region): Pixels {
  const rect = region ? rectOf(region, bitmap) : { left: 0, top: 0, ...sizeOf(bitmap) };
  const { data, width, height } = draw(bitmap, rect, 'srgb');
  const pixels = { data, width, height, ...(region && { region: regionOf(rect, bitmap) }) };
  const wide = draw(bitmap, rect, 'display-p3');
  return wide.colorSpace === 'display-p3' ? withWide(pixels, wide.data) : pixels;
}

/** The answer says which color space the browser took: it may only know sRGB. */
function draw(bitmap: ImageBitmap, rect: Rect, colorSpace: PredefinedColorSpace): ImageData {
  const { width, height } = workingSize(rect.width, rect.height);
  const context = new OffscreenCanvas(width, height).getContext('2d', { colorSpace });
  if (!context) throw new ExtractError('damaged', 'The browser cannot draw this image');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, rect.left, rect.top, rect.width, rect.height, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}

const sizeOf = ({ width, height }: ImageBitmap) => ({ width, height });
