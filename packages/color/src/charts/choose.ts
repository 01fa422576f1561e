import { groupBy } from '../group-by.ts';
import { pick, type Random } from '../palette/random.ts';
import type { StyleId } from '../palette/styles.ts';
import { candidatesOf, type Judged, judgeFixed, styleOn } from './candidates.ts';
import { floorOf, NAMED } from './constants.ts';
import {
  clashOf,
  dislikeOf,
  FAMILIES,
  flawOf,
  neighborFlawOf,
  SAME_NAME,
  type Style,
  toTone,
} from './flaws.ts';
import { createGauge, type Room } from './gauge.ts';
import { type Bytes, fromBytes, luminanceOf } from './readers.ts';
import { moveApart, nudge } from './spread.ts';

/** Colors of each family that are tried, what {@link SHORT} is multiplied by, and searches: each where those before miss a floor. */
const TRIES = [
  { most: 50, strict: 1, searches: 6 },
  { most: 200, strict: 4, searches: 3 },
  { most: 200, strict: 12, searches: 6 },
];
/** Steps of a search for each of at most 12 colors, and for each of at most 8. */
const STEPS = 600;
/** Steps of the last search for each color, how far they go at most at first and at last, in levels of a channel, and the least multiple. */
const FINE = { steps: 800, wide: 44, narrow: 4, strict: 4 };
/** What a step may cost at first, in units of flaws, also in the last search. */
const [HEAT, FINE_HEAT] = [3, 0.3];
/** Shares of steps that exchange the places of two colors, and of the others that stay in a family. */
const EXCHANGES = 0.1;
const SAME_FAMILY = 0.5;

/** Of {@link floorOf}: what it costs that two colors are nearer at all, and for each unit of distance. */
const SHORT = { once: 2, each: 3 };
/** A little is paid as well for each unit that two colors lack to be so much farther apart than the floor. */
const [MARGIN, LACK] = [3, 0.05];

/**
 * Colors that look well together in a style, and are as far apart as {@link floorOf} says where there are such colors.
 *
 * @param isVaried Whether the random numbers decide about the style too, so that each seed gives another palette.
 */
export function choose(
  room: Room,
  count: number,
  id: StyleId,
  random: Random,
  isVaried: boolean,
): readonly Bytes[] {
  const style = styleOn(room, id, count - room.fixed.length, isVaried ? random : undefined);
  const keeps = (color: Bytes, luminance: number) =>
    room.keeps(color, luminance) && toTone(fromBytes(color)).family !== 'gray';
  const colored = { ...room, keeps, pool: room.pool.filter(({ tone }) => tone.family !== 'gray') };
  let best: ReturnType<typeof anneal> | undefined;
  for (const { most, ...how } of TRIES) {
    const pool = candidatesOf(colored.pool, style, most);
    const found = anneal(colored, pool, count, style, random, how);
    if (found.isApart || !best?.isApart) best = found;
    if (found.isApart && found.isNamed) break;
  }
  const { colors, isApart } = best!;
  return isApart ? colors : moveApart(colored, colors, random);
}

/**
 * Simulated annealing, several times: a color is replaced by another of the pool, or two change places. What that costs is
 * found from tables, since most pairs are met many times.
 */
