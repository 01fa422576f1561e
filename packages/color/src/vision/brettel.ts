import type { Matrix, Vector } from '../spaces/matrix.ts';

// biome-ignore format: three rows
const REDDISH: Matrix = [
  1.01277, 0.13548, -0.14826,
  -0.01243, 0.86812, 0.14431,
  0.07589, 0.805, 0.11911,
];

// biome-ignore format: three rows
const BLUISH: Matrix = [
  0.93678, 0.18979, -0.12657,
  0.06154, 0.81526, 0.1232,
  -0.37562, 1.12767, 0.24796,
];

/**
 * Brettel, Viénot and Mollon, 'Computerized simulation of color appearance for dichromats' (1997),
 * for full tritanopia in linear sRGB: two half planes that meet in the grays, each with its
 * matrix; `normal` points to the reddish one. Machado's model is known to be weak for tritan
 * vision.
 *
 * @see https://daltonlens.org/understanding-cvd-simulation/
 */
export const TRITAN = {
  normal: [0.03901, -0.02788, -0.01113] satisfies Vector,
  reddish: REDDISH,
  bluish: BLUISH,
} as const;
