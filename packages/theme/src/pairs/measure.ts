import { composite } from '@swatchwork/color';
import { GROUND_ROLES, type GroundRole, type RoleName, type ThemeTarget } from '../model/names.ts';
import type { Pair, PairInMode } from '../model/pair.ts';
import type { Paint, Paints } from '../modes/paint.ts';
import { ratioOf } from '../solve/behind.ts';
import { type Tone, toneOf } from '../solve/tone.ts';

/** Where a background is seen, and its luminance there. */
interface Place {
  readonly y: number;
  /** The ground beneath it, where it is translucent. */
  readonly worst?: GroundRole;
}

/** Measures a pair, with another color as its foreground if one is given. */
export type Measure = (pair: Pair, foreground?: Tone) => PairInMode;

/** Measures pairs in the colors of a mode; each background is mixed with its grounds once. */
export function measureIn(paints: Paints, target: ThemeTarget): Measure {
  const known = new Map<RoleName, readonly Place[]>();
  const placesOf = (role: RoleName) => {
    const places = known.get(role) ?? seenPlaces(paints[role]!, paints);
    known.set(role, places);
    return places;
  };
  return (pair, foreground = paints[pair.foreground]!.tone) => {
    const { y } = foreground;
    const [opaque, ...over] = placesOf(pair.background);
    let worst = opaque!;
    for (const place of pair.over ? over : []) {
      if (ratioOf(y, place.y) < ratioOf(y, worst.y)) worst = place;
    }
    const ratio = ratioOf(y, worst.y);
    const minimum = pair.minimum[target];
    const ground = worst.worst && { worst: worst.worst };
    return { ratio, ...ground, minimum, passes: ratio >= minimum };
  };
}

/** First as it is, then where it is translucent, over each ground. */
function seenPlaces({ tone, veil }: Paint, paints: Paints): Place[] {
  if (!veil) return [{ y: tone.y }];
  const over = GROUND_ROLES.map((worst) => {
    const mixed = composite(veil.tone.color, veil.alpha, paints[worst]!.tone.color);
    return { y: toneOf(mixed).y, worst };
  });
  return [{ y: tone.y }, ...over];
}
