/** Pieces of the range 0…100% of cyan, magenta, yellow and black; each ink has three coefficients more. */
export const PIECES = [6, 6, 6, 5] as const;

/** Coefficients of an ink. */
export const SIZES = PIECES.map((pieces) => pieces + 3) as [number, number, number, number];

/** From a coefficient to the next of the same ink; those of `L*`, `a*` and `b*` lie beside each other. */
export const STRIDES = [
  3 * SIZES[1] * SIZES[2] * SIZES[3],
  3 * SIZES[2] * SIZES[3],
  3 * SIZES[3],
  3,
] as const;

/** How many numbers describe a print condition. */
export const COEFFICIENTS = SIZES[0] * STRIDES[0];

/**
 * The four cubic B-splines that are not zero at a share of an ink, and their slopes by percent.
 *
 * @param into Gets four weights from `at`, then four slopes.
 * @returns The first coefficient that they weigh.
 */
export function weigh(percent: number, pieces: number, into: Float64Array, at: number): number {
  const place = (Math.min(100, Math.max(0, percent)) * pieces) / 100;
  const first = Math.min(pieces - 1, Math.floor(place));
  const t = place - first;
  const s = 1 - t;
  into[at] = (s * s * s) / 6;
  into[at + 1] = (4 - 6 * t * t + 3 * t * t * t) / 6;
  into[at + 2] = (4 - 6 * s * s + 3 * s * s * s) / 6;
  into[at + 3] = (t * t * t) / 6;
  const slope = pieces / 200;
  into[at + 4] = -s * s * slope;
  into[at + 5] = (3 * t * t - 4 * t) * slope;
  into[at + 6] = (4 * s - 3 * s * s) * slope;
  into[at + 7] = t * t * slope;
  return first;
}

const weights = new Float64Array(32);

/**
 * The color of inks in percent, and how it changes with each of them.
 *
 * @param out Gets `L*`, `a*`, `b*`, then the same three slopes by percent of each ink.
 */
export function printedInto(
  coefficients: Float64Array,
  ink: Float64Array,
  out: Float64Array,
): void {
  let start = 0;
  for (let i = 0; i < 4; i++) start += STRIDES[i]! * weigh(ink[i]!, PIECES[i]!, weights, 8 * i);
  out.fill(0);
  for (let c = 0; c < 4; c++) {
    for (let m = 0; m < 4; m++) {
      for (let y = 0; y < 4; y++) {
        const at = start + c * STRIDES[0] + m * STRIDES[1] + y * STRIDES[2];
        const wc = weights[c]!;
        const wm = weights[8 + m]!;
        const wy = weights[16 + y]!;
        const product = wc * wm * wy;
        const byC = weights[4 + c]! * wm * wy;
        const byM = weights[12 + m]! * wc * wy;
        const byY = weights[20 + y]! * wc * wm;
        for (let channel = 0; channel < 3; channel++) {
          let value = 0;
          let byK = 0;
          for (let k = 0; k < 4; k++) {
            const coefficient = coefficients[at + 3 * k + channel]!;
            value += weights[24 + k]! * coefficient;
            byK += weights[28 + k]! * coefficient;
          }
          out[channel]! += product * value;
          out[3 + channel]! += byC * value;
          out[6 + channel]! += byM * value;
          out[9 + channel]! += byY * value;
          out[12 + channel]! += product * byK;
        }
      }
    }
  }
}
