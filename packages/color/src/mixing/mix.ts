import { mapToGamut } from '../gamut.ts';
import { isGrey, type Srgb } from '../spaces/srgb.ts';
import { COORDINATES, type MixSpace } from './coordinates.ts';

/**
 * The color between two others, as `color-mix()` of CSS has it: every coordinate of the space goes
 * straight from one to the other, and the hue by the shorter way round. A gray has no hue of its
 * own and takes the other's.
 *
 * @param a Colors outside the sRGB gamut are mapped into it first, and so is what is answered.
 * @param share How much of `b`: 0 answers `a`, 1 answers `b`.
 * @throws {RangeError} If the share is outside 0…1.
 * @see https://www.w3.org/TR/css-color-4/#interpolation
 */
export function mixColors(a: Srgb, b: Srgb, share: number, space: MixSpace = 'oklab'): Srgb {
  if (!(share >= 0 && share <= 1)) throw new RangeError(`share must be 0…1, got ${share}`);
  const [from, to] = [mapToGamut(a), mapToGamut(b)];
  if (share === 0) return from;
  if (share === 1) return to;

  const { read, write, hueAt } = COORDINATES[space];
  const [start, end] = [read(from), read(to)];
  const at = (index: 0 | 1 | 2): number => {
    const [one, other] = [start[index], end[index]];
    if (index !== hueAt) return one + (other - one) * share;
    if (isGrey(from)) return other;
    return isGrey(to) ? one : one + shorterWay(one, other) * share;
  };
  return mapToGamut(write([at(0), at(1), at(2)]));
}

/** Degrees from one hue to another, at most half a turn. */
function shorterWay(from: number, to: number): number {
  const way = to - from;
  if (way > 180) return way - 360;
  return way < -180 ? way + 360 : way;
}
