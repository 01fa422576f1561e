import type { Srgb } from '../spaces/srgb.ts';
import { areAlike, distance } from './alike.ts';
import { COLLISION } from './constants.ts';
import type { MeasuredRamp } from './measure-ramp.ts';

/** Colors of a ramp. */
export const RAMP_LIMITS = { min: 3, max: 256 } as const;

export interface Ramp extends MeasuredRamp {
  /** 8-bit colors. */
  readonly colors: readonly Srgb[];
  /** Where the given colors stand, the first place is 1; nothing for one that is too light to stand in the ramp. */
  readonly places: readonly (number | undefined)[];
}

/** @throws {RangeError} If there are more than two colors, two that are nearly alike, or not 3 to 256 steps. */
export function assertRamp(colors: readonly Srgb[], steps: number): void {
  const [one, other] = colors;
  if (colors.length > 2) throw new RangeError(`colors must be at most 2, got ${colors.length}`);
  if (one && other && areAlike(one, other)) {
    throw new RangeError(
      `colors must be at least ΔE2000 ${COLLISION} apart, got ${distance(one, other).toFixed(1)}`,
    );
  }
  const { min, max } = RAMP_LIMITS;
  if (!Number.isInteger(steps) || steps < min || steps > max) {
    throw new RangeError(`steps must be a whole number ${min}…${max}, got ${steps}`);
  }
}
