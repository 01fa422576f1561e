import type { Region } from './region.ts';

/** A decoded picture: RGBA, four bytes a pixel, sRGB, alpha not multiplied in. */
export type Pixels = {
  readonly data: Uint8ClampedArray | Uint8Array;
  readonly width: number;
  readonly height: number;
  /** The same in Display P3, where some pixels lie outside sRGB, which `data` cuts. */
  readonly wide?: Uint8ClampedArray | Uint8Array | undefined;
  /** What these are of a picture, where they are not all of it. */
  readonly region?: Region | undefined;
};

/**
 * The longer side, in pixels, to which both decoders shrink a picture. Averaging hides noise and
 * grain, yet a spot of half a percent of the picture still has 150 pixels.
 */
export const WORKING_SIZE = 256;

/** The size of a picture when its longer side is shrunk to {@link WORKING_SIZE}; never enlarged. */
export function workingSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, WORKING_SIZE / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
