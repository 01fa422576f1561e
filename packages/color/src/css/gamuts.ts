/** Three numbers in an order that the caller knows. */
export type Triple = readonly [number, number, number];

/** A 3 × 3 matrix by its rows. */
export type Matrix = readonly [Triple, Triple, Triple];

export const times = ([a, b, c]: Matrix, [x, y, z]: Triple): Triple => {
  const row = ([one, two, three]: Triple) => one * x + two * y + three * z;
  return [row(a), row(b), row(c)];
};

function product(one: Matrix, other: Matrix): Matrix {
  const [a, b, c] = transposed(other);
  return transposed([times(one, a), times(one, b), times(one, c)]);
}

const transposed = ([a, b, c]: Matrix): Matrix => [
  [a[0], b[0], c[0]],
  [a[1], b[1], c[1]],
  [a[2], b[2], c[2]],
];

export function inverse([[a, b, c], [d, e, f], [g, h, i]]: Matrix): Matrix {
  const [one, two, three] = [e * i - f * h, f * g - d * i, d * h - e * g];
  const determinant = a * one + b * two + c * three;
  const by = (value: number) => value / determinant;
  return [
    [by(one), by(c * h - b * i), by(b * f - c * e)],
    [by(two), by(a * i - c * g), by(c * d - a * f)],
    [by(three), by(b * g - a * h), by(a * e - b * d)],
  ];
}

const scaled = (factors: Triple): Matrix => [
  [factors[0], 0, 0],
  [0, factors[1], 0],
  [0, 0, factors[2]],
];

type Chromaticity = readonly [x: number, y: number];

const xyzOf = ([x, y]: Chromaticity): Triple => [x / y, 1, (1 - x - y) / y];

/** The white of ICC profiles, D50. */
const WHITE: Triple = [0.96422, 1, 0.82521];

const BRADFORD: Matrix = [
  [0.8951, 0.2664, -0.1614],
  [-0.7502, 1.7135, 0.0367],
  [0.0389, -0.0685, 1.0296],
];

/** XYZ under a white to XYZ under D50, after Bradford. */
function adaptFrom(white: Chromaticity): Matrix {
  const [from, to] = [times(BRADFORD, xyzOf(white)), times(BRADFORD, WHITE)];
  const gains = scaled([to[0] / from[0], to[1] / from[1], to[2] / from[2]]);
  return product(inverse(BRADFORD), product(gains, BRADFORD));
}

/** Linear light to XYZ under D50. */
function fromPrimaries(
  red: Chromaticity,
  green: Chromaticity,
  blue: Chromaticity,
  white: Chromaticity,
): Matrix {
  const primaries = transposed([xyzOf(red), xyzOf(green), xyzOf(blue)]);
  const gains = scaled(times(inverse(primaries), xyzOf(white)));
  return product(adaptFrom(white), product(primaries, gains));
}

/** ICC profiles keep their numbers in 1/65,536. */
const fixed = (...numbers: Triple): Triple => [
  numbers[0] / 65_536,
  numbers[1] / 65_536,
  numbers[2] / 65_536,
];

/**
 * To XYZ under D50, in the digits of Skia, with which Chromium computes. They miss white by up to 3e-5, so
 * that its converted grays have a hue of their own.
 *
 * @see https://skia.googlesource.com/skia/+/refs/heads/main/include/core/SkColorSpace.h
 */
export const GAMUTS = {
  srgb: [fixed(28_578, 25_241, 9_376), fixed(14_581, 46_981, 3_972), fixed(912, 6_362, 46_799)],
  'display-p3': [
    [0.515102, 0.291965, 0.157153],
    [0.241182, 0.692236, 0.0665819],
    [-0.00104941, 0.0418818, 0.784378],
  ],
  'a98-rgb': [
    fixed(39_960, 13_453, 9_777),
    fixed(20_389, 41_004, 4_143),
    fixed(1_276, 3_989, 48_796),
  ],
  rec2020: [
    [0.673459, 0.165661, 0.1251],
    [0.279033, 0.675338, 0.0456288],
    [-0.00193139, 0.0299794, 0.797162],
  ],
  'prophoto-rgb': fromPrimaries(
    [0.7347, 0.2653],
    [0.1596, 0.8404],
    [0.0366, 0.0001],
    [0.34567, 0.3585],
  ),
  'xyz-d65': adaptFrom([0.3127, 0.329]),
} satisfies Record<string, Matrix>;
