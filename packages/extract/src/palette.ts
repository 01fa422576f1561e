import { assign, type Color, coarsen, colorAt, distance, refine } from './cluster.ts';
import { createPoints, type Points } from './histogram.ts';

/** What makes a small color one that a person would mention; distances in OKLab. */
const ACCENT = {
  /** Least distance in hue and chroma to the nearest color of the palette. */
  apart: 0.09,
  /** Least chroma. */
  chroma: 0.09,
  /** Radius of the accent around its center. */
  radius: 0.06,
  /** Up to this distance there must be few other points, else the accent is part of a gradient. */
  surroundings: 0.09,
  /** Least share of the accent in all points within the surroundings. */
  isolation: 0.7,
  /** Least share of the picture. */
  share: 0.007,
};

/** How much one accent may add to the sum of distances. */
const MOST_LOSS = 1.3;

/**
 * A palette of which some colors are fixed: they stand only for themselves, not for the colors
 * around them.
 */
export type Palette = { readonly accents: readonly Color[]; readonly main: readonly Color[] };

/**
 * Gives small saturated colors a place that the bulk of the picture would not leave them: an accent
 * replaces the color whose loss costs least. Accents stay fewer than half of the palette, so that
 * with two colors there is none.
 */
export function placeAccents(points: Points, colors: readonly Color[]): Palette {
  let palette: Palette = { accents: [], main: colors };
  while (palette.accents.length + 1 < colors.length / 2) {
    const present = allColors(palette);
    const { cost, owner } = assign(points, present);
    const accent = findAccent(points, present, owner);
    if (!accent) break;
    const next = replaceLeast(points, palette, accent);
    const { cost: costWithAccent } = assign(points, allColors(next));
    if (costWithAccent > MOST_LOSS * cost) break;
    palette = next;
  }
  return palette;
}

export const allColors = ({ accents, main }: Palette): Color[] => [...accents, ...main];

/** Moves the colors that are not accents to the medians of their points. */
function refineMain(points: Points, { accents, main }: Palette, steps: number): Palette {
  return { accents, main: refine(points, main, steps, accents) };
}

/** The heaviest spot of saturated color to which no palette color is near. */
function findAccent(points: Points, palette: Color[], owner: Uint8Array): Color | undefined {
  const { size, a, b, weight } = points;
  const missing: number[] = [];
  let total = 0;
  for (let i = 0; i < size; i++) {
    total += weight[i]!;
    const own = palette[owner[i]!]!;
    const chroma = a[i]! ** 2 + b[i]! ** 2;
    const apart = (a[i]! - own.a) ** 2 + (b[i]! - own.b) ** 2;
    if (chroma >= ACCENT.chroma ** 2 && apart >= ACCENT.apart ** 2) missing.push(i);
  }
  const candidates = pickPoints(points, missing);
  const coarse = coarsen(candidates);
  const middle = findHeaviest(coarse);
  if (!middle) return undefined;
  const mass = massAround(candidates, middle, ACCENT.radius);
  if (mass < ACCENT.share * total) return undefined;
  const surroundings = massAround(points, middle, ACCENT.surroundings);
  if (mass < ACCENT.isolation * surroundings) return undefined;
  const near = missing.filter((i) => distance(colorAt(points, i), middle) <= ACCENT.radius);
  const spot = pickPoints(points, near);
  const [accent] = refine(spot, [middle], 8);
  return accent;
}

/** The point with the most weight around it. */
function findHeaviest(points: Points): Color | undefined {
  let heaviest = 0;
  let middle: Color | undefined;
  for (let i = 0; i < points.size; i++) {
    const color = colorAt(points, i);
    const mass = massAround(points, color, ACCENT.radius);
    if (mass <= heaviest) continue;
    heaviest = mass;
    middle = color;
  }
  return middle;
}

/** Weight of the points within a distance. */
function massAround({ size, l, a, b, weight }: Points, middle: Color, radius: number): number {
  const square = radius * radius;
  let mass = 0;
  for (let i = 0; i < size; i++) {
    const dl = l[i]! - middle.l;
    const da = a[i]! - middle.a;
    const db = b[i]! - middle.b;
    if (dl * dl + da * da + db * db <= square) mass += weight[i]!;
  }
  return mass;
}

function pickPoints(points: Points, picked: number[]): Points {
  const some = createPoints(picked.length);
  for (const column of ['l', 'a', 'b', 'weight'] as const) {
    for (const [to, from] of picked.entries()) some[column][to] = points[column][from]!;
  }
  return some;
}

/** The palette with the accent in place of the main color whose loss costs least. */
function replaceLeast(points: Points, { accents, main }: Palette, accent: Color): Palette {
  const withAccent = [...accents, accent];
  const choices = main.map((gone) => main.filter((color) => color !== gone));
  const costs = choices.map((left) => assign(points, [...withAccent, ...left]).cost);
  const least = choices[costs.indexOf(Math.min(...costs))]!;
  return refineMain(points, { accents: withAccent, main: least }, 3);
}

/** ΔE_OK below which two swatches would look like duplicates; 0.02 is just noticeable. */
const LEAST_DISTANCE = 0.025;

/** Most times that removed colors are replaced. */
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
