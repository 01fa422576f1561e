import type { Srgb } from '../spaces/srgb.ts';
import { COLLISION, LEAST_FALL, VISION_READERS } from './constants.ts';
import { deltaE2000 } from './delta-e-2000.ts';
import { seeExactly } from './even-steps.ts';
import { PLACE_OF, SEEN_LENGTH } from './readers.ts';

/** Whether two colors are too alike to be the ends of a ramp. */
export function areAlike(one: Srgb, other: Srgb): boolean {
  return distance(one, other) < COLLISION;
}

/** ΔE2000 of two colors. */
export function distance(one: Srgb, other: Srgb): number {
  const seen = seeExactly([one, other]);
  return deltaE2000(seen, 0, seen, SEEN_LENGTH);
}

/** Whether neither of two colors is clearly the lighter one for every vision, so that they are no ends of a sequential ramp. */
export function areLevel(one: Srgb, other: Srgb): boolean {
  const seen = seeExactly([one, other]);
  const falls = VISION_READERS.map((reader) => {
    const at = PLACE_OF[reader];
    return seen[at]! - seen[SEEN_LENGTH + at]!;
  });
  return Math.max(Math.min(...falls), -Math.max(...falls)) < LEAST_FALL;
}
