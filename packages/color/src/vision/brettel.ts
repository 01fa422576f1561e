import { type Matrix, multiply, type Vector } from '../spaces/matrix.ts';

/**
 * Brettel, Viénot and Mollon, 'Computerized simulation of color appearance for dichromats' (1997),
 * for full tritanopia in linear sRGB: two half planes that meet in the greys, each with its
 * matrix. Machado's model is known to be weak for tritan vision.
 *
 * @see https://daltonlens.org/understanding-cvd-simulation/
 */
export function simulateTritanopia(linear: Vector): Vector {
  const [r, g, b] = linear;
  return multiply(0.03901 * r - 0.02788 * g - 0.01113 * b >= 0 ? REDDISH : BLUISH, linear);
}

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
