import { createRandom, parseHex, toLinear } from '@swatchwork/color';

import { toSrgb } from '../src/color/convert.ts';
import { encodingOfCodes } from '../src/color/encoding.ts';
import type { Pixels } from '../src/pixels.ts';

/** An opaque picture, with the color of each pixel by its place. */
export function paint(
  width: number,
  height: number,
  colorAt: (x: number, y: number) => string,
): Pixels {
  const data = new Uint8ClampedArray(4 * width * height);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const { r, g, b } = parseHex(colorAt(pixel % width, Math.floor(pixel / width)))!;
    data.set([r * 255, g * 255, b * 255, 255], 4 * pixel);
  }
  return { data, width, height };
}

/** An opaque picture whose colors are channels of Display P3, as both decoders make it. */
export function paintP3(
  width: number,
  height: number,
  colorAt: (x: number, y: number) => readonly [number, number, number],
): Pixels {
  const channels = Array.from({ length: width * height }, (_, pixel) => [
    ...colorAt(pixel % width, Math.floor(pixel / width)),
    255,
  ]);
  const encoding = encodingOfCodes(12, 13, toLinear)!;
  return toSrgb(Uint8Array.from(channels.flat()), { width, height }, 255, true, encoding);
}

/** Random grays between two bytes, as the grain of a muted photograph. */
export function paintGrain(
  seed: string,
  low: number,
  high: number,
): (x: number, y: number) => string {
  const random = createRandom(seed);
  return () => {
    const gray = Math.floor(low + (high - low) * random());
    return `#${gray.toString(16).padStart(2, '0').repeat(3)}`;
  };
}
