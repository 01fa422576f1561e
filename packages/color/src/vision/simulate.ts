import { clip } from '../gamut.ts';
import { fromLinear, toLinear } from '../spaces/linear-light.ts';
import type { Srgb } from '../spaces/srgb.ts';
import {
  applyVision,
  dichromacy,
  type VisionTransform,
  type VisionType,
  visionTransform,
} from './transform.ts';

/**
 * How a person with a color-vision deficiency may see a color: Machado 2009 for protan and
 * deutan, Brettel 1997 for tritan, luminance for achromat; computed in linear light.
 * A model for designers, not a diagnosis.
 *
 * @param severity 0 (ordinary vision) to 1 (the cones are missing).
 * @returns Inside the sRGB gamut: what the model puts outside is clipped.
 * @throws {RangeError} If the severity is outside 0…1.
 */
export function simulateVision(color: Srgb, type: VisionType, severity: number): Srgb {
  return seenThrough(visionTransform(type, severity), color);
}

/** {@link simulateVision} where the cones are missing. */
export const simulateDichromacy = (color: Srgb, type: Exclude<VisionType, 'achromat'>): Srgb =>
  seenThrough(dichromacy(type), color);

function seenThrough(transform: VisionTransform, color: Srgb): Srgb {
  const linear = [toLinear(color.r), toLinear(color.g), toLinear(color.b)] as const;
  const [r, g, b] = applyVision(transform, linear);
  return clip({ r: fromLinear(r), g: fromLinear(g), b: fromLinear(b) });
}
