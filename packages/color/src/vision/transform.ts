import { type Matrix, multiply, type Vector } from '../spaces/matrix.ts';
import { TRITAN } from './brettel.ts';
import { DEUTAN, DEUTERANOPIA, PROTAN, PROTANOPIA } from './machado.ts';

/** Missing or shifted red, green or blue cones, or no color at all. */
export const VISION_TYPES = ['protan', 'deutan', 'tritan', 'achromat'] as const;

export type VisionType = (typeof VISION_TYPES)[number];

/** What a deficiency does to linear sRGB; the caller clips results outside the gamut. */
export interface VisionTransform {
  readonly matrix: Matrix;
  /** The matrix for colors on the side of a plane through the grays to which `normal` points. */
  readonly beyond?: { readonly normal: Vector; readonly matrix: Matrix };
}

/**
 * The matrices of {@link simulateVision}, for code that paints pictures, such as an SVG filter.
 *
 * @param severity 0 (ordinary vision) to 1 (the cones are missing).
 * @throws {RangeError} If the severity is outside 0…1.
 */
export function visionTransform(type: VisionType, severity: number): VisionTransform {
  if (!(severity >= 0 && severity <= 1)) {
    throw new RangeError(`severity must be 0…1, got ${severity}`);
  }
  return MODELS[type](severity);
}

/** {@link visionTransform} for missing cones, without the tables of weaker deficiencies, which take their bytes of a page. */
export function dichromacy(type: Exclude<VisionType, 'achromat'>): VisionTransform {
  if (type === 'tritan') return tritan(1);
  return { matrix: type === 'protan' ? PROTANOPIA : DEUTERANOPIA };
}

/** The linear color as the model sees it, not clipped. */
export function applyVision({ matrix, beyond }: VisionTransform, linear: Vector): Vector {
  const isBeyond = beyond && dot(beyond.normal, linear) >= 0;
  return multiply(isBeyond ? beyond.matrix : matrix, linear);
}

// biome-ignore format: three rows
const IDENTITY: Matrix = [
  1, 0, 0,
  0, 1, 0,
  0, 0, 1,
];

/** Weights of the relative luminance in WCAG 2.2. */
// biome-ignore format: three rows
const LUMINANCE: Matrix = [
  0.2126, 0.7152, 0.0722,
  0.2126, 0.7152, 0.0722,
  0.2126, 0.7152, 0.0722,
];

const MODELS: Record<VisionType, (severity: number) => VisionTransform> = {
  protan: (severity) => ({ matrix: between(PROTAN, severity) }),
  deutan: (severity) => ({ matrix: between(DEUTAN, severity) }),
  tritan,
  achromat: (severity) => ({ matrix: mix(IDENTITY, LUMINANCE, severity) }),
};

function tritan(severity: number): VisionTransform {
  return {
    matrix: mix(IDENTITY, TRITAN.bluish, severity),
    beyond: { normal: TRITAN.normal, matrix: mix(IDENTITY, TRITAN.reddish, severity) },
  };
}

/** Interpolates between the two published matrices next to the severity. */
function between(matrices: readonly Matrix[], severity: number): Matrix {
  const position = severity * (matrices.length - 1);
  return mix(matrices[Math.floor(position)]!, matrices[Math.ceil(position)]!, position % 1);
}

function mix(a: Matrix, b: Matrix, share: number): Matrix {
  const at = (index: number) => a[index]! + (b[index]! - a[index]!) * share;
  return [at(0), at(1), at(2), at(3), at(4), at(5), at(6), at(7), at(8)];
}

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
