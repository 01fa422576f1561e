import { formatHex, type Hex } from '@swatchwork/color';

/**
 * A square of pixels around one: RGBA, four bytes each; pixels outside the picture are transparent.
 */
export interface Patch {
  readonly data: Uint8ClampedArray;
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
 * @returns Undefined if all of them are transparent.
 */
export function averageOf({ data, side }: Patch, over: Average): Hex | undefined {
  const first = (side - over) / 2;
  let [r, g, b, weight] = [0, 0, 0, 0];
  for (let y = first; y < first + over; y++) {
    for (let x = first; x < first + over; x++) {
      const at = 4 * (y * side + x);
      const alpha = data[at + 3]!;
      r += data[at]! * alpha;
      g += data[at + 1]! * alpha;
      b += data[at + 2]! * alpha;
      weight += alpha;
    }
  }
  if (weight === 0) return undefined;
  const mean = (sum: number) => sum / weight / 255;
  return formatHex({ r: mean(r), g: mean(g), b: mean(b) });
}
