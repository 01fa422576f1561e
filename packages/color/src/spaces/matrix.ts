/** Three channels in an order that the caller knows. */
export type Vector = readonly [number, number, number];

/** A 3 × 3 matrix, row by row. */
// biome-ignore format: three rows
export type Matrix = readonly [
  number, number, number,
  number, number, number,
  number, number, number,
];

/** The matrix times the vector. */
export const multiply = (m: Matrix, [x, y, z]: Vector): [number, number, number] => [
  m[0] * x + m[1] * y + m[2] * z,
  m[3] * x + m[4] * y + m[5] * z,
  m[6] * x + m[7] * y + m[8] * z,
];
