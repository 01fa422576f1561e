import { toWrittenSwatch } from '../palette/swatch.ts';
import { toOklch } from '../spaces/oklch.ts';
import type { PaletteCheck } from './check-palette.ts';
import { type CheckedPair, type Seen, see } from './compare.ts';
import { placesToChange } from './places.ts';
import {
  afterChange,
  type Change,
  isWorse,
  type Proposal,
  propose,
  tryChange,
} from './proposal.ts';

/** OKLCH lightness from one try to the next: half of what is just noticeable. */
const STEP = 0.01;

/**
 * The smallest changes of lightness that end the collisions of a pair in every vision: for each of
 * its two places one lighter and one darker color, none for a locked place. Hue is held, and chroma
 * as far as the gamut allows. A change counts only if it makes no pair worse: a pair that meets the
 * target still does, and no other pair collides that did not.
 *
 * Nothing is proposed for a pair that does not collide. The person chooses; see
 * docs/decisions/0003.
 */
export function proposeRepair(check: PaletteCheck, pair: CheckedPair): Proposal {
  if (pair.collides.length === 0) return { changes: [] };
  const changes = placesToChange(pair.places, check.locked).flatMap((place) =>
    [STEP, -STEP].flatMap((step) => nearestApart(check, pair, place, step) ?? []),
  );
  return propose(check, pair.places, changes);
}

function nearestApart(
  check: PaletteCheck,
  pair: CheckedPair,
  place: number,
  step: number,
): Change | undefined {
  // No gamut ends such lightness: from far beyond white the steps would not end.
  const own = Math.min(1, Math.max(0, toOklch(check.colors[place]!.color).l));
  const end = step > 0 ? 1 : 0;
  const tries = Math.ceil((end - own) / step);
  for (let i = 1; i <= tries; i++) {
    const l = i === tries ? end : own + i * step;
    const candidate = withLightness(check.colors[place]!, l);
    if (isApart(check, pair, place, candidate)) return tryChange(check, pair, place, candidate);
  }
  return undefined;
}

/** By color and lightness: each pair of a color tries the same ones. */
const tried = new WeakMap<Seen, Map<number, Seen>>();

function withLightness(color: Seen, l: number): Seen {
  const known = tried.get(color) ?? new Map<number, Seen>();
  const seen = known.get(l) ?? see(toWrittenSwatch({ ...toOklch(color.color), l }).color);
  tried.set(color, known.set(l, seen));
  return seen;
}

/** Whether the pair no longer collides, and no pair of the palette becomes worse. */
function isApart(check: PaletteCheck, pair: CheckedPair, place: number, candidate: Seen): boolean {
  const own = afterChange(check, pair, place, candidate);
  if (own.collides.length > 0) return false;
  return !check.pairs.some(
    (one) => one.places.includes(place) && isWorse(afterChange(check, one, place, candidate), one),
  );
}
