import type { Srgb } from '../spaces/srgb.ts';
import { fillHarmony, type HueSpace } from './fill-harmony.ts';
import { type HarmonyType, harmony, harmonyOffsets } from './harmony.ts';
import { styleOf } from './palette-styles.ts';
import { rotatePerceptualHue } from './perceptual.ts';
import { createRandom } from './random.ts';
import type { PaletteStyleId } from './styles.ts';

export interface HarmonyRequest {
  type: HarmonyType;
  /** The space in which the hue is turned. Default: hsl. */
  space?: HueSpace | undefined;
  /** Default: none, which keeps the lightness of the base, and its saturation or chroma. */
  style?: PaletteStyleId | undefined;
  /** Another seed gives other colors where there is a style. Default: one for all calls. */
  seed?: string | number | undefined;
}

/**
 * The colors of a harmony, the base first and unchanged. With a style each of the others is as light
 * and strong as suits its hue, the base and the style.
 *
 * @throws {RangeError} If the type or the style is unknown.
 */
export function harmonize(
  base: Srgb,
  { type, space = 'hsl', style, seed = '' }: HarmonyRequest,
): Srgb[] {
  const offsets = harmonyOffsets(type);
  if (style === undefined) {
    if (space === 'hsl') return harmony(base, type);
    return offsets.map((offset) => rotatePerceptualHue(base, offset));
  }
  const options = { space, style: styleOf(style), random: createRandom(seed) };
  return fillHarmony(base, type, Array<null>(offsets.length).fill(null), options);
}
