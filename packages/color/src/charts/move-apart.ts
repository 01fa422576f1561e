import { toTone } from '../palette/pleasing.ts';
import type { Random } from '../palette/random.ts';
import { floorOf } from './constants.ts';
import { createGauge, type Room } from './gauge.ts';
import { near } from './near.ts';
import { type Bytes, fromBytes, luminanceOf } from './readers.ts';

const STEPS = 6000;
/** How far a step goes at most at first and at last, in levels of a channel. */
const [WIDE, NARROW] = [80, 4];

const isGray = (color: Bytes) => toTone(fromBytes(color)).family === 'gray';

/**
 * Moves the colors that are nearer to others than {@link floorOf} says, as long as that helps. The fixed ones, which
 * stand first, stay.
 */
export function moveApart(room: Room, given: readonly Bytes[], random: Random): Bytes[] {
  const fixed = room.fixed.length;
  const count = given.length;
  const colors = [...given];
  const gauge = createGauge(room, count + 1);
  for (const [i, color] of colors.entries()) gauge.see(color, i);
  const short = colors.map((_, place) => shortAt(place, place));
  for (let step = 0; step < STEPS; step++) {
    const moving = [...short.keys()].filter((i) => i >= fixed && short[i]! > 0);
    const place = moving[Math.floor(random() * moving.length)];
    if (place === undefined) break;
    const color = near(colors[place]!, WIDE * (1 - step / STEPS) + NARROW, random);
    if (!room.keeps(color, luminanceOf(color)) || isGray(color)) continue;
    gauge.see(color, count);
    if (shortAt(place, count) >= short[place]!) continue;
    colors[place] = color;
    gauge.see(color, place);
    for (let i = 0; i < count; i++) short[i] = shortAt(i, i);
  }
  return colors;

  /** How much the color seen at `seen` lacks to the floors if it stands at a place. */
  function shortAt(place: number, seen: number): number {
    let sum = 0;
    for (let i = 0; i < count; i++) {
      if (i === place || Math.max(i, place) < fixed) continue;
      sum += Math.max(0, floorOf(Math.max(i, place) + 1) - gauge.distance(i, seen));
    }
    return sum;
  }
}
