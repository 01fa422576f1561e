import type { Random } from '../palette/random.ts';
import type { Bytes } from './readers.ts';
import { createGauge, type Room } from './search.ts';
import type { Board } from './separate.ts';

/** Colors that good palettes have, with the distances between all of them. */
export interface Stock {
  /** The oldest ones give way where there are too many. */
  add(colors: readonly Bytes[]): void;
  /** A board for the places of the goals that begins with the fixed colors; what it noted last is `best`. */
  board(goals: readonly number[], random: Random): Board & { best(): Bytes[] };
}

/** Colors of a stock beside the fixed ones. */
const SIZE = 300;

/** With distances at hand, a step takes a tenth of the time. */
export function createStock(room: Room): Stock {
  const fixed = room.fixed.length;
  const most = fixed + SIZE;
  const gauge = createGauge(room, most);
  const distances = new Float32Array(most * most);
  const colors: Bytes[] = [];
  let added = 0;
  add(room.fixed);
  return { add, board };

  function add(further: readonly Bytes[]): void {
    for (const color of further) {
      const place = added < most ? added : fixed + ((added - fixed) % SIZE);
      added++;
      colors[place] = color;
      gauge.see(color, place);
      for (let i = 0; i < colors.length; i++) {
        const distance = i === place ? 0 : gauge.distance(place, i, 0, 0);
        distances[place * most + i] = distances[i * most + place] = distance;
      }
    }
  }

  function board(goals: readonly number[], random: Random) {
    const shares = Float64Array.from(goals, (goal) => 1 / goal);
    const row = new Float64Array(goals.length).fill(Infinity);
    const held = Int32Array.from({ length: goals.length }, (_, i) => i);
    let tried = 0;
    let noted: Int32Array = held;
    return {
      row,
      propose: () => {
        tried = fixed + Math.floor(random() * (colors.length - fixed));
        return true;
      },
      recall: (place: number) => {
        tried = held[place]!;
      },
      measure: (place: number, until: number, likely: number, floor: number) => {
        const own = tried * most;
        for (let k = 0; k < until; k++) {
          const i = k === 0 ? likely : k === likely ? 0 : k;
          if (i === place) continue;
          row[i] = distances[own + held[i]!]! * shares[Math.max(place, i)]!;
          if (row[i]! < floor) return false;
        }
        return true;
      },
      accept: (place: number) => {
        held[place] = tried;
      },
      exchange: (one: number, other: number) => {
        [held[one], held[other]] = [held[other]!, held[one]!];
      },
      note: () => {
        noted = held.slice();
      },
      best: () => Array.from(noted, (i) => colors[i]!),
    };
  }
}
