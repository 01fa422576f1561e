import { mapToGamut } from '../gamut.ts';
import { toOklch } from '../spaces/oklch.ts';
import type { Srgb } from '../spaces/srgb.ts';
import { strongest } from './chroma-limit.ts';

/** The steps of a design system, light to dark, each with the OKLCH lightness usual there. */
const LIGHTNESS = [
  [50, 0.97],
  [100, 0.935],
  [200, 0.885],
  [300, 0.81],
  [400, 0.71],
  [500, 0.62],
  [600, 0.545],
  [700, 0.48],
  [800, 0.42],
  [900, 0.375],
  [950, 0.28],
] as const;

/** The name of a step. */
export type RampStop = (typeof LIGHTNESS)[number][0];

export const RAMP_STOPS: readonly RampStop[] = LIGHTNESS.map(([stop]) => stop);

export interface Ramp {
  /** One for each of {@link RAMP_STOPS}. */
  readonly colors: readonly Srgb[];
  /** The step at which the base stands as it is. */
  readonly base: RampStop;
}

/**
 * A color as the eleven steps of a design system, 50 (nearly white) to 950 (nearly black). The base
 * takes the step whose usual lightness is nearest to its own. The others keep its hue; their chroma
 * fades evenly toward white and more slowly toward black, as people draw such scales, and ends
 * where sRGB does. Lightness always falls.
 *
 * @param base A color outside the sRGB gamut is mapped into it first.
 */
export function ramp(base: Srgb): Ramp {
  const { colors, place } = rampOf(base, RAMP_STOPS.length);
  return { colors, base: RAMP_STOPS[place]! };
}

/**
 * As {@link ramp}, with another number of steps between the same ends.
 *
 * @param count Steps, 3 or more.
 * @returns The colors from light to dark, and the index at which the base stands.
 * @throws {RangeError} If the count is not a whole number of at least 3.
 */
export function rampOf(base: Srgb, count: number): { colors: Srgb[]; place: number } {
  if (!(Number.isInteger(count) && count >= 3)) {
    throw new RangeError(`count must be a whole number from 3; got ${count}`);
  }
  const inside = mapToGamut(base);
  const { l, c, h } = toOklch(inside);
  const usual = Array.from({ length: count }, (_, i) =>
    usualLightness((i * (LIGHTNESS.length - 1)) / (count - 1)),
  );
  const distances = usual.map((lightness) => Math.abs(lightness - l));
  const place = distances.indexOf(Math.min(...distances));
  const usualThere = usual[place]!;

  const colors = usual.map((lightness, i) => {
    if (i === place) return inside;
    const end = i < place ? usual[0]! : usual.at(-1)!;
    const share = (lightness - usualThere) / (end - usualThere);
    const own = l + (end - l) * share;
    return strongest({ l: own, c: c * (i < place ? (1 - own) / (1 - l) : Math.sqrt(own / l)), h });
  });
  return { colors, place };
}

/** The usual lightness at a position among the eleven, which may lie between two of them. */
function usualLightness(position: number): number {
  const [low, high] = [Math.floor(position), Math.ceil(position)];
  const [, start] = LIGHTNESS[low]!;
  const [, end] = LIGHTNESS[high]!;
  return start + (end - start) * (position - low);
}
