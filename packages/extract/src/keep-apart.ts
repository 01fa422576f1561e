import { allColors, type Palette, refineMain } from './accents.ts';
import { assign } from './assign.ts';
import { type Color, colorAt, distance } from './distance.ts';
import type { Points } from './histogram.ts';

/** ΔE_OK below which two swatches would look like duplicates; 0.02 is just noticeable. */
const LEAST_DISTANCE = 0.025;

const ROUNDS = 3;

/**
 * Removes near-duplicates and fills their places with colors that are missing, as far as the
 * picture has any.
 *
 * @param candidates The colors that may fill a place.
 */
export function keepApart(points: Points, candidates: Points, palette: Palette): Palette {
  const count = allColors(palette).length;
  let apart = dropDuplicates(points, palette);
  for (let round = 0; round < ROUNDS; round++) {
    if (allColors(apart).length === count) break;
    const filled = fill(candidates, apart, count);
    const refined = refineMain(points, filled, 2);
    apart = dropDuplicates(points, refined);
  }
  return apart;
}

/** Of two that are too near, removes the one with less weight; an accent stays. */
function dropDuplicates(points: Points, palette: Palette): Palette {
  const { owner } = assign(points, palette.main);
  const weights = new Float64Array(palette.main.length);
  for (let i = 0; i < points.size; i++) weights[owner[i]!]! += points.weight[i]!;
  const heaviestFirst = palette.main.toSorted(
    (one, two) => weights[palette.main.indexOf(two)]! - weights[palette.main.indexOf(one)]!,
  );
  const kept: Color[] = [];
  for (const color of heaviestFirst) {
    if (isApart(color, [...palette.accents, ...kept])) kept.push(color);
  }
  return { accents: palette.accents, main: kept };
}

const isApart = (color: Color, others: Color[]) =>
  others.every((other) => distance(color, other) >= LEAST_DISTANCE);

/** Adds, one after another, the candidate that shortens the distances most. */
function fill(candidates: Points, { accents, main }: Palette, count: number): Palette {
  const added: Color[] = [];
  while (accents.length + main.length + added.length < count) {
    const present = [...accents, ...main, ...added];
    const current = assign(candidates, present).distance;
    let winner: Color | undefined;
    let most = 0;
    for (let i = 0; i < candidates.size; i++) {
      if (current[i]! < LEAST_DISTANCE) continue;
      const color = colorAt(candidates, i);
      const saved = saving(candidates, color, current);
      if (saved <= most) continue;
      most = saved;
      winner = color;
    }
    if (!winner) break;
    added.push(winner);
  }
  return { accents, main: [...main, ...added] };
}

function saving({ size, l, a, b, weight }: Points, color: Color, current: Float64Array): number {
  let saved = 0;
  for (let i = 0; i < size; i++) {
    const dl = l[i]! - color.l;
    const da = a[i]! - color.a;
    const db = b[i]! - color.b;
    const gain = current[i]! - Math.sqrt(dl * dl + da * da + db * db);
    if (gain > 0) saved += weight[i]! * gain;
  }
  return saved;
}
