import type { Random } from '../palette/random.ts';

/** Places that hold colors, and one more color that is tried for one of them. */
export interface Board {
  /** Tries another color for a place, from anywhere where `left` is 1; false if it may not be used. */
  propose(place: number, left: number): boolean;
  /** Tries the color that the place has. */
  recall(place: number): void;
  /**
   * Writes distances of the tried color, if it had `place`, from the colors of places before `until` into `row`, in
   * units of the goal at the later place, that of `likely` first; false as soon as one is below the floor.
   */
  measure(place: number, until: number, likely: number, floor: number): boolean;
  readonly row: Float64Array;
  /** Puts the tried color into a place. */
  accept(place: number): void;
  exchange(one: number, other: number): void;
  /** Is called at each arrangement better than all before it. */
  note(): void;
}

export interface Separating {
  /** A distance for each place. */
  readonly goals: readonly number[];
  /** Places whose colors stay. */
  readonly fixed: number;
  /** Places that hold a color to begin with, all or the fixed ones. */
  readonly filled: number;
  readonly steps: number;
  /** How far steps go and how much they may lose to begin with, from 1 to 0. */
  readonly heat: number;
}

/** Share of its own distance that a color may lose by a step at the greatest heat. */
const LOSS = 0.15;
/** Shares of steps that exchange the places of two colors, and that concern the worst color. */
const EXCHANGES = 0.3;
const WORST = 0.3;
/** Draws for each color to begin with. */
const DRAWS = 40;

/**
 * Puts colors into places as far apart as possible: the least of all distances between two of them, each in units
 * of the goal at the later place, becomes as great as is found. Threshold accepting (Dueck and Scheuer
 * 1990): a color is replaced, or changes places with another, if by that it loses no more than a share that
 * falls to nothing.
 *
 * @returns The least distance, in units of the goals, of the last arrangement noted.
 */
export function separate(board: Board, how: Separating, random: Random): number {
  const { fixed, filled } = how;
  const goals = Float64Array.from(how.goals);
  const count = goals.length;
  const isOrdered = goals.some((goal) => goal !== goals[0]);
  const { row } = board;
  const distances = Array.from({ length: count }, () => new Float64Array(count).fill(Infinity));
  const nearest = new Float64Array(count).fill(Infinity);
  const neighbor = new Int32Array(count);
  let best = -1;

  for (let place = filled; place < count; place++) fill(place);
  for (let place = fixed; place < count; place++) {
    board.recall(place);
    board.measure(place, place, 0, 0);
    keep(place, place);
  }
  for (let place = fixed; place < count; place++) refresh(place);
  note();
  for (let step = 0; step < how.steps; step++) {
    const left = how.heat * (1 - step / how.steps);
    const share = 1 - LOSS * left * left * random();
    const place = random() < WORST ? worstPlace() : anyPlace();
    if (isOrdered && random() < EXCHANGES) exchange(place, anyPlace(), share);
    else replace(place, left, share);
  }
  return best;

  function anyPlace(): number {
    return fixed + Math.floor(random() * (count - fixed));
  }

  function worstPlace(): number {
    let worst = fixed;
    for (let i = fixed + 1; i < count; i++) if (nearest[i]! < nearest[worst]!) worst = i;
    return worst;
  }

  /** The one of a few colors that is farthest from those before. */
  function fill(place: number): void {
    let farthest = -1;
    for (let draw = 0; draw < DRAWS; draw++) {
      if (!board.propose(place, 1) || !board.measure(place, place, 0, farthest)) continue;
      let least = Infinity;
      for (let i = 0; i < place; i++) if (row[i]! < least) least = row[i]!;
      if (least <= farthest) continue;
      farthest = least;
      board.accept(place);
    }
  }

  function replace(place: number, left: number, share: number): void {
    if (!board.propose(place, left)) return;
    const likely = neighbor[place]!;
    if (!board.measure(place, count, likely, nearest[place]! * share)) return;
    row[place] = Infinity;
    board.accept(place);
    keep(place, count);
    refresh(place);
    for (let i = fixed; i < count; i++) {
      if (neighbor[i] === place) refresh(i);
      else if (row[i]! < nearest[i]!) {
        nearest[i] = row[i]!;
        neighbor[i] = place;
      }
    }
    note();
  }

  function keep(place: number, until: number): void {
    for (let i = 0; i < until; i++) distances[i]![place] = distances[place]![i] = row[i]!;
  }

  function exchange(one: number, other: number, share: number): void {
    if (one === other) return;
    const floor = Math.min(nearest[one]!, nearest[other]!) * share;
    const [ofOne, ofOther] = [distances[one]!, distances[other]!];
    for (let i = 0; i < count; i++) {
      if (i === one || i === other) continue;
      const change = goals[Math.max(one, i)]! / goals[Math.max(other, i)]!;
      if (ofOne[i]! * change < floor || ofOther[i]! < floor * change) return;
    }
    for (let i = 0; i < count; i++) {
      if (i === one || i === other) continue;
      const change = goals[Math.max(one, i)]! / goals[Math.max(other, i)]!;
      const [toOther, toOne] = [ofOne[i]! * change, ofOther[i]! / change];
      ofOther[i] = distances[i]![other] = toOther;
      ofOne[i] = distances[i]![one] = toOne;
    }
    board.exchange(one, other);
    for (let i = fixed; i < count; i++) refresh(i);
    note();
  }

  function refresh(place: number): void {
    const own = distances[place]!;
    let near = place === 0 ? 1 : 0;
    for (let i = near + 1; i < count; i++) if (i !== place && own[i]! < own[near]!) near = i;
    neighbor[place] = near;
    nearest[place] = own[near]!;
  }

  function note(): void {
    const least = nearest[worstPlace()]!;
    if (least <= best) return;
    best = least;
    board.note();
  }
}