function anneal(
  room: Room,
  pool: readonly Judged[],
  count: number,
  style: Style,
  random: Random,
  { strict, searches }: { strict: number; searches: number },
) {
  const fixed = room.fixed.length;
  // After the pool there is room for colors off it: at each place one that stands there, and one that is tried.
  const all = [...room.fixed.map((color) => judgeFixed(color, style)), ...pool];
  const spare = all.length;
  while (all.length < spare + 2 * count) all.push(all[0]!);
  const families = groupBy(pool.keys(), (i) => pool[i]!.tone.family);
  const lists = [...families.values()];
  // NaN is not equal to itself: grays, and colors of one hue, may have one name.
  const nameOf = ({ tone: { family } }: Judged) =>
    family === 'gray' || style.hue !== undefined ? Number.NaN : FAMILIES.indexOf(family);
  const names = Float32Array.from(all, nameOf);
  const { pairOf, apart, clash, see } = createTables(room, all, style);
  const floors = Array.from({ length: count }, (_, i) => floorOf(i + 1));
  let weight = strict;
  let places: number[] = [];
  let best: readonly number[] = [];
  let least = Infinity;
  /** Costs of places, below 0 where they are to be found. */
  const costs = new Float64Array(count);
  for (let i = 0; i < searches; i++) search();
  search(best);
  const holds = (test: (i: number, j: number) => boolean) =>
    best.every((_, j) => j < fixed || best.slice(0, j).every((_, i) => test(i, j)));
  return {
    colors: best.map((i) => all[i]!.color),
    isApart: holds((i, j) => apart[pairOf(best[i]!, best[j]!)]! >= floors[j]!),
    isNamed: holds((i, j) => (j >= NAMED && i < j - 1) || names[best[i]!] !== names[best[j]!]),
  };

  /** Among the pool; or from colors of it, which are moved off its grid. */
  function search(from?: readonly number[]): void {
    places = Array.from({ length: count }, (_, i) => from?.[i] ?? (i < fixed ? i : any()));
    costs.fill(-1);
    if (from) weight = Math.max(strict, FINE.strict);
    const steps = from ? FINE.steps * count : STEPS * Math.min(8, count) * Math.min(12, count);
    let cost = 0;
    for (let place = fixed; place < count && !from; place++) cost += costAt(place, place);
    for (let step = 0; step < steps; step++) {
      if (!from && cost < least) [best, least] = [[...places], cost];
      const left = (1 - step / steps) ** 2;
      const one = anyPlace();
      const other = !from && random() < EXCHANGES ? anyPlace() : one;
      const before = known(one) + (other === one ? 0 : known(other));
      const most = before - (from ? FINE_HEAT : HEAT) * left * Math.log(random());
      const [held, heldByOther] = [places[one]!, places[other]!];
      if (other !== one) [places[one], places[other]] = [heldByOther, held];
      else places[one] = from ? near(one, FINE.wide * left + FINE.narrow) : another(held);
      let after = costAt(one, count, most);
      if (other !== one && after <= most) after += costAt(other, count, most - after);
      if (after <= most) {
        cost += after - before;
        costs.fill(-1);
      } else {
        [places[one], places[other]] = [held, heldByOther];
      }
    }
    if (from && cost < 0) best = places;
  }

  /** A color near that at a place, or that itself if the other is not allowed. */
  function near(place: number, width: number): number {
    const held = places[place]!;
    const tried = held === spare + place ? held + count : spare + place;
    const color = nudge(all[held]!.color, width, random);
    if (!room.keeps(color, luminanceOf(color))) return held;
    const tone = toTone(fromBytes(color));
    all[tried] = { color, tone, flaw: flawOf(tone, style) };
    names[tried] = nameOf(all[tried]);
    see(tried, places);
    return tried;
  }

  function any(): number {
    return fixed + pick(random, pick(random, lists));
  }

  function another(one: number): number {
    const list = families.get(all[one]!.tone.family)!;
    return random() < SAME_FAMILY ? fixed + pick(random, list) : any();
  }

  function anyPlace(): number {
    return fixed + Math.floor(random() * (count - fixed));
  }

  function known(place: number): number {
    if (costs[place]! < 0) costs[place] = costAt(place);
    return costs[place]!;
  }

  /**
   * What a color costs where it stands, with all others, or with those before it.
   *
   * @param most Above it the cost need not be exact.
   */
  function costAt(place: number, end = count, most = Infinity): number {
    const own = places[place]!;
    const { flaw, tone } = all[own]!;
    let sum = flaw + dislikeOf(tone, place, count, style);
    for (let i = 0; i < end && sum <= most; i++) {
      if (i === place) continue;
      const pair = pairOf(places[i]!, own);
      const short = floors[Math.max(i, place)]! - apart[pair]!;
      sum += clash[pair]!;
      if (i < NAMED && place < NAMED && names[places[i]!] === names[own]) sum += weight * SAME_NAME;
      if (short > 0) sum += weight * (SHORT.once + SHORT.each * short);
      else if (short > -MARGIN) sum += LACK * (short + MARGIN);
    }
    for (const i of [place - 1, place + 1]) {
      if (i >= 0 && i < end) sum += neighborFlawOf(all[places[i]!]!.tone, tone, style);
    }
    return sum;
  }
}

/** Distances for the worst reader, and what is wrong between two colors, both found when a pair is first asked for. */
function createTables(room: Room, all: readonly Judged[], style: Style) {
  const size = all.length;
  const gauge = createGauge(room, size);
  for (const [i, { color }] of all.entries()) gauge.see(color, i);
  const apart = new Float32Array(size * size).fill(-1);
  const clash = new Float32Array(size * size);
  return { apart, clash, pairOf, see };

  /** Another color at a place of the tables, whose distances from others are to be found. */
  function see(i: number, others: readonly number[]): void {
    gauge.see(all[i]!.color, i);
    for (const j of others) apart[i < j ? i * size + j : j * size + i] = -1;
  }

  function pairOf(i: number, j: number): number {
    const pair = i < j ? i * size + j : j * size + i;
    if (apart[pair]! < 0) {
      apart[pair] = gauge.distance(i, j);
      clash[pair] = clashOf(all[i]!.tone, all[j]!.tone, style);
    }
    return pair;
  }
}
