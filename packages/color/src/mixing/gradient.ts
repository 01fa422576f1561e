import type { Srgb } from '../spaces/srgb.ts';
import type { MixSpace } from './coordinates.ts';
import { mixColors } from './mix.ts';

/**
 * Colors at even distances along a way through others: the first is the first of them, the last
 * the last, and each stands as far from the next as any other two. Between them as
 * {@link mixColors} does.
 *
 * @param stops Two or more.
 * @param steps How many colors to answer, 2 or more.
 * @throws {RangeError} If there are fewer stops or steps, or a part of a step.
 */
export function gradient(stops: readonly Srgb[], steps: number, space?: MixSpace): Srgb[] {
  if (stops.length < 2) throw new RangeError(`stops must be 2 or more, got ${stops.length}`);
  if (!Number.isInteger(steps) || steps < 2) {
    throw new RangeError(`steps must be a whole number from 2, got ${steps}`);
  }
  const ways = stops.length - 1;
  return Array.from({ length: steps }, (_, step) => {
    const position = (step * ways) / (steps - 1);
    const way = Math.min(Math.floor(position), ways - 1);
    return mixColors(stops[way]!, stops[way + 1]!, position - way, space);
  });
}
