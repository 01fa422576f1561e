import type { AlphaColor } from '../contrast/composite.ts';

/** What `parseColor` read; it may lie outside the sRGB gamut where the notation can say so. */
export interface ParsedColor extends AlphaColor {
  /** The color space of the notation by its CSS name, such as `srgb`, `hsl` or `display-p3`. */
  readonly space: string;
}
