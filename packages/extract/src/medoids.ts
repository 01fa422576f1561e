import type { Points } from './histogram.ts';

/** More rounds than any picture has needed; each round makes the sum of distances smaller. */
const MOST_ROUNDS = 8;

/**
 * Chooses the `count` points to which all others are nearest: one after another the point that
 * saves most, then exchanges while one saves something. There is no randomness.
 *
 * @returns Indices of the chosen points; fewer than `count` where the others would save nothing.
 * @see https://doi.org/10.1016/j.is.2021.101804 FasterPAM
 */
export function chooseMedoids(points: Points, count: number): number[] {
  const { size, weight } = points;
  const distance = distances(points);
  const nearest = new Float64Array(size).fill(Number.POSITIVE_INFINITY);
  const medoids: number[] = [];

  while (medoids.length < count) {
    const next = best(size, (candidate) => {
      let saved = 0;
      const row = candidate * size;
      for (let i = 0; i < size; i++) {
        const gain = Math.min(nearest[i]!, 2) - distance[row + i]!;
        if (gain > 0) saved += weight[i]! * gain;
      }
      return saved;
    });
    if (next === undefined) break;
    medoids.push(next);
    for (let i = 0; i < size; i++) nearest[i] = Math.min(nearest[i]!, distance[next * size + i]!);
  }
  exchange(points, distance, medoids);
  return medoids;
}

/** Index of the greatest score above zero. */
function best(size: number, score: (index: number) => number): number | undefined {
  let winner: number | undefined;
  let highest = 0;
  for (let i = 0; i < size; i++) {
    const value = score(i);
    if (value <= highest) continue;
    highest = value;
    winner = i;
  }
  return winner;
}

/** All distances between two points, a row for each. */
function distances({ size, l, a, b }: Points): Float32Array {
  const table = new Float32Array(size * size);
  for (let i = 0; i < size; i++) {
    for (let j = i + 1; j < size; j++) {
      const dl = l[i]! - l[j]!;
      const da = a[i]! - a[j]!;
      const db = b[i]! - b[j]!;
      const distance = Math.sqrt(dl * dl + da * da + db * db);
      table[i * size + j] = distance;
      table[j * size + i] = distance;
    }
  }
  return table;
}

/**
 * Tries every point as a replacement for the medoid whose loss costs least, and keeps it if that
 * saves.
 */
function exchange(points: Points, distance: Float32Array, medoids: number[]): void {
  const { size, weight } = points;
  const count = medoids.length;
  if (count < 2) return;
  const owner = new Uint8Array(size);
  const first = new Float64Array(size);
  const second = new Float64Array(size);
  const missed = new Float64Array(count); // the cost of losing each medoid
  const change = new Float64Array(count);
  rank();

  let idle = 0;
  for (let turn = 0; turn < MOST_ROUNDS * size && idle < size; turn++, idle++) {
    const candidate = turn % size;
    const row = candidate * size;
    let shared = 0;
    change.set(missed);
    for (let i = 0; i < size; i++) {
      const d = distance[row + i]!;
      if (d < first[i]!) {
        shared += weight[i]! * (d - first[i]!);
        change[owner[i]!]! += weight[i]! * (first[i]! - second[i]!);
      } else if (d < second[i]!) {
        change[owner[i]!]! += weight[i]! * (d - second[i]!);
      }
    }
    let least = 0;
    for (let m = 1; m < count; m++) if (change[m]! < change[least]!) least = m;
    if (change[least]! + shared > -1e-9) continue;
    medoids[least] = candidate;
    rank();
    idle = -1;
  }

  /** Finds the nearest two medoids of every point. */
  function rank() {
    missed.fill(0);
    for (let i = 0; i < size; i++) {
      let near = Number.POSITIVE_INFINITY;
      let far = Number.POSITIVE_INFINITY;
      let own = 0;
      for (let m = 0; m < count; m++) {
        const d = distance[medoids[m]! * size + i]!;
        if (d < near) {
          far = near;
          near = d;
          own = m;
        } else if (d < far) far = d;
      }
      first[i] = near;
      second[i] = far;
      owner[i] = own;
      missed[own]! += weight[i]! * (far - near);
    }
  }
}
