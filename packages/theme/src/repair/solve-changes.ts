import { type AlphaColor, BLACK, deltaEOK, type Srgb, seenOn, WHITE } from '@swatchwork/color';

import {
  type Changed,
  type Changes,
  type Demand,
  layer,
  type Problem,
  passes,
  seeDemand,
} from './demands.ts';
import { type Against, flared, nearestWithin, rangesBeside } from './ranges.ts';
import { solveJoint } from './solve-joint.ts';

/** The least ratio that a demand must have after the change: its minimum, or for one that is given up the ratio that it has. */
export type NeededRatio = (demand: Demand) => number;

/**
 * New colors for the chosen paints, with which every demand on them has the ratio that it needs while
 * all other paints stay as they are: the nearest that are found, hue held.
 *
 * @param base Changes made before.
 * @param work Called once for each demand that is looked at.
 * @returns The chosen paints alone; undefined if there are none.
 */
export function solveChanges(
  problem: Problem,
  base: Changed,
  chosen: readonly number[],
  needed: NeededRatio,
  work: (amount: number) => void,
): Changes | undefined {
  const members = new Set(chosen);
  const touching = new Set(chosen.flatMap((place) => problem.demandsOf[place]!));
  const required = [...touching].map((demand) => ({ ...demand, minimum: needed(demand) }));
  work(required.length);
  if (required.some(({ beneath, background }) => beneath.length > 0 && members.has(background))) {
    return undefined;
  }
  for (const paints of optionsOf(problem, base, chosen, required)) {
    const changes = new Map(chosen.map((place, i) => [place, paints[i]!]));
    const changed = layer(changes, base);
    work(required.length);
    if (required.every((demand) => passes(demand, problem, changed))) return changes;
  }
  return undefined;
}

/** Paints for the chosen places, the most wanted first: they still have to be tried. */
function optionsOf(
  problem: Problem,
  base: Changed,
  chosen: readonly number[],
  required: readonly Demand[],
): AlphaColor[][] {
  const at = (place: number) => base.get(place) ?? problem.paints[place]!;
  /** As they are seen now; a translucent one on the first background that asks something of it. */
  const present = chosen.map((place) => {
    const paint = at(place);
    const first = required.find(({ foreground }) => foreground === place);
    if (paint.alpha === 1 || !first) return seenOn(paint, paint.color);
    return seeDemand(first, problem, base)[0]!.foreground;
  });
  const members = chosen.map((place, i) => ({
    color: present[i]!,
    against: required.flatMap((demand) => againstOf(place, demand, chosen, problem, base)),
  }));
  const links = required.flatMap(({ foreground, background, minimum }) => {
    const [one, other] = [chosen.indexOf(foreground), chosen.indexOf(background)];
    return one < 0 || other < 0 ? [] : [{ one, other, minimum }];
  });
  const opaque = solutionsOf(members, links).map((colors) => ({
    paints: colors.map((color): AlphaColor => ({ color, alpha: 1 })),
    distance: colors.reduce((sum, color, i) => sum + deltaEOK(color, present[i]!), 0),
  }));
  opaque.sort((one, two) => one.distance - two.distance);
  return [...thicker(problem, base, chosen, required), ...opaque.map(({ paints }) => paints)];
}

/**
 * A color alone has a solution in each range, and black and white where it lies beneath
 * translucent ones; several are solved together.
 */
function solutionsOf(
  members: Parameters<typeof solveJoint>[0],
  links: Parameters<typeof solveJoint>[1],
): Srgb[][] {
  const [only, ...others] = members;
  if (others.length > 0) return solveJoint(members, links);
  const nearest = rangesBeside(only!.against).flatMap(
    (range) => nearestWithin(only!.color, range) ?? [],
  );
  return [...nearest, BLACK, WHITE].map((color) => [color]);
}

/** What stays and is seen beside a color. What lies beneath others is judged afterwards alone. */
function againstOf(
  place: number,
  demand: Demand,
  chosen: readonly number[],
  problem: Problem,
  base: Changed,
): Against[] {
  const { foreground, background, minimum } = demand;
  const other = place === foreground ? background : place === background ? foreground : undefined;
  if (other === undefined || chosen.includes(other)) return [];
  return seeDemand(demand, problem, base).map((seen) => ({
    flared: flared(place === foreground ? seen.background : seen.foreground),
    minimum,
  }));
}

/** A translucent line or text, alone, can also be mended by being less translucent. */
function thicker(
  problem: Problem,
  base: Changed,
  chosen: readonly number[],
  required: readonly Demand[],
): AlphaColor[][] {
  const [place, ...others] = chosen;
  const paint = base.get(place!) ?? problem.paints[place!]!;
  if (others.length > 0 || paint.alpha === 1) return [];
  const color = seenOn({ color: paint.color, alpha: 1 }, paint.color);
  const withAlpha = (byte: number): AlphaColor => ({ color, alpha: byte / 255 });
  const works = (byte: number) => {
    const changed = layer(new Map([[place!, withAlpha(byte)]]), base);
    return required.every((demand) => passes(demand, problem, changed));
  };
  let [low, high] = [Math.round(paint.alpha * 255), 255];
  if (!works(high)) return [];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (works(middle)) high = middle;
    else low = middle;
  }
  return [[withAlpha(high)]];
}
