import { type AlphaColor, BLACK, type Srgb, seenOn, WHITE } from '@swatchwork/color';

import { type Changed, type Demand, type Problem, seeDemand } from './demands.ts';
import { CHANGE, costOf, isAllowed } from './parts.ts';
import { type Against, flared, type Range, rangesBeside } from './ranges.ts';

/** Another paint for a place. */
export interface Option {
  readonly place: number;
  readonly paint: AlphaColor;
  /** How different the page looks, with what else would have to change, as far as that is seen. */
  readonly cost: number;
}

/** What stands while a failing demand is mended. */
export interface Standing {
  readonly problem: Problem;
  readonly changes: Changed;
  /** Whether there is time for more than what is near at hand. */
  isThorough(): boolean;
  /** The least ratio that a demand must have after every change. */
  neededOf(demand: Demand): number;
  /** Those ends of a demand that may change. */
  endsOf(demand: Demand): readonly number[];
  ratioOf(demand: Demand, changes: Changed): number;
  nearest(place: number, range: Range): Srgb | undefined;
}

/** What mends a demand alone, then what mends it together with another change; the cheapest first. */
export function* optionsFor(demand: Demand, standing: Standing): Generator<Option> {
  const { problem, isThorough, endsOf } = standing;
  const byCost = (one: Option, two: Option) => one.cost - two.cost;
  const ends = endsOf(demand).toSorted(
    (one, two) => problem.demandsOf[one]!.length - problem.demandsOf[two]!.length,
  );
  const later: number[] = [];
  const options: Option[] = [];
  for (const end of ends) {
    // A background may have a thousand texts, so it is not looked at where a text does.
    const least = Math.min(...options.map(({ cost }) => cost));
    const isDone = isThorough() ? least <= floorOf(end, demand, standing) : options.length > 0;
    if (isDone) later.push(end);
    else options.push(...optionsOf(end, demand, standing));
  }
  yield* options.sort(byCost);
  if (!isThorough()) return;
  for (const end of later) yield* optionsOf(end, demand, standing);
  yield* ends.flatMap((end) => halfOptionsOf(end, demand, standing)).sort(byCost);
}

/** What it costs at least to mend a demand by one of its colors. */
function floorOf(place: number, demand: Demand, standing: Standing): number {
  const { problem, nearest } = standing;
  const costs = rangesBeside(againstOf(place, demand, demand.minimum, standing)).map((range) => {
    const color = nearest(place, range);
    const from = problem.paints[place]!;
    return color ? costOf(problem.parts[place]!, from, { ...from, color }) : Infinity;
  });
  return Math.min(...costs);
}

/**
 * The paints of a place with which a demand passes and none fails that nothing else could mend: for each
 * range of luminance that the others leave the nearest color of the same hue, the cheapest first.
 */
export function optionsOf(place: number, demand: Demand, standing: Standing): Option[] {
  const { problem, isThorough, neededOf, nearest } = standing;
  const own = problem.demandsOf[place]!;
  const hard = hardOf(place, demand, standing);
  const wanted = (list: readonly Demand[], least: (one: Demand) => number) =>
    [demand, ...list].flatMap((one) =>
      againstOf(place, one, one === demand ? one.minimum : least(one), standing),
    );
  const lists = [
    wanted(own, neededOf),
    ...(isThorough() ? [wanted(own, ({ minimum }) => minimum), wanted(hard, neededOf)] : []),
  ];
  const toSide = sideOf(place, demand, standing);
  const opaque = lists.flatMap((list) =>
    rangesBeside(list)
      .flatMap(toSide)
      .flatMap((range) => nearest(place, range) ?? []),
  );
  if (own.some(({ beneath }) => beneath.includes(place))) opaque.push(BLACK, WHITE);
  const paints = [
    ...opaque.map((color): AlphaColor => ({ color, alpha: 1 })),
    ...thicker(place, [demand, ...hard], standing),
  ];
  return judge(place, paints, [demand, ...hard], standing);
}

/**
 * A text that becomes dark on a background on which it was light, or light, does not stop where it just passes. A mark,
 * of which no more than this is asked, does not become the other at all: it is drawn on other backgrounds as well.
 */
const [AFTER_TURN, OF_MARKS] = [1.5, 3];

