import { pick, type Random } from '../palette/random.ts';
import { floorOf } from './constants.ts';
import { createGauge, type Room } from './gauge.ts';
import { type Bytes, luminanceOf } from './readers.ts';

const STARTS = 8;
const STEPS = 6000;
/** Share of its own distance that a color may lose by a step at first. */
const LOSS = 0.15;
/** Share of steps that replace the color with the least distance. */
const WORST = 0.3;
/** Draws for each color to begin with. */
const DRAWS = 40;
/** How far a step goes at most at first and at last, in levels of a channel. */
const [WIDE, NARROW] = [260, 4];
/** Of steps that only move colors apart: how far they go, from 0 to 1. */
const GENTLE = 0.6;

/**
 * Colors whose least distance is as great as is found, after the fixed colors always the one that is farthest from
 * those before.
 *
 * @param count More than the fixed colors, which stand first.
 */
export function spreadApart(room: Room, count: number, random: Random): Bytes[] {
  let best: Separated = { colors: [], least: -1 };
  for (let start = 0; start < STARTS; start++) {
    const found = separate(room, Array<number>(count).fill(1), random);
    if (found.least > best.least) best = found;
  }
  const rest = [...best.colors];
  const gauge = createGauge(room, count);
  for (const [i, color] of rest.entries()) gauge.see(color, i);
  const order = Array.from({ length: Math.max(1, room.fixed.length) }, (_, i) => i);
  while (order.length < count) {
    const left = [...rest.keys()].filter((i) => !order.includes(i));
    const apart = left.map((i) => Math.min(...order.map((j) => gauge.distance(i, j))));
    order.push(left[apart.indexOf(Math.max(...apart))]!);
  }
  return order.map((i) => rest[i]!);
}

/**
 * Moves the colors that are nearer to others than {@link floorOf} says, as little as that takes. Where that is not enough,
 * all that are not fixed are drawn anew.
 */
export function moveApart(room: Room, colors: readonly Bytes[], random: Random): readonly Bytes[] {
  const goals = colors.map((_, i) => floorOf(i + 1));
  const moved = separate(room, goals, random, colors);
  let found = moved;
  for (let start = 0; start < STARTS && found.least < 1; start++) {
    found = separate(room, goals, random);
  }
  return (found.least < 1 ? moved : found).colors;
}

interface Separated {
  readonly colors: readonly Bytes[];
  /** The least distance, in units of the goals. */
  readonly least: number;
}

/**
 * Threshold accepting (Dueck and Scheuer 1990): a color is replaced if by that it loses no more than a share of its
 * distance that falls to nothing.
 *
 * @param goals The distance for each place from all before it.
 * @param from Colors that are moved only until the goals are reached; if not given, all are drawn.
 */
function separate(
  room: Room,
  goals: readonly number[],
  random: Random,
  from?: readonly Bytes[],
): Separated {
  const [fixed, count] = [room.fixed.length, goals.length];
  const gauge = createGauge(room, count + 1);
  const row = new Float64Array(count);
  const colors = [...(from ?? room.fixed)];
  for (const [i, color] of colors.entries()) gauge.see(color, i);
  while (colors.length < count) colors.push(farthest(colors.length));
  const distances = colors.map((_, i) =>
    colors.map((_, j) => (i === j ? Infinity : apart(i, j, i))),
  );
  const nearest = distances.map((own) => Math.min(...own));
  let best: Separated = { colors: [...colors], least: nearest[worst()]! };
  for (let step = 0; step < STEPS && !(from && best.least >= 1); step++) {
    const left = (from ? GENTLE : 1) * (1 - step / STEPS);
    const place = from || random() < WORST ? worst() : anyPlace();
    const isNear = from || random() >= left ** 3;
    const color = isNear
      ? nudge(colors[place]!, WIDE * left ** 3 + NARROW, random)
      : pick(random, room.pool).color;
    if (!room.keeps(color, luminanceOf(color))) continue;
    if (!measure(color, place, nearest[place]! * (1 - LOSS * left * left * random()))) continue;
    colors[place] = color;
    gauge.see(color, place);
    for (let i = 0; i < count; i++) distances[i]![place] = distances[place]![i] = row[i]!;
    for (let i = fixed; i < count; i++) nearest[i] = Math.min(...distances[i]!);
    const least = nearest[worst()]!;
    if (least > best.least) best = { colors: [...colors], least };
  }
  return best;

  /** The distance of a color seen at a place from another, if it stood at `place`. */
  function apart(seen: number, other: number, place: number, enough = 0): number {
    const goal = goals[Math.max(place, other)]!;
    return gauge.distance(seen, other, enough * goal) / goal;
  }

  /** Writes the distances of a color at a place; false if one is below the floor. */
  function measure(color: Bytes, place: number, floor: number): boolean {
    gauge.see(color, count);
    for (let i = 0; i < count; i++) {
      row[i] = i === place ? Infinity : apart(count, i, place, floor);
      if (row[i]! < floor) return false;
    }
    return true;
  }

  function anyPlace(): number {
    return fixed + Math.floor(random() * (count - fixed));
  }

  /** One of the nearest two that are not fixed. */
  function worst(): number {
    let found = anyPlace();
    for (let i = fixed; i < count; i++) if (nearest[i]! < nearest[found]!) found = i;
    return found;
  }

  /** The one of a few colors that is farthest from those at the places before. */
  function farthest(place: number): Bytes {
    let [found, distance] = [room.pool[0]!.color, -1];
    for (let draw = 0; draw < DRAWS; draw++) {
      const { color } = pick(random, room.pool);
      gauge.see(color, place);
      let least = Infinity;
      for (let i = 0; i < place && least > distance; i++)
        least = Math.min(least, apart(place, i, place));
      if (least > distance) [found, distance] = [color, least];
    }
    gauge.see(found, place);
    return found;
  }
}

/** A color whose channels are another's, each moved by at most half of `width` levels. */
export function nudge([r, g, b]: Bytes, width: number, random: Random): Bytes {
  const moved = (channel: number) =>
    Math.min(255, Math.max(0, Math.round(channel + (random() - 0.5) * width)));
  return [moved(r), moved(g), moved(b)];
}
