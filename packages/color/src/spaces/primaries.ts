import { inverse, type Matrix, multiply, ofColumns, product, type Vector } from './matrix.ts';

/** CIE x and y of a light. */
type Chromaticity = readonly [x: number, y: number];

/** What the channels of an RGB space stand for: its white and its three primaries. */
export interface Primaries {
  readonly white: Chromaticity;
  readonly red: Chromaticity;
  readonly green: Chromaticity;
  readonly blue: Chromaticity;
}

const D65: Chromaticity = [0.3127, 0.329];

export const SRGB_PRIMARIES: Primaries = {
  white: D65,
  red: [0.64, 0.33],
  green: [0.3, 0.6],
  blue: [0.15, 0.06],
};

export const REC2020_PRIMARIES: Primaries = {
  white: D65,
  red: [0.708, 0.292],
  green: [0.17, 0.797],
  blue: [0.131, 0.046],
};

/** D50 as profiles of the ICC give it. */
const D50: Vector = [0.9642, 1, 0.8249];

/** XYZ to the responses of the eye's cones, in which Bradford adapts to another white. */
// biome-ignore format: three rows
const BRADFORD: Matrix = [
  0.8951, 0.2664, -0.1614,
  -0.7502, 1.7135, 0.0367,
  0.0389, -0.0685, 1.0296,
];

/**
 * The matrix from linear light of one RGB space to that of another, as its white adapts by Bradford.
 *
 * @returns Undefined for primaries that span no triangle, or a white without luminance.
 * @see https://www.w3.org/TR/css-color-4/#color-conversion-code
 */
export function linearMatrix(from: Primaries, to: Primaries): Matrix | undefined {
  const matrix = product(inverse(toXyzD50(to)), toXyzD50(from));
  return matrix.every(Number.isFinite) ? matrix : undefined;
}

/** The matrix from XYZ under D50, as profiles of the ICC have it, to linear light of sRGB. */
export const linearSrgbOfXyzD50 = (): Matrix => inverse(toXyzD50(SRGB_PRIMARIES));

function toXyzD50({ white, red, green, blue }: Primaries): Matrix {
  const unscaled = ofColumns(full(red), full(green), full(blue));
  const [x, y, z] = full(white);
  const whiteXyz: Vector = [x / y, 1, z / y];
  const scale = multiply(inverse(unscaled), whiteXyz);
  return product(adaptation(whiteXyz, D50), product(unscaled, diagonal(scale)));
}

function adaptation(from: Vector, to: Vector): Matrix {
  const [source, target] = [multiply(BRADFORD, from), multiply(BRADFORD, to)];
  const gain = diagonal([target[0] / source[0], target[1] / source[1], target[2] / source[2]]);
  return product(inverse(BRADFORD), product(gain, BRADFORD));
}

const full = ([x, y]: Chromaticity): Vector => [x, y, 1 - x - y];
const diagonal = ([x, y, z]: Vector): Matrix => [x, 0, 0, 0, y, 0, 0, 0, z];
