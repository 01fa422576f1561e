import { convertRgbToXyz65, convertXyz65ToRgb } from '../culori.ts';
import { type Matrix, multiply } from './matrix.ts';
import type { Srgb } from './srgb.ts';

/** CIE XYZ; the luminance of white is 1. */
interface Xyz {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/*
 * Bradford's adaptation between the white points, as CSS gives it today. culori 4.0 has the digits
 * of an older draft, which move Lab by up to 4e-5.
 * https://www.w3.org/TR/css-color-4/#color-conversion-code
 */
// biome-ignore format: three rows
const D65_TO_D50: Matrix = [
  1.0479297925449969, 0.022946870601609652, -0.05019226628920524,
  0.02962780877005599, 0.9904344267538799, -0.017073799063418826,
  -0.009243040646204504, 0.015055191490298152, 0.7518742814281371,
];

// biome-ignore format: three rows
const D50_TO_D65: Matrix = [
  0.955473421488075, -0.02309845494876471, 0.06325924320057072,
  -0.0283697093338637, 1.0099953980813041, 0.021041441191917323,
  0.012314014864481998, -0.020507649298898964, 1.330365926242124,
];

/** XYZ as seen under D50, the white point of Lab and LCH. */
export const toXyzD50 = (color: Srgb): Xyz => adapt(D65_TO_D50, convertRgbToXyz65(color));

/** The result may lie outside the sRGB gamut. */
export function fromXyzD50(color: Xyz): Srgb {
  const { r, g, b } = convertXyz65ToRgb(adapt(D50_TO_D65, color));
  return { r, g, b };
}

function adapt(matrix: Matrix, xyz: Xyz): Xyz {
  const [x, y, z] = multiply(matrix, [xyz.x, xyz.y, xyz.z]);
  return { x, y, z };
}
