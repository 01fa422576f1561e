import type { Srgb } from '../spaces/srgb.ts';
import { COLLISION } from './constants.ts';
import { deltaE2000 } from './delta-e-2000.ts';
import { seeExactly } from './even-steps.ts';
import { SEEN_LENGTH } from './readers.ts';

/** Whether two colors are too alike to be the ends of a ramp. */
export function areAlike(one: Srgb, other: Srgb): boolean {
  return distance(one, other) < COLLISION;
}

/** ΔE2000 of two colors. */
export function distance(one: Srgb, other: Srgb): number {
  const seen = seeExactly([one, other]);
  return deltaE2000(seen, 0, seen, SEEN_LENGTH);
}
