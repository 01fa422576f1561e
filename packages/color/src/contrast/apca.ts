import type { Srgb } from '../spaces/srgb.ts';

/**
 * A perceptual contrast measure such as APCA. None is shipped: docs/decisions/0003 says why. If a
 * measure is added later, it implements this interface, is labeled advisory and never replaces the
 * WCAG ratio.
 */
export interface PerceptualContrast {
  readonly name: string;

  /**
   * Signed lightness contrast, about -108 to 106; below zero for light text on a dark background.
   * The order matters. Both colors opaque, channels 0…1.
   */
  contrast(text: Srgb, background: Srgb): number;
}
