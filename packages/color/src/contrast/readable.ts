import { BLACK, type Srgb, WHITE } from '../spaces/srgb.ts';
import { contrastRatio } from './wcag.ts';

/**
 * The text color to read on a background: black or white, whichever has the higher WCAG ratio.
 * It is never less than 4.58 to 1.
 *
 * @throws {RangeError} If a channel is NaN.
 */
export const readableTextColor = (background: Srgb): Srgb =>
  contrastRatio(BLACK, background) >= contrastRatio(WHITE, background) ? BLACK : WHITE;

/**
 * Black on a background whose luminance sum (0.299 R + 0.587 G + 0.114 B of BT.601, 8-bit
 * channels) is over 128, else white. A common rule of thumb that leaves one background in seven
 * under 4.5 to 1: kept for comparison, and never used where a person reads.
 */
export function textColorByLuminanceSum({ r, g, b }: Srgb): Srgb {
  const [red, green, blue] = [r, g, b].map((channel) => Math.round(channel * 255)) as Bytes;
  return 299 * red + 587 * green + 114 * blue > 128_000 ? BLACK : WHITE;
}

type Bytes = [number, number, number];
