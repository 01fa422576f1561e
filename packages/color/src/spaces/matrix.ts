import type { Srgb } from './srgb.ts';

/** A 3 × 3 matrix, row by row. */
// biome-ignore format: three rows
export type Matrix = readonly [
  number, number, number,
  number, number, number,
  number, number, number,
];

/** The matrix times the channels, whatever their encoding. */
export const multiply = (m: Matrix, { r, g, b }: Srgb): Srgb => ({
  r: m[0] * r + m[1] * g + m[2] * b,
  g: m[3] * r + m[4] * g + m[5] * b,
  b: m[6] * r + m[7] * g + m[8] * b,
});

/** Channel by channel from `a` (0) to `b` (1). */
export const mix = (a: Srgb, b: Srgb, share: number): Srgb => ({
  r: a.r + (b.r - a.r) * share,
  g: a.g + (b.g - a.g) * share,
  b: a.b + (b.b - a.b) * share,
});
