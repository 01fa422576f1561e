import type { ContrastTarget } from '../contrast/use.ts';
import { WCAG } from '../contrast/wcag.ts';
import type { Srgb } from '../spaces/srgb.ts';
import { type CheckedPair, comparePair, type Seen, see } from './compare.ts';
import { pairsOf } from './places.ts';

/** A palette, and what is known about each of its pairs. */
export interface PaletteCheck {
  readonly target: ContrastTarget;
  readonly colors: readonly Seen[];
  /** By place: a locked color must not change. */
  readonly locked: readonly boolean[];
  /** Each pair once: the first color with all after it, then the second, and so on. */
  readonly pairs: readonly CheckedPair[];
}

/**
 * The contrast of every pair of a palette, and its collisions: pairs that become too alike.
 *
 * @param colors 8-bit colors, or colors that sRGB does not have.
 * @param options.locked By place; a color without an entry is free.
 * @throws {RangeError} If a channel is NaN.
 */
export function checkPalette(
  colors: readonly Srgb[],
  options: { target?: ContrastTarget; locked?: readonly boolean[] } = {},
): PaletteCheck {
  const { target = WCAG.aa, locked = [] } = options;
  const seen = colors.map(see);
  const pairs = pairsOf(colors.length).map((places) =>
    comparePair(places, seen[places[0]]!, seen[places[1]]!, target),
  );
  return { target, colors: seen, locked: colors.map((_, i) => locked[i] === true), pairs };
}
