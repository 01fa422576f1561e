import type { Srgb } from '../spaces/srgb.ts';

/**
 * The opaque color seen where `top` lies over an opaque backdrop, mixed in gamma-encoded sRGB as
 * browsers do. Contrast of a translucent color is the contrast of this.
 *
 * @param alpha 0 (only the backdrop) to 1 (only the top).
 * @throws {RangeError} If alpha is outside 0…1.
 * @see https://www.w3.org/TR/compositing-1/#simplealphacompositing
 */
export function composite(top: Srgb, alpha: number, backdrop: Srgb): Srgb {
  if (!(alpha >= 0 && alpha <= 1)) throw new RangeError(`alpha must be 0…1, got ${alpha}`);
  const mix = (over: number, under: number) => over * alpha + under * (1 - alpha);
  return {
    r: mix(top.r, backdrop.r),
    g: mix(top.g, backdrop.g),
    b: mix(top.b, backdrop.b),
  };
}
