import { clip } from '../gamut.ts';
import { fromLinear, toLinear } from '../spaces/linear-light.ts';
import type { Srgb } from '../spaces/srgb.ts';
import { applyVision, type VisionType, visionTransform } from './transform.ts';

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
  const linear = [toLinear(color.r), toLinear(color.g), toLinear(color.b)] as const;
  const [r, g, b] = applyVision(visionTransform(type, severity), linear);
  return clip({ r: fromLinear(r), g: fromLinear(g), b: fromLinear(b) });
}
