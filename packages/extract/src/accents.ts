import { assign } from './assign.ts';
import { coarsen } from './coarsen.ts';
import { type Color, colorAt, distance } from './distance.ts';
import { createPoints, type Points } from './histogram.ts';
import { refine } from './refine.ts';

/** What makes a small color one that a person would name; distances in OKLab. */
const ACCENT = {
  /** Least distance in hue and chroma to the nearest color of the palette. */
  apart: 0.09,
  /** Least chroma. */
  chroma: 0.09,
  /** Colors so near to its middle are the accent. */
  radius: 0.06,
  /** Farther out, up to here, there must be little: else it is a part of some gradation. */
  surroundings: 0.09,
  /** Least part of all within the surroundings that is the accent. */
  isolation: 0.7,
  /** Least part of the picture. */
  share: 0.007,
};

/** How much one accent may add to the sum of distances. */
const MOST_LOSS = 1.3;

/** A palette, of which some colors are fixed: they stand for themselves, not for their surroundings. */
export type Palette = { readonly accents: readonly Color[]; readonly main: readonly Color[] };

/**
 * Gives small saturated colors a place that the bulk of the picture would not leave them: an
 * accent takes the place of the color that is missed least. Accents stay fewer than half of the
 * palette, so that one of two colors has none.
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

/** Moves the colors that are not accents to the medians of what they stand for. */
export function refineMain(points: Points, { accents, main }: Palette, steps: number): Palette {
  return { accents, main: refine(points, main, steps, accents) };
}

/** The heaviest spot of saturated color for which the palette has nothing. */
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

/** The point that has most weight around it. */
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

/** The palette with the accent in place of the main color without which the cost is least. */
function replaceLeast(points: Points, { accents, main }: Palette, accent: Color): Palette {
  const withAccent = [...accents, accent];
  const choices = main.map((gone) => main.filter((color) => color !== gone));
  const costs = choices.map((left) => assign(points, [...withAccent, ...left]).cost);
  const least = choices[costs.indexOf(Math.min(...costs))]!;
  return refineMain(points, { accents: withAccent, main: least }, 3);
}
