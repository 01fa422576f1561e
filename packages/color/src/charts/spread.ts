import { pick, type Random } from '../palette/random.ts';
import { createGauge, type Room } from './gauge.ts';
import { near } from './near.ts';
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

/**
 * Colors whose least distance is as great as is found, in an order in which the first few are far apart too. Threshold
 * accepting (Dueck and Scheuer 1990): a color is replaced if by that it loses no more than a share that falls to
 * nothing.
 *
 * @param count More than the fixed colors, which stand first.
 */
export function spreadApart(room: Room, count: number, random: Random): Bytes[] {
  const fixed = room.fixed.length;
  const gauge = createGauge(room, count + 1);
  const row = new Float64Array(count);
  let best: readonly Bytes[] = [];
  let most = -1;
  for (let start = 0; start < STARTS; start++) anneal();
  return inOrder(best);

  function anneal() {
    const colors = [...room.fixed];
    for (const [i, color] of colors.entries()) gauge.see(color, i);
    while (colors.length < count) colors.push(farthest(colors.length));
    const distances = colors.map((_, i) =>
      colors.map((_, j) => (i === j ? Infinity : gauge.distance(i, j))),
    );
    const nearest = distances.map((own) => Math.min(...own));
    for (let step = 0; step < STEPS; step++) {
      const left = 1 - step / STEPS;
      const place =
        random() < WORST ? worstOf(nearest) : fixed + Math.floor(random() * (count - fixed));
      const color =
        random() < left ** 3
          ? pick(random, room.pool).color
          : near(colors[place]!, WIDE * left ** 3 + NARROW, random);
      if (!room.keeps(color, luminanceOf(color))) continue;
      if (!measure(color, place, nearest[place]! * (1 - LOSS * left * left * random()))) continue;
      colors[place] = color;
      gauge.see(color, place);
      for (let i = 0; i < count; i++) distances[i]![place] = distances[place]![i] = row[i]!;
      for (let i = fixed; i < count; i++) nearest[i] = Math.min(...distances[i]!);
      const least = nearest[worstOf(nearest)]!;
      if (least > most) [best, most] = [[...colors], least];
    }
  }

  /** Writes the distances of a color at a place; false if one is below the floor. */
  function measure(color: Bytes, place: number, floor: number): boolean {
    gauge.see(color, count);
    for (let i = 0; i < count; i++) {
      row[i] = i === place ? Infinity : gauge.distance(count, i, floor);
      if (row[i]! < floor) return false;
    }
    return true;
  }

  function worstOf(nearest: readonly number[]): number {
    let worst = fixed;
    for (let i = fixed + 1; i < count; i++) if (nearest[i]! < nearest[worst]!) worst = i;
    return worst;
  }

  /** The one of a few colors that is farthest from those at the places before. */
  function farthest(place: number): Bytes {
    let [found, distance] = [room.pool[0]!.color, -1];
    for (let draw = 0; draw < DRAWS; draw++) {
      const color = pick(random, room.pool).color;
      gauge.see(color, place);
      let least = Infinity;
      for (let i = 0; i < place && least > distance; i++)
        least = Math.min(least, gauge.distance(place, i));
      if (least > distance) [found, distance] = [color, least];
    }
    gauge.see(found, place);
    return found;
  }

  /** After the fixed colors always the one that is farthest from those before. */
  function inOrder(colors: readonly Bytes[]): Bytes[] {
    const rest = [...colors];
    for (const [i, color] of rest.entries()) gauge.see(color, i);
    const distances = rest.map((_, i) => rest.map((_, j) => gauge.distance(i, j)));
    const order = rest.slice(0, fixed).map((_, i) => i);
    if (fixed === 0) {
      const pairs = distances
        .flatMap((own, i) => own.map((d, j) => [d, i, j] as const))
        .filter(([, i, j]) => i < j);
      const [, i, j] = pairs.reduce((a, b) => (b[0] > a[0] ? b : a));
      order.push(i, j);
    }
    while (order.length < count) {
      const left = [...rest.keys()].filter((i) => !order.includes(i));
      const apart = left.map((i) => Math.min(...order.map((j) => distances[i]![j]!)));
      order.push(left[apart.indexOf(Math.max(...apart))]!);
    }
    return order.map((i) => rest[i]!);
  }
}
