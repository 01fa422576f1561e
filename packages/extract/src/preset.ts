import { assign, type Color, coarsen, colorAt, findMedians, refine } from './cluster.ts';
import { createPoints, type Points } from './histogram.ts';

/** Which colors of a picture are wanted, the one that a caller gets by default first. */
export const PRESETS = ['dominant', 'vivid', 'muted', 'accent'] as const;

export type Preset = (typeof PRESETS)[number];

/** Chroma below which a color is gray to the eye. */
const GRAY = 0.02;

/** How steeply the weight of a point rises with its chroma. */
const STEEP = { cluster: 2.5, color: 8 };

/** Colors of at least this share, from which accents keep away so far, in hue and chroma. */
const BULK = { count: 3, share: 0.05, apart: 0.12 };

/** Least share of the picture of a spot of color: below are noise and the edges of things. */
const SPOT = 0.0005;

/**
 * Weighs the points of a picture by how well each fits the preset. All is relative to the picture
 * itself, so that a pale one has vivid colors too.
 *
 * @returns The points that have any weight; none where the picture has no such color at all.
 */
export function emphasize(points: Points, preset: Exclude<Preset, 'dominant'>): Points {
  switch (preset) {
    case 'vivid':
      return weigh(points, vividness(points, STEEP.cluster));
    case 'muted':
      return weigh(points, mutedness(points));
    case 'accent':
      return emphasizeSpots(points);
  }
}

/**
 * Moves each color to the most vivid of its points: the median of a cluster is duller than what
 * people see in it.
 */
export function moveToVivid(points: Points, colors: readonly Color[]): Color[] {
  const { owner } = assign(points, colors);
  const vivid = vividness(points, STEEP.color);
  return colors.map((color, c) => {
    const own = weigh(points, (i) => (owner[i] === c ? vivid(i) : 0));
    const [moved] = own.size > 0 ? refine(own, [color], 8) : [];
    return moved ?? color;
  });
}

function vividness(points: Points, steepness: number): (point: number) => number {
  const most = Math.max(GRAY, chromaQuantile(points, 0.95));
  return (i) => {
    const chroma = chromaOf(points, i);
    return chroma < GRAY ? 0 : Math.min(1, chroma / most) ** steepness;
  };
}

function mutedness(points: Points): (point: number) => number {
  const most = Math.max(2 * GRAY, chromaQuantile(points, 0.6));
  return (i) => Math.max(0, 1 - chromaOf(points, i) / most) ** 2;
}

/** Small areas count nearly as much as large ones, and the bulk of the picture does not count. */
function emphasizeSpots(points: Points): Points {
  const coarse = coarsen(points);
  const total = sumOf(coarse.weight);
  const bulk = findBulk(coarse, total);
  const vivid = vividness(coarse, 2);
  return weigh(coarse, (i) => {
    const weight = coarse.weight[i]!;
    if (weight < SPOT * total) return 0;
    const { a, b } = colorAt(coarse, i);
    const apart = Math.min(...bulk.map((color) => Math.hypot(a - color.a, b - color.b)));
    return (vivid(i) * Math.min(1, apart / BULK.apart) ** 2) / Math.sqrt(weight);
  });
}

function findBulk(points: Points, total: number): Color[] {
  const medians = findMedians(points, BULK.count, 3);
  const { owner } = assign(points, medians);
  return medians.filter(
    (_, c) => sumOf(points.weight.filter((_, i) => owner[i] === c)) >= BULK.share * total,
  );
}

const sumOf = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0);

/** The chroma that this share of the picture does not exceed. */
function chromaQuantile(points: Points, share: number): number {
  const chromas = Array.from({ length: points.size }, (_, i) => ({
    chroma: chromaOf(points, i),
    weight: points.weight[i]!,
  })).sort((one, two) => one.chroma - two.chroma);
  let left = share * sumOf(points.weight);
  for (const { chroma, weight } of chromas) {
    left -= weight;
    if (left <= 0) return chroma;
  }
  return 0;
}

const chromaOf = ({ a, b }: Points, i: number) => Math.hypot(a[i]!, b[i]!);

/** The points whose factor is above zero, their weights multiplied by it. */
function weigh(points: Points, factorOf: (point: number) => number): Points {
  const factors = Array.from({ length: points.size }, (_, i) => factorOf(i));
  const kept = factors.flatMap((factor, i) => (factor > 0 ? [i] : []));
  const weighed = createPoints(kept.length);
  for (const [to, from] of kept.entries()) {
    for (const column of ['l', 'a', 'b'] as const) weighed[column][to] = points[column][from]!;
    weighed.weight[to] = points.weight[from]! * factors[from]!;
  }
  return weighed;
}
