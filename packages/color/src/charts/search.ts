import { pick, type Random } from '../palette/random.ts';
import { deltaE2000, lightnessApart } from './delta-e-2000.ts';
import { type Bytes, luminanceOf, PLACE_OF, SEEN_LENGTH, type See } from './readers.ts';
import { type Board, type Separating, separate } from './separate.ts';

export interface Room {
  readonly see: See;
  /** How much the distance in gray counts, from 0 to 1. */
  readonly gray: number;
  readonly keeps: (color: Bytes, luminance: number) => boolean;
  /** Where colors are drawn from. */
  readonly pool: readonly Bytes[];
  /** Colors that stand first, as they are. */
  readonly fixed: readonly Bytes[];
}

/** Colors in order, and the least distance between two of which not both are fixed. */
export interface Found {
  readonly colors: readonly Bytes[];
  /** In units of the goals. */
  readonly least: number;
}

/** How far a step goes at most at the greatest heat, in levels of a channel, and at last. */
const WIDE = 130;
const NARROW = 2;

/** Colors at numbered places, and their distances for the worst of all readers. */
interface Gauge {
  see(color: Bytes, place: number): void;
  move(from: number, to: number): void;
  /**
   * @param first Of the readers, the one to begin with.
   * @param enough A distance below this need not be exact.
   */
  distance(one: number, other: number, first: number, enough: number): number;
  /** The reader for whom the last distance was least. */
  worst(): number;
}

export function createGauge(room: Room, size: number): Gauge {
  const seen = new Float64Array(SEEN_LENGTH * size);
  const readers = (['deutan', 'protan', 'tritan', 'normal', 'gray'] as const).slice(
    0,
    room.gray > 0 ? 5 : 4,
  );
  const places = Uint8Array.from(readers, (reader) => PLACE_OF[reader]);
  const worths = Float64Array.from(readers, (reader) => (reader === 'gray' ? room.gray : 1));
  let worst = 0;
  return {
    see: (color, place) => room.see(color, seen, SEEN_LENGTH * place),
    move: (from, to) => {
      seen.copyWithin(SEEN_LENGTH * to, SEEN_LENGTH * from, SEEN_LENGTH * (from + 1));
    },
    worst: () => worst,
    distance: (one, other, first, enough) => {
      let least = Infinity;
      for (let k = 0; k < places.length; k++) {
        const reader = k === 0 ? first : k === first ? 0 : k;
        const a = SEEN_LENGTH * one + places[reader]!;
        const b = SEEN_LENGTH * other + places[reader]!;
        const worth = worths[reader]!;
        if (lightnessApart(seen[a]!, seen[b]!) >= least * worth) continue;
        const distance = deltaE2000(seen, a, seen, b) / worth;
        if (distance >= least) continue;
        least = distance;
        worst = reader;
        if (least < enough) break;
      }
      return least;
    },
  };
}

/**
 * Searches among all colors of the room.
 *
 * @param from Colors to begin with; if not given, the fixed ones, and draws from the pool.
 */
export function search(
  room: Room,
  how: Pick<Separating, 'goals' | 'steps' | 'heat'>,
  random: Random,
  from: readonly Bytes[] = room.fixed,
): Found {
  const count = how.goals.length;
  const shares = Float64Array.from(how.goals, (goal) => 1 / goal);
  const tried = count;
  const gauge = createGauge(room, count + 1);
  const colors = [...from];
  let color: Bytes = [0, 0, 0];
  // The readers for whom two colors are nearest, of the tried color and of all.
  const worst = new Uint8Array(count);
  const worstOf = Array.from({ length: count }, () => new Uint8Array(count));
  let best: readonly Bytes[] = [];
  for (const [i, one] of from.entries()) gauge.see(one, i);
  const row = new Float64Array(count).fill(Infinity);
  const board: Board = {
    row,
    propose(place, left) {
      const cube = left * left * left;
      color = random() < cube ? pick(random, room.pool) : near(colors[place]!, cube);
      if (!room.keeps(color, luminanceOf(color))) return false;
      gauge.see(color, tried);
      return true;
    },
    recall(place) {
      color = colors[place]!;
      gauge.move(place, tried);
    },
    measure(place, until, likely, floor) {
      for (let k = 0; k < until; k++) {
        const i = k === 0 ? likely : k === likely ? 0 : k;
        if (i === place) continue;
        const share = shares[Math.max(place, i)]!;
        row[i] = gauge.distance(tried, i, worstOf[place]![i]!, floor / share) * share;
        if (row[i]! < floor) return false;
        worst[i] = gauge.worst();
      }
      return true;
    },
    accept(place) {
      colors[place] = color;
      gauge.move(tried, place);
      for (let i = 0; i < count; i++) worstOf[i]![place] = worstOf[place]![i] = worst[i]!;
    },
    exchange(one, other) {
      [colors[one], colors[other]] = [colors[other]!, colors[one]!];
      gauge.move(one, tried);
      gauge.move(other, one);
      gauge.move(tried, other);
      for (let i = 0; i < count; i++) {
        if (i === one || i === other) continue;
        const [a, b] = [worstOf[one]![i]!, worstOf[other]![i]!];
        worstOf[one]![i] = worstOf[i]![one] = b;
        worstOf[other]![i] = worstOf[i]![other] = a;
      }
    },
    note() {
      best = [...colors];
    },
  };
  const least = separate(board, { ...how, fixed: room.fixed.length, filled: from.length }, random);
  return { colors: best, least };

  function near([r, g, b]: Bytes, cube: number): Bytes {
    const width = 2 * (WIDE * cube + NARROW);
    const moved = (channel: number) =>
      Math.min(255, Math.max(0, Math.round(channel + (random() - 0.5) * width)));
    return [moved(r), moved(g), moved(b)];
  }
}
