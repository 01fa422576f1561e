import {
  fromHlg,
  fromPq,
  linearMatrix,
  type Matrix,
  multiply,
  ofScene,
  type Primaries,
  REC2020_PRIMARIES,
  SRGB_PRIMARIES,
  toLinear,
  toneMap,
  type Vector,
} from '@swatchwork/color';

/** A channel, 0…1, to linear light. */
export type Curve = (channel: number) => number;

/**
 * How the channels of a pixel, 0…1, become colors, where they are not those of sRGB: to linear light of
 * sRGB. What sRGB lacks lies outside of 0…1.
 */
export type Encoding = (channels: readonly number[]) => Vector;

const D65 = SRGB_PRIMARIES.white;
const C = [0.31, 0.316] as const;
const rec601: Primaries = {
  white: D65,
  red: [0.63, 0.34],
  green: [0.31, 0.595],
  blue: [0.155, 0.07],
};
const p3 = { red: [0.68, 0.32], green: [0.265, 0.69], blue: [0.15, 0.06] } as const;

/** By their code points. @see https://www.itu.int/rec/T-REC-H.273, table 2 */
const PRIMARIES = new Map<number, Primaries>([
  [1, SRGB_PRIMARIES],
  [4, { white: C, red: [0.67, 0.33], green: [0.21, 0.71], blue: [0.14, 0.08] }],
  [5, { white: D65, red: [0.64, 0.33], green: [0.29, 0.6], blue: [0.15, 0.06] }],
  [6, rec601],
  [7, rec601],
  [8, { white: C, red: [0.681, 0.319], green: [0.243, 0.692], blue: [0.145, 0.049] }],
  [9, REC2020_PRIMARIES],
  [10, { white: [1 / 3, 1 / 3], red: [1, 0], green: [0, 1], blue: [0, 0] }],
  [11, { white: [0.314, 0.351], ...p3 }],
  [12, { white: D65, ...p3 }],
  [22, { white: D65, red: [0.63, 0.34], green: [0.295, 0.605], blue: [0.155, 0.077] }],
]);

export const power =
  (exponent: number): Curve =>
  (channel) =>
    channel ** exponent;

/** By their code points, except for those of standard video. @see H.273, table 3 */
const CURVES = new Map<number, Curve>([
  [4, power(2.2)],
  [5, power(2.8)],
  [7, (channel) => (channel < 0.0913 ? channel / 4 : ((channel + 0.1115) / 1.1115) ** (1 / 0.45))],
  [8, (channel) => channel],
  [13, toLinear],
  [17, (channel) => (channel ** 2.6 * 52.37) / 48],
]);

/** BT.709, BT.601 and BT.2020, whose curves differ in nothing but their names. */
const VIDEO_CURVES: readonly number[] = [1, 6, 14, 15];

/**
 * The encoding of code points of H.273.
 *
 * @param video The curve for standard video: browsers take another for each format.
 * @returns Undefined for codes without a meaning here.
 */
export function encodingOfCodes(
  primaries: number,
  transfer: number,
  video: Curve,
): Encoding | undefined {
  const points = PRIMARIES.get(primaries);
  if (!points) return undefined;
  if (transfer === 16 || transfer === 18) return encodingOfHighRange(points, transfer);
  const curve = VIDEO_CURVES.includes(transfer) ? video : CURVES.get(transfer);
  return curve && encodingOf(points, curve);
}

/** @returns Undefined for primaries that span no triangle. */
export function encodingOf(primaries: Primaries, curve: Curve): Encoding | undefined {
  const matrix = linearMatrix(primaries, SRGB_PRIMARIES);
  return matrix && encodingOfMatrix([curve, curve, curve], matrix);
}

/** @param matrix From linear light of the picture to that of sRGB. */
export const encodingOfMatrix =
  ([red, green, blue]: readonly [Curve, Curve, Curve], matrix: Matrix): Encoding =>
  ([r, g, b]) =>
    multiply(matrix, [red(r!), green(g!), blue(b!)]);

/** Light of a high range is mapped in Rec. 2020, whatever the primaries. */
function encodingOfHighRange(primaries: Primaries, transfer: 16 | 18): Encoding {
  const toWide = linearMatrix(primaries, REC2020_PRIMARIES)!;
  const toSrgb = linearMatrix(REC2020_PRIMARIES, SRGB_PRIMARIES)!;
  const curve = transfer === 16 ? fromPq : fromHlg;
  return ([r, g, b]) => {
    const light = multiply(toWide, [curve(r!), curve(g!), curve(b!)]);
    return multiply(toSrgb, toneMap(transfer === 16 ? light : ofScene(light)));
  };
}
