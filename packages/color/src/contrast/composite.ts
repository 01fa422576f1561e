import type { Srgb } from '../spaces/srgb.ts';

/** A color with its opacity, by which its channels are not multiplied. */
export interface AlphaColor {
  readonly color: Srgb;
  /** 0 (transparent) to 1 (opaque). */
  readonly alpha: number;
}

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

/** As {@link composite}, over a color that may be translucent itself. */
export function layerOver(top: AlphaColor, under: AlphaColor): AlphaColor {
  const alpha = top.alpha + under.alpha * (1 - top.alpha);
  if (alpha === 0) return top;
  return { color: composite(top.color, top.alpha / alpha, under.color), alpha };
}

/**
 * What is seen of a color on an opaque one, in 8 bits, so that a ratio agrees with the hex codes
 * beside it.
 */
export function seenOn({ color, alpha }: AlphaColor, backdrop: Srgb): Srgb {
  const { r, g, b } = alpha === 1 ? color : composite(color, alpha, backdrop);
  return { r: toStep(r), g: toStep(g), b: toStep(b) };
}

const toStep = (channel: number): number =>
  Math.round(Math.min(1, Math.max(0, channel)) * 255) / 255;
