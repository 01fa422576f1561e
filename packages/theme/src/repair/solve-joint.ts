import type { Srgb } from '@swatchwork/color';

import { type Against, flared, nearestWithin, type Range, rangesBeside } from './ranges.ts';

/** A color that is to change, and what it must contrast with that stays. */
export interface Member {
  readonly color: Srgb;
  readonly against: readonly Against[];
}

/** Two members that must contrast with each other. */
export interface Link {
  readonly one: number;
  readonly other: number;
  readonly minimum: number;
}

/** The most ways to order the members by lightness that are tried. */
const WAYS = 256;

/** Up to how many members every order of moving them is tried. */
const PERMUTED = 3;

/**
 * Colors for all members at once, by the least sum of distances found.
 *
 * Which of two linked colors is the lighter is a choice, and so is between which of its fixed
 * neighbors a color lies. Once these are made, what is left are least quotients of two luminances,
 * a system of difference constraints in their logarithms: bounds are tightened until they agree,
 * and from then on any value within the bounds of the first color leaves room for the next.
 *
 * @returns One list of colors for each way that works.
 */
export function solveJoint(members: readonly Member[], links: readonly Link[]): Srgb[][] {
  const choices = members.map(({ against }) => rangesBeside(against));
  const ways = choices.reduce((product, { length }) => product * length, 2 ** links.length);
  if (ways === 0 || ways > WAYS) return [];
  const found: Srgb[][] = [];
  for (let way = 0; way < ways; way++) {
    let rest = way;
    const choose = (count: number) => {
      const chosen = rest % count;
      rest = Math.floor(rest / count);
      return chosen;
    };
    const ranges = choices.map((options) => options[choose(options.length)]!);
    const directed = links.map(({ one, other, minimum }) =>
      choose(2) === 0 ? { dark: one, light: other, minimum } : { dark: other, light: one, minimum },
    );
    for (const order of ordersOf(members.length)) {
      const colors = place(members, ranges, directed, order);
      if (colors) found.push(colors);
    }
  }
  return found;
}

interface Directed {
  readonly dark: number;
  readonly light: number;
  readonly minimum: number;
}

/** Gives the members their nearest colors one after the other. */
function place(
  members: readonly Member[],
  ranges: readonly Range[],
  links: readonly Directed[],
  order: readonly number[],
): Srgb[] | undefined {
  let bounds = tighten(ranges, links);
  const colors: Srgb[] = [];
  for (const member of order) {
    if (!bounds) return undefined;
    const color = nearestWithin(members[member]!.color, bounds[member]!);
    if (!color) return undefined;
    colors[member] = color;
    const now = flared(color);
    bounds = tighten(bounds.with(member, { from: now, to: now }), links);
  }
  return bounds && colors;
}

/** The bounds that agree with all links; undefined where there are none. As Bellman and Ford do. */
function tighten(ranges: readonly Range[], links: readonly Directed[]): Range[] | undefined {
  const bounds = [...ranges];
  for (let round = 0; round < ranges.length; round++) {
    for (const { dark, light, minimum } of links) {
      const [under, above] = [bounds[dark]!, bounds[light]!];
      bounds[light] = { ...above, from: Math.max(above.from, under.from * minimum) };
      bounds[dark] = { ...under, to: Math.min(under.to, above.to / minimum) };
    }
  }
  return bounds.every(({ from, to }) => from <= to * (1 + 1e-9)) ? bounds : undefined;
}

function ordersOf(count: number): number[][] {
  const all = Array.from({ length: count }, (_, i) => i);
  return count <= PERMUTED ? permutations(all) : [all, all.toReversed()];
}

const permutations = (items: readonly number[]): number[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item) =>
        permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
      );
