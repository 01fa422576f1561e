import type { Srgb } from '../spaces/srgb.ts';
import type { MixSpace } from './coordinates.ts';
import { mixColors } from './mix.ts';

/**
 * Colors at even distances along a path through the stops. The path begins with the first stop and
 * ends with the last, and neighbors are equally far apart. Between stops, colors are mixed as
 * {@link mixColors} does.
 *
 * @param stops Two or more.
 * @param steps How many colors to return, 2 or more.
 * @throws {RangeError} If there are fewer stops or steps, or `steps` is not whole.
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
