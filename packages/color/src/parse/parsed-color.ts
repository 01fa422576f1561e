import type { Srgb } from '../spaces/srgb.ts';

/** What `parseColor` read. */
export interface ParsedColor {
  /** May lie outside the sRGB gamut where the notation can say so. */
  readonly color: Srgb;
  /** 0 (transparent) to 1 (opaque). */
  readonly alpha: number;
  /** The color space of the notation by its CSS name, such as `srgb`, `hsl` or `display-p3`. */
  readonly space: string;
}
