import { toOklab } from './spaces/oklab.ts';
import type { Srgb } from './spaces/srgb.ts';

/**
 * ΔE_OK, the straight distance in OKLab: 0 for the same color, 1 from black to white, about
 * 0.02 where a difference becomes just noticeable.
 *
 * @see https://www.w3.org/TR/css-color-4/#color-difference-OK
 */
export function deltaEOK(a: Srgb, b: Srgb): number {
  const one = toOklab(a);
  const two = toOklab(b);
  return Math.sqrt((one.l - two.l) ** 2 + (one.a - two.a) ** 2 + (one.b - two.b) ** 2);
}
