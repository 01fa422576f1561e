import { type CssColor, formatHex, formatP3, isInGamut, toCssColor } from '@swatchwork/color';
import { beyondSrgb, channelsAt } from '@swatchwork/extract';

/**
 * A square of pixels around one: RGBA, four bytes each; pixels outside the picture are transparent.
 */
export interface Patch {
  /** In sRGB, which cuts what lies outside. */
  readonly data: Uint8ClampedArray;
  /** The same in Display P3, where some of the pixels lie outside sRGB and the browser can say so. */
  readonly wide?: Uint8ClampedArray | undefined;
  /** Pixels per side; odd. */
  readonly side: number;
}

/** Number of pixels, in each direction, that a pick may average. */
export const AVERAGES = [1, 3, 5] as const;

export type Average = (typeof AVERAGES)[number];

/**
 * The mean of the middle pixels of a patch, computed from sRGB bytes as image editors do. A
 * translucent pixel counts by its alpha.
 *
 * @returns With `css` if it lies outside sRGB; undefined if all of the pixels are transparent.
 */
export function averageOf({ data, wide, side }: Patch, over: Average): CssColor | undefined {
  const first = (side - over) / 2;
  let [r, g, b, weight] = [0, 0, 0, 0];
  for (let y = first; y < first + over; y++) {
    for (let x = first; x < first + over; x++) {
      const at = 4 * (y * side + x);
      const alpha = data[at + 3]!;
      const color = (wide && beyondSrgb(data, wide, at)) ?? channelsAt(data, at);
      r += color.r * alpha;
      g += color.g * alpha;
      b += color.b * alpha;
      weight += alpha;
    }
  }
  if (weight === 0) return undefined;
  const mean = { r: r / weight, g: g / weight, b: b / weight };
  return isInGamut(mean) ? { hex: formatHex(mean) } : toCssColor(formatP3(mean));
}
