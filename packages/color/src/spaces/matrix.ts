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

/** The matrix whose columns are these. */
export const ofColumns = (a: Vector, b: Vector, c: Vector): Matrix => [
  a[0],
  b[0],
  c[0],
  a[1],
  b[1],
  c[1],
  a[2],
  b[2],
  c[2],
];

/** The matrix that does what `second` does after `first`. */
export const product = (second: Matrix, first: Matrix): Matrix =>
  ofColumns(
    multiply(second, [first[0], first[3], first[6]]),
    multiply(second, [first[1], first[4], first[7]]),
    multiply(second, [first[2], first[5], first[8]]),
  );

/** The matrix that undoes `m`; not finite if there is none. */
export function inverse([a, b, c, d, e, f, g, h, i]: Matrix): Matrix {
  const [x, y, z] = [e * i - f * h, f * g - d * i, d * h - e * g];
  const scale = 1 / (a * x + b * y + c * z);
  return ofColumns(
    [x * scale, y * scale, z * scale],
    [(c * h - b * i) * scale, (a * i - c * g) * scale, (b * g - a * h) * scale],
    [(b * f - c * e) * scale, (c * d - a * f) * scale, (a * e - b * d) * scale],
  );
}
