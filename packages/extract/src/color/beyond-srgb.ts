import { fromP3, type Srgb, toP3 } from '@swatchwork/color';

import type { Pixels } from '../pixels.ts';

/** Four bytes each. */
type Bytes = Pixels['data'];

/**
 * How far a color that sRGB has may be from the same in the other space, by rounding: at most 1.5 steps of 8 bits of
 * an opaque one, and more the less of it is seen, as browsers store colors with alpha multiplied in.
 *
 * @param alpha 1…255.
 */
const roundingOf = (alpha: number) => 0.5 / 255 + 1 / alpha;

/**
 * What a pixel is where sRGB has only something near it.
 *
 * @param srgb The pixels in sRGB, which cuts what lies outside.
 * @param p3 The same pixels in Display P3.
 * @param at The place of the pixel's first byte.
 * @returns Channels of which some lie outside of 0…1; undefined for a color that sRGB has.
 */
export function beyondSrgb(srgb: Bytes, p3: Bytes, at: number): Srgb | undefined {
  if (!isCut(srgb[at]!) && !isCut(srgb[at + 1]!) && !isCut(srgb[at + 2]!)) return undefined;
  const wide = channelsAt(p3, at);
  return isNearInP3(channelsAt(srgb, at), wide, srgb[at + 3]) ? undefined : fromP3(wide);
}

/** Whether a color of sRGB is this one of Display P3 but for rounding to 8 bits. */
export function isNearInP3(srgb: Srgb, p3: Srgb, alpha = 255): boolean {
  const [kept, rounding] = [toP3(srgb), roundingOf(alpha)];
  return (
    Math.abs(kept.r - p3.r) < rounding &&
    Math.abs(kept.g - p3.g) < rounding &&
    Math.abs(kept.b - p3.b) < rounding
  );
}

/** The share of a picture that lies outside sRGB, 0…1; transparent pixels do not count. */
export function shareBeyondSrgb(srgb: Bytes, p3: Bytes): number {
  let [visible, beyond] = [0, 0];
  for (let at = 0; at < srgb.length; at += 4) {
    if (srgb[at + 3] === 0) continue;
    visible++;
    if (beyondSrgb(srgb, p3, at)) beyond++;
  }
  return visible && beyond / visible;
}

/** The pixels with those of Display P3, where some of them lie outside sRGB. */
export const withWide = (pixels: Pixels, p3: Bytes): Pixels =>
  shareBeyondSrgb(pixels.data, p3) > 0 ? { ...pixels, wide: p3 } : pixels;

const isCut = (byte: number) => byte === 0 || byte === 255;

/** Channels of 0…1. */
export const channelsAt = (bytes: Bytes, at: number): Srgb => ({
  r: bytes[at]! / 255,
  g: bytes[at + 1]! / 255,
  b: bytes[at + 2]! / 255,
});
