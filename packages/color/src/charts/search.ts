import { pick, type Random } from '../palette/random.ts';
import { deltaE2000 } from './delta-e-2000.ts';
import { type Bytes, PLACE_OF, SEEN_LENGTH, type See } from './readers.ts';

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

/** How far a step goes at first, in levels of a channel, and at last. */
const WIDE = 150;
const NARROW = 2;
/** Share of its own distance that a color may lose by a step at first. */
const HEAT = 0.15;
/** Shares of steps that exchange the places of two colors, and that move the worst color. */
const EXCHANGES = 0.3;
const WORST = 0.3;
/** Draws from the pool for each color to begin with. */
const DRAWS = 40;
/** Distances of more than this many times the least are not computed exactly. */
const FAR = 3;
/** S_L of CIEDE2000 is at most this, so that the difference in lightness alone is a lower bound. */
const MOST_SL = 1.75;

/**
 * Colors as far apart as possible: the least of all distances between two of them, each in the units of the
 * goal at the later place, becomes as great as the search finds. Threshold accepting (Dueck and
 * Scheuer 1990): a color moves, or changes places with another, if by that it loses no more than a share
 * that falls to nothing.
 *
 * @param goals A distance for each place, at least one more than there are fixed colors.
 */
export function search(room: Room, goals: readonly number[], steps: number, random: Random): Found {
  const { see, keeps, pool, fixed } = room;
  const count = goals.length;
  const first = fixed.length;
  const readers = (['deutan', 'protan', 'tritan', 'normal', 'gray'] as const)
    .map((reader) => ({ at: PLACE_OF[reader], worth: reader === 'gray' ? room.gray : 1 }))
    .filter(({ worth }) => worth > 0);

  const colors: Bytes[] = [...fixed];
  // The last row is for the color that is tried.
  const seen = new Float64Array(SEEN_LENGTH * (count + 1));
  const tried = count;
  const row = new Float64Array(count);
  const distances = Array.from({ length: count }, () => new Float64Array(count).fill(Infinity));
  const nearest = new Float64Array(count).fill(Infinity);
  const neighbor = new Int32Array(count);
  let best = 0;
  let bestColors: Bytes[] = [];

  start();
  for (let step = 0; step < steps; step++) {
    const left = 1 - step / steps;
    const loss = 1 - HEAT * left * left * random();
    const place = random() < WORST ? worstPlace() : anyPlace();
    if (random() < EXCHANGES) exchange(place, anyPlace(), loss);
    else move(place, loss, left);
  }
  return { colors: bestColors, least: best };

  function anyPlace(): number {
    return first + Math.floor(random() * (count - first));
  }

  function worstPlace(): number {
    let worst = first;
    for (let i = first + 1; i < count; i++) if (nearest[i]! < nearest[worst]!) worst = i;
    return worst;
  }

  /** Each color in turn is the one of a few draws that is farthest from those before it. */
  function start(): void {
    for (const [i, color] of fixed.entries()) see(color, seen, SEEN_LENGTH * i);
    for (let i = first; i < count; i++) {
      let farthest = -1;
      for (let draw = 0; draw < DRAWS; draw++) {
        const color = pick(random, pool);
        see(color, seen, SEEN_LENGTH * tried);
        const distance = measure(i, i, -1);
        if (distance <= farthest) continue;
        farthest = distance;
        colors[i] = color;
      }
      see(colors[i]!, seen, SEEN_LENGTH * i);
    }
    for (let i = first; i < count; i++) {
      seen.copyWithin(SEEN_LENGTH * tried, SEEN_LENGTH * i, SEEN_LENGTH * (i + 1));
      measure(i, count, -1);
      keep(i);
    }
    note();
  }

  /** Another color for a place, at first from anywhere. */
  function move(place: number, loss: number, left: number): void {
    const color = random() < left * left * left ? pick(random, pool) : near(colors[place]!, left);
    const luminance = see(color, seen, SEEN_LENGTH * tried);
    if (!keeps(color, luminance)) return;
    if (measure(place, count, nearest[place]! * loss) < 0) return;
    colors[place] = color;
    seen.copyWithin(SEEN_LENGTH * place, SEEN_LENGTH * tried);
    keep(place);
    note();
  }

  function near(color: Bytes, left: number): Bytes {
    const width = WIDE * left * left * left + NARROW;
    const moved = (channel: number) =>
      Math.min(
        255,
        Math.max(0, Math.round(channel + (random() + random() + random() - 1.5) * width)),
      );
    return [moved(color[0]), moved(color[1]), moved(color[2])];
  }

  /**
   * Distances of the tried color, if it had a place, to the colors before `until`, into `row`: the least, or -1 as
   * soon as one is below the floor.
   */
  function measure(place: number, until: number, floor: number): number {
    let least = Infinity;
    const likely = floor > 0 ? neighbor[place]! : 0;
    for (let k = 0; k < until; k++) {
      const i = k === 0 ? likely : k === likely ? 0 : k; // the likely one first
      if (i === place) continue;
      const goal = goals[Math.max(place, i)]!;
      let distance = Infinity;
      for (let k = 0; k < readers.length; k++) {
        const { at, worth } = readers[k]!;
        const a = SEEN_LENGTH * tried + at;
        const b = SEEN_LENGTH * i + at;
        const bound = Math.abs(seen[a]! - seen[b]!) / (MOST_SL * worth);
        const apart =
          best > 0 && bound > FAR * best * goal ? bound : deltaE2000(seen, a, seen, b) / worth;
        if (apart < distance) distance = apart;
        if (distance < floor * goal) return -1;
      }
      row[i] = distance / goal;
      if (row[i]! < least) least = row[i]!;
    }
    return least;
  }

  /** Takes over the distances of `row`. */
  function keep(place: number): void {
    for (let i = 0; i < count; i++) {
      if (i !== place) distances[i]![place] = distances[place]![i] = row[i]!;
    }
    refresh();
  }

  function exchange(one: number, other: number, loss: number): void {
    if (one === other) return;
    const floor = Math.min(nearest[one]!, nearest[other]!) * loss;
    const there = (from: number, to: number, i: number) =>
      (distances[from]![i]! * goals[Math.max(from, i)]!) / goals[Math.max(to, i)]!;
    for (let i = 0; i < count; i++) {
      if (i === one || i === other) continue;
      if (there(one, other, i) < floor || there(other, one, i) < floor) return;
    }
    for (let i = 0; i < count; i++) {
      if (i === one || i === other) continue;
      const [toOther, toOne] = [there(one, other, i), there(other, one, i)];
      distances[other]![i] = distances[i]![other] = toOther;
      distances[one]![i] = distances[i]![one] = toOne;
    }
    [colors[one], colors[other]] = [colors[other]!, colors[one]!];
    seen.copyWithin(SEEN_LENGTH * tried, SEEN_LENGTH * one, SEEN_LENGTH * (one + 1));
    seen.copyWithin(SEEN_LENGTH * one, SEEN_LENGTH * other, SEEN_LENGTH * (other + 1));
    seen.copyWithin(SEEN_LENGTH * other, SEEN_LENGTH * tried, SEEN_LENGTH * (tried + 1));
    refresh();
    note();
  }

  function refresh(): void {
    for (let i = first; i < count; i++) {
      let least = Infinity;
      const own = distances[i]!;
      for (let j = 0; j < count; j++) {
        if (own[j]! >= least) continue;
        least = own[j]!;
        neighbor[i] = j;
      }
      nearest[i] = least;
    }
  }

  function note(): void {
    const least = nearest[worstPlace()]!;
    if (least <= best) return;
    best = least;
    bestColors = [...colors];
  }
}
