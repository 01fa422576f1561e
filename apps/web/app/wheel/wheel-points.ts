import type { Srgb } from '@swatchwork/color';

/** A color, of any gamut, and the angle of its hue on a wheel, in degrees. */
export type WheelPoint = { hue: number; color: Srgb };

/** Radius on which the colors lie, where the wheel's own is 100. */
const RING = 77;

/** Place of a hue on a wheel of radius 100 around 0 0: hue 0 at the top, clockwise. */
export function wheelPlace(hue: number): { x: number; y: number } {
  const angle = ((hue - 90) * Math.PI) / 180;
  // Rounded, so that the server and every browser write the same digits.
  const round = (value: number) => Math.round(value * 100) / 100;
  return { x: round(RING * Math.cos(angle)), y: round(RING * Math.sin(angle)) };
}
