import { fromLinear } from '@swatchwork/color';

import type { Encoding } from './encoding.ts';

/** Steps of linear light; the nearest is right to a tenth of a step of 8 bits. */
const STEPS = 65_535;

let bytesOfLight: Uint8Array | undefined;

/**
 * Converts pixels to sRGB; what lies outside is cut, as browsers do.
 *
 * @param samples Three channels with alpha, which is not multiplied in, or four of ink without.
 * @param most The sample that stands for 1.
 * @returns RGBA of 8 bits.
 */
export function toSrgb(
  samples: Uint8Array | Uint16Array,
  most: number,
  hasAlpha: boolean,
  encoding: Encoding,
): Uint8Array {
  bytesOfLight ??= Uint8Array.from({ length: STEPS + 1 }, (_, step) =>
    Math.round(255 * fromLinear(step / STEPS)),
  );
  const bytes = new Uint8Array(samples.length);
  const channels = [0, 0, 0, 0];
  for (let at = 0; at < samples.length; at += 4) {
    for (let i = 0; i < 4; i++) channels[i] = Math.min(1, samples[at + i]! / most);
    const light = encoding(channels);
    for (let i = 0; i < 3; i++) {
      const step = Math.round(STEPS * Math.min(1, Math.max(0, light[i]!)));
      bytes[at + i] = bytesOfLight[step]!;
    }
    bytes[at + 3] = hasAlpha ? Math.round(channels[3]! * 255) : 255;
  }
  return bytes;
}
