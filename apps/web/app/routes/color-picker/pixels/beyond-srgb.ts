import { fromP3, type Srgb, toP3 } from '@swatchwork/color';
import type { Pixels } from '@swatchwork/extract';

/** Four bytes each. */
type Bytes = Pixels['data'];

/** Steps of 8 bits by which a color that sRGB has may differ between the two, by rounding. */
const ROUNDING = 1.5 / 255;

/**
 * What a pixel is where sRGB has only something near it.
 *
 * @param srgb The pixels as a canvas of sRGB has them, which cuts what lies outside.
 * @param p3 The same pixels in Display P3.
 * @param at The place of the pixel's first byte.
 * @returns Channels of which some lie outside of 0…1; undefined for a color that sRGB has.
 */
export function beyondSrgb(srgb: Bytes, p3: Bytes, at: number): Srgb | undefined {
  if (!isCut(srgb[at]!) && !isCut(srgb[at + 1]!) && !isCut(srgb[at + 2]!)) return undefined;
  const kept = toP3(channelsAt(srgb, at));
  const wide = channelsAt(p3, at);
  const isSame =
    Math.abs(kept.r - wide.r) < ROUNDING &&
    Math.abs(kept.g - wide.g) < ROUNDING &&
    Math.abs(kept.b - wide.b) < ROUNDING;
  return isSame ? undefined : fromP3(wide);
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

const isCut = (byte: number) => byte === 0 || byte === 255;

/** Channels of 0…1. */
export const channelsAt = (bytes: Bytes, at: number): Srgb => ({
  r: bytes[at]! / 255,
  g: bytes[at + 1]! / 255,
  b: bytes[at + 2]! / 255,
});
