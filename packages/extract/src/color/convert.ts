import { fromLinear, toLinearP3 } from '@swatchwork/color';

import type { Pixels } from '../pixels.ts';
import { withWide } from './beyond-srgb.ts';
import type { Encoding } from './encoding.ts';

/** Steps of linear light; the nearest is right to a tenth of a step of 8 bits. */
const STEPS = 65_535;

let bytesOfLight: Uint8Array | undefined;

/**
 * Converts pixels to sRGB, where what lies outside is cut, and to Display P3, as browsers do.
 *
 * @param samples Three channels with alpha, which is not multiplied in, or four of ink without.
 * @param most The sample that stands for 1.
 * @returns RGBA of 8 bits; in Display P3 too if some pixels lie outside sRGB.
 */
export function toSrgb(
  samples: Uint8Array | Uint16Array,
  { width, height }: Pick<Pixels, 'width' | 'height'>,
  most: number,
  hasAlpha: boolean,
  encoding: Encoding,
): Pixels {
  bytesOfLight ??= Uint8Array.from({ length: STEPS + 1 }, (_, step) =>
    Math.round(255 * fromLinear(step / STEPS)),
  );
  const [data, wide] = [new Uint8Array(samples.length), new Uint8Array(samples.length)];
  const channels = [0, 0, 0, 0];
  for (let at = 0; at < samples.length; at += 4) {
    for (let i = 0; i < 4; i++) channels[i] = Math.min(1, samples[at + i]! / most);
    const [r, g, b] = encoding(channels);
    const p3 = toLinearP3({ r, g, b });
    data.set([byteOf(r), byteOf(g), byteOf(b)], at);
    wide.set([byteOf(p3.r), byteOf(p3.g), byteOf(p3.b)], at);
    data[at + 3] = wide[at + 3] = hasAlpha ? Math.round(channels[3]! * 255) : 255;
  }
  return withWide({ data, width, height }, wide);
}

const byteOf = (light: number): number =>
  bytesOfLight![Math.round(STEPS * Math.min(1, Math.max(0, light)))]!;