function sideOf(place: number, demand: Demand, standing: Standing) {
  const { problem, changes } = standing;
  if (problem.parts[place] !== 'ink') return (range: Range) => [range];
  const { background } = seeDemand(demand, problem, changes)[0]!;
  const [own, other] = [flared(shownAt(place, problem)), flared(background)];
  return ({ from, to }: Range): Range[] => {
    const isTurned = own > other ? to < other : own < other && from > other;
    if (!isTurned) return [{ from, to }];
    if (demand.minimum <= OF_MARKS) return [];
    return own > other
      ? [{ from, to: Math.max(from, to / AFTER_TURN) }]
      : [{ from: Math.min(to, from * AFTER_TURN), to }];
  };
}

/** The demands on a place that no other color can mend. */
const hardOf = (place: number, demand: Demand, { problem, endsOf }: Standing): Demand[] =>
  problem.demandsOf[place]!.filter(
    (one) => one !== demand && endsOf(one).every((end) => end === place),
  );

/**
 * The paints of a place beside which the other color of the demand could pass at the end of its own range,
 * for where neither can alone.
 */
function halfOptionsOf(place: number, demand: Demand, standing: Standing): Option[] {
  const { problem, neededOf, endsOf, nearest } = standing;
  const other = endsOf(demand).find((end) => end !== place);
  if (other === undefined || problem.paints[other]!.alpha < 1) return [];
  const beside = (end: number) =>
    hardOf(end, demand, standing).flatMap((one) => againstOf(end, one, neededOf(one), standing));
  const ranges = rangesBeside(beside(other));
  const limits = ranges.length === 0 ? [] : [ranges[0]!.from, ranges.at(-1)!.to];
  const own = beside(place);
  const paints = limits.flatMap((limit) =>
    rangesBeside([...own, { flared: limit, minimum: demand.minimum }]).flatMap((range) => {
      const color = nearest(place, range);
      return color ? [{ color, alpha: 1 }] : [];
    }),
  );
  return judge(place, paints, hardOf(place, demand, standing), standing);
}

/** Those that are allowed and leave the given demands what they need, by their cost. */
function judge(
  place: number,
  paints: readonly AlphaColor[],
  hard: readonly Demand[],
  { problem, changes, neededOf, ratioOf }: Standing,
): Option[] {
  const from = problem.paints[place]!;
  const part = problem.parts[place]!;
  return paints
    .filter((paint) => isAllowed(part, from, paint, problem.mayMove))
    .flatMap((paint): Option[] => {
      const changed = { get: (at: number) => (at === place ? paint : changes.get(at)) };
      const isShort = (one: Demand) => ratioOf(one, changed) < neededOf(one);
      if (hard.some(isShort)) return [];
      const broken = problem.demandsOf[place]!.filter(isShort).length;
      return [{ place, paint, cost: costOf(part, from, paint) + broken * CHANGE }];
    })
    .sort((one, two) => one.cost - two.cost);
}

/** What the file has at a place, as it is seen: a translucent one on the first of its backgrounds. */
export function shownAt(place: number, problem: Problem): Srgb {
  const paint = problem.paints[place]!;
  const first = problem.demandsOf[place]!.find(({ foreground }) => foreground === place);
  if (paint.alpha === 1 || !first) return seenOn({ ...paint, alpha: 1 }, paint.color);
  return seeDemand(first, problem, new Map())[0]!.foreground;
}

/** What is seen beside a color. What lies beneath others is judged afterwards alone. */
function againstOf(
  place: number,
  demand: Demand,
  minimum: number,
  { problem, changes }: Standing,
): Against[] {
  const { foreground, background } = demand;
  if (place !== foreground && place !== background) return [];
  return seeDemand(demand, problem, changes).map((seen) => ({
    flared: flared(place === foreground ? seen.background : seen.foreground),
    minimum,
  }));
}

/** A translucent line or text can also be mended by being less translucent. */
function thicker(place: number, needed: readonly Demand[], standing: Standing): AlphaColor[] {
  const { problem, changes, neededOf, ratioOf } = standing;
  const { color, alpha } = problem.paints[place]!;
  if (alpha === 1) return [];
  const withAlpha = (byte: number): AlphaColor => ({
    color: seenOn({ color, alpha: 1 }, color),
    alpha: byte / 255,
  });
  const works = (byte: number) => {
    const paint = withAlpha(byte);
    const changed = { get: (at: number) => (at === place ? paint : changes.get(at)) };
    return needed.every((one) => ratioOf(one, changed) >= neededOf(one));
  };
  let [low, high] = [Math.round(alpha * 255), 255];
  if (!works(high)) return [];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (works(middle)) high = middle;
    else low = middle;
  }
  return [withAlpha(high)];
}
