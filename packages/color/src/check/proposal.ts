import { deltaEOK } from '../difference.ts';
import type { Srgb } from '../spaces/srgb.ts';
import type { PaletteCheck } from './check-palette.ts';
import { type CheckedPair, comparePair, type Seen } from './compare.ts';
import { type Places, placesToChange } from './places.ts';

/** Another color for one place, which nobody has put there yet. */
export interface Change {
  readonly place: number;
  /** An 8-bit color. */
  readonly color: Srgb;
  /** ΔE_OK from the present color. */
  readonly distance: number;
  /** The pair after the change. */
  readonly pair: CheckedPair;
  /** Other pairs that would fall below the target, or collide in one more vision. */
  readonly breaks: readonly Places[];
}

/** Why nothing can be proposed for a pair. */
export const OBSTACLES = ['both-locked', 'one-locked', 'out-of-reach'] as const;

export type Obstacle = (typeof OBSTACLES)[number];

/** What a person may choose from. The smallest change comes first. */
export interface Proposal {
  readonly changes: readonly Change[];
  /** Absent where there are changes. */
  readonly obstacle?: Obstacle;
}

export function propose({ locked }: PaletteCheck, places: Places, changes: Change[]): Proposal {
  if (changes.length > 0) return { changes: changes.sort((a, b) => a.distance - b.distance) };
  const free = placesToChange(places, locked).length;
  const obstacle = free === 0 ? 'both-locked' : free === 1 ? 'one-locked' : 'out-of-reach';
  return { changes, obstacle };
}

/** What becomes of a pair, and of the other pairs, if one of its colors changes. */
export function tryChange(
  check: PaletteCheck,
  { places }: CheckedPair,
  place: number,
  candidate: Seen,
): Change {
  const pairs = check.pairs.filter((pair) => pair.places.includes(place));
  const after = (pair: CheckedPair) => afterChange(check, pair, place, candidate);
  const [own, others] = partition(pairs, (pair) => pair.places.join() === places.join());
  return {
    place,
    color: candidate.color,
    distance: deltaEOK(candidate.color, check.colors[place]!.color),
    pair: after(own[0]!),
    breaks: others.filter((pair) => isWorse(after(pair), pair)).map((pair) => pair.places),
  };
}

/** A pair as it would be with another color at one place. */
export function afterChange(
  { colors, target }: PaletteCheck,
  { places }: CheckedPair,
  place: number,
  candidate: Seen,
): CheckedPair {
  const [one, other] = places.map((index) => (index === place ? candidate : colors[index]!));
  return comparePair(places, one!, other!, target);
}

/** Whether a pair has lost its target, or collides in a vision in which it did not. */
export const isWorse = (after: CheckedPair, before: CheckedPair): boolean =>
  (before.meets && !after.meets) ||
  after.collides.some((vision) => !before.collides.includes(vision));

function partition<T>(items: readonly T[], isIn: (item: T) => boolean): [T[], T[]] {
  return [items.filter(isIn), items.filter((item) => !isIn(item))];
}
