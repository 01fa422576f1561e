import { clip } from '../gamut.ts';
import { type Matrix, multiply, type Vector } from '../spaces/matrix.ts';
import { fromLinear, type Srgb, toLinear } from '../spaces/srgb.ts';
import { simulateTritanopia } from './brettel.ts';
import { DEUTAN, PROTAN } from './machado.ts';

/** Missing or shifted red, green or blue cones, or no colour at all. */
export const VISION_TYPES = ['protan', 'deutan', 'tritan', 'achromat'] as const;

export type VisionType = (typeof VISION_TYPES)[number];

/**
 * How a person with a colour-vision deficiency may see a colour: Machado 2009 for protan and
 * deutan, Brettel 1997 for tritan, the luminance alone for achromat; computed in linear light.
 * A model for designers, not a diagnosis.
 *
 * @param severity 0 (ordinary vision) to 1 (the cones are missing).
 * @returns Inside the sRGB gamut: what the model puts outside is clipped.
 * @throws {RangeError} If the severity is outside 0…1.
 */
export function simulateVision(color: Srgb, type: VisionType, severity: number): Srgb {
  if (!(severity >= 0 && severity <= 1)) {
    throw new RangeError(`severity must be 0…1, got ${severity}`);
  }
  const linear: Vector = [toLinear(color.r), toLinear(color.g), toLinear(color.b)];
  const [r, g, b] = MODELS[type](linear, severity);
  return clip({ r: fromLinear(r), g: fromLinear(g), b: fromLinear(b) });
}

type Model = (linear: Vector, severity: number) => Vector;

const MODELS: Record<VisionType, Model> = {
  protan: (linear, severity) => between(PROTAN, linear, severity),
  deutan: (linear, severity) => between(DEUTAN, linear, severity),
  tritan: (linear, severity) => mix(linear, simulateTritanopia(linear), severity),
  achromat: (linear, severity) => mix(linear, toLuminance(linear), severity),
};

/** Interpolates between the two published matrices next to the severity. */
function between(matrices: readonly Matrix[], linear: Vector, severity: number): Vector {
  const position = severity * (matrices.length - 1);
  const below = matrices[Math.floor(position)]!;
  const above = matrices[Math.ceil(position)]!;
  return mix(multiply(below, linear), multiply(above, linear), position % 1);
}

function mix(a: Vector, b: Vector, share: number): Vector {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
}

function toLuminance([r, g, b]: Vector): Vector {
  const y = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  return [y, y, y];
}
