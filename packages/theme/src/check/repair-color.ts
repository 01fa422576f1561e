import {
  BLACK,
  deltaEOK,
  FLARE,
  fixContrast,
  relativeLuminance,
  type SeenPair,
  type Srgb,
  WHITE,
} from '@swatchwork/color';

import {
  type DemandingPair,
  type NamedPair,
  type PaintedMode,
  seeOnGrounds,
} from './judge-pair.ts';

/** What a color must contrast with, and how much. */
type Demand = { readonly against: Srgb; readonly minimum: number };

/** Another color in place of one that is too near to others. */
export interface Repair {
  /** 8-bit and opaque, of the same hue; black or white where nothing else serves. */
  readonly color: Srgb;
  /** ΔE_OK from the present color as it is seen. */
  readonly distance: number;
}

/**
 * The nearest color of the same hue with which all the given pairs pass.
 *
 * Of all demands one binds a darker color and one a lighter: {@link fixContrast} answers these two,
 * alone and one after the other. What it answers is tried on every pair, so that it also holds
 * where the color lies beneath translucent ones.
 *
 * @param pairs Those of the mode to which the color belongs, or beneath which it lies.
 * @returns Undefined if there is none, or if the color is a translucent background.
 */
export function repairColor(
  name: string,
  pairs: readonly DemandingPair[],
  mode: PaintedMode,
): Repair | undefined {
  const demands: Demand[] = [];
  let present: Srgb | undefined;
  for (const pair of pairs) {
    for (const seen of seeOnGrounds(pair, mode)) {
      const end = endOf(name, pair, seen);
      if (!end) continue;
      if (seen.ground !== undefined && name === pair.background) return undefined;
      demands.push({ against: end.other, minimum: pair.minimum });
      present ??= end.own;
    }
  }
  if (!present) return undefined;
  const from = present;
  const passing = candidatesFor(from, demands).filter((color) => {
    const changed = { ...mode, paints: new Map(mode.paints).set(name, { color, alpha: 1 }) };
    return pairs.every((pair) =>
      seeOnGrounds(pair, changed).every(({ ratio }) => ratio >= pair.minimum),
    );
  });
  const repairs = passing.map((color) => ({ color, distance: deltaEOK(color, from) }));
  return repairs.sort((one, two) => one.distance - two.distance)[0];
}

/** The color itself and the one beside it, if the pair has it. */
function endOf(name: string, pair: NamedPair, { foreground, background }: SeenPair) {
  if (name === pair.foreground) return { own: foreground, other: background };
  return name === pair.background ? { own: background, other: foreground } : undefined;
}

function candidatesFor(color: Srgb, demands: readonly Demand[]): Srgb[] {
  const lighter = bindingBy(demands, ({ against, minimum }) => minimum * flared(against));
  const darker = bindingBy(demands, ({ against, minimum }) => -flared(against) / minimum);
  const answer = (from: Srgb, { against, minimum }: Demand) =>
    fixContrast(from, against, minimum).color;
  const [first, second] = [answer(color, lighter), answer(color, darker)];
  return [first, second, answer(first, darker), answer(second, lighter), BLACK, WHITE];
}

const bindingBy = (demands: readonly Demand[], weight: (demand: Demand) => number): Demand =>
  demands.reduce((most, one) => (weight(one) > weight(most) ? one : most));

/** Relative luminance with the flare that WCAG adds to both sides of its ratio. */
const flared = (color: Srgb): number => relativeLuminance(color) + FLARE;
