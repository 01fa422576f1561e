import { assign, type Color, colorAt, distance, refine } from './cluster.ts';
import { createPoints, type Points } from './histogram.ts';

/** Which colors of a picture are wanted, the one that a caller gets by default first. */
export const PRESETS = ['dominant', 'balanced', 'vivid', 'muted', 'accent'] as const;

export type Preset = (typeof PRESETS)[number];

/** Chroma below which a color is gray to the eye. */
const GRAY = 0.02;

/** Shares of the strongest chroma that vivid colors have at least: in the picture, and among so many degrees of hue. */
const PURE = { picture: 0.35, family: 0.75, degrees: 25 };

/**
 * Chroma up to which a color is muted; where less than a share of the picture is, up to a part of its strongest chroma.
 * Below a lightness all are alike to the eye.
 */
const MUTED = { chroma: 0.075, share: 0.2, part: 0.7, black: 0.4 };

/**
 * Shares of the picture with the hue and chroma of an accent in any lightness: at most, and from which on it is worth
 * less. The radius within which they are the same is a part of the strongest chroma, up to one.
 */
const RARE = { most: 0.25, share: 0.05, radius: 0.4, chroma: 0.2 };

/** Least share of the picture of a spot of color: below are noise and the edges of things. */
const SPOT = 0.0005;

/** ΔE_OK up to which points are one spot. */
const AROUND = 0.06;

/** ΔE_OK between two colors of a preset: 0.08 remains once they are rounded to 8 bits. */
const LEAST_DISTANCE = 0.083;
/** ΔE_OK and degrees from which two colors do not take anything from each other. */
const FAR = { distance: 0.25, hue: 40 };
/** What remains of a color that has the hue of one that is there. */
const SAME_HUE = 0.15;

/** Up to this ΔE_OK of its median a pixel is of a cluster; pictures with less of them are gradients. */
const CLUSTER = { radius: 0.035, share: 0.4 };

interface Request {
  preset: Exclude<Preset, 'dominant'>;
  count: number;
  /** Colors that are taken before others, as far as they are apart. */
  first: readonly Color[];
}

/** How much a point of a picture is worth to a preset; 0 where it does not count. */
type Worth = (point: number) => number;

/** Whether most pixels are near to one of the colors: else they are a gradient, and no few stand for it. */
export function hasClusters(points: Points, colors: readonly Color[]): boolean {
  const { distance } = assign(points, colors);
  const near = points.weight.reduce(
    (sum, weight, i) => (distance[i]! <= CLUSTER.radius ? sum + weight : sum),
    0,
  );
  return near >= CLUSTER.share * sumOf(points.weight);
}

/**
 * The colors of a picture that are worth most to a preset. All is relative to the picture itself, so
 * that a pale one has vivid colors too. Two are at least 0.08 ΔE_OK apart, and another hue counts for
 * more than a larger share. What pleases elsewhere does not count: without olives a meadow is lost.
 *
 * @param coarse The points from which they are picked, gathered in few cells.
 * @returns None where the picture has no such color at all.
 */
export function pickColors(
  points: Points,
  coarse: Points,
  { preset, count, first }: Request,
): Color[] {
  const picked: Color[] = [];
  for (const color of first) if (noveltyOf(color, picked) > 0) picked.push(color);
  if (picked.length === count) return picked;
  const worth = Float64Array.from({ length: coarse.size }, (_, i) => i).map(
    worthOf(coarse, preset),
  );
  const left = new Set([...worth.keys()].filter((i) => worth[i]! > 0));
  while (picked.length < count && left.size > 0) {
    let [best, most] = [-1, 0];
    for (const i of left) {
      const value = worth[i]! * noveltyOf(colorAt(coarse, i), picked);
      if (value > most) [best, most] = [i, value];
      else if (value === 0) left.delete(i);
    }
    if (best < 0) break;
    left.delete(best);
    const color = colorAt(coarse, best);
    const exact = preset === 'muted' ? color : moveToVivid(points, color);
    picked.push(noveltyOf(exact, picked) > 0 ? exact : color);
  }
  return picked;
}

/** 1 for a color unlike all that are there, 0 for one that is too near. */
function noveltyOf(color: Color, picked: readonly Color[]): number {
  let novelty = 1;
  for (const other of picked) {
    const apart = distance(color, other);
    if (apart < LEAST_DISTANCE) return 0;
    const hue = Math.min(1, SAME_HUE + hueApart(color, other) / FAR.hue);
    novelty = Math.min(novelty, Math.min(1, apart / FAR.distance) * hue);
  }
  return novelty;
}

/** Degrees between two hues; a gray differs in hue from every color. */
function hueApart(one: Color, other: Color): number {
  const [chroma, another] = [Math.hypot(one.a, one.b), Math.hypot(other.a, other.b)];
  if (Math.min(chroma, another) < GRAY) return FAR.hue;
  const cos = (one.a * other.a + one.b * other.b) / (chroma * another);
  return (Math.acos(Math.min(1, Math.max(-1, cos))) * 180) / Math.PI;
}

function worthOf(coarse: Points, preset: Exclude<Preset, 'dominant'>): Worth {
  const total = sumOf(coarse.weight);
  const shares = sharesAround(coarse, total, AROUND, 1);
  const share = (i: number) => shares[i]!;
  const ofSpots = (worth: Worth) => (i: number) => (share(i) < SPOT ? 0 : worth(i));
  const chroma = ofSpots((i) => chromaOf(coarse, i));
  const indices = Array.from({ length: coarse.size }, (_, i) => i);
  const strongest = Math.max(GRAY, ...indices.map(chroma));
  const vividness = (i: number) => (chroma(i) < GRAY ? 0 : chroma(i) / strongest);
  const isFamily = (i: number) => (j: number) =>
    hueApart(colorAt(coarse, i), colorAt(coarse, j)) < PURE.degrees;
  const familyMost = (i: number) => Math.max(...indices.filter(isFamily(i)).map(chroma));
  switch (preset) {
    case 'balanced':
      return (i) => Math.sqrt(share(i)) * (0.25 + vividness(i));
    case 'vivid':
      return (i) => {
        const isPure = vividness(i) >= PURE.picture && chroma(i) >= PURE.family * familyMost(i);
        return isPure ? vividness(i) ** 1.5 * share(i) ** 0.15 : 0;
      };
    case 'muted': {
      const seen = (i: number) => Math.min(1, coarse.l[i]! / MUTED.black) ** 2;
      const quiet = coarse.weight.filter(
        (_, i) => coarse.l[i]! > MUTED.black && chromaOf(coarse, i) < MUTED.chroma,
      );
      const isQuiet = sumOf(quiet) >= MUTED.share * total;
      const most = isQuiet ? MUTED.chroma : Math.max(MUTED.chroma, MUTED.part * strongest);
      return (i) =>
        Math.max(0, 1 - chromaOf(coarse, i) / most) ** 2 * seen(i) * Math.sqrt(share(i));
    }
    case 'accent': {
      const radius = RARE.radius * Math.min(RARE.chroma, strongest);
      const common = sharesAround(coarse, total, radius, 0);
      const rarity = (i: number) => Math.min(1, RARE.share / common[i]!);
      return (i) => (common[i]! > RARE.most ? 0 : vividness(i) ** 2 * rarity(i));
    }
  }
}

/**
 * The share of the picture near to each point: a spot of light and shadow is spread over many cells.
 *
 * @param depth How much a difference in lightness counts.
 */
function sharesAround(
  { size, l, a, b, weight }: Points,
  total: number,
  radius: number,
  depth: number,
): Float64Array {
  return Float64Array.from({ length: size }, (_, i) => {
    let sum = 0;
    for (let j = 0; j < size; j++) {
      const flat = (a[i]! - a[j]!) ** 2 + (b[i]! - b[j]!) ** 2;
      if (flat + depth * (l[i]! - l[j]!) ** 2 <= radius ** 2) sum += weight[j]!;
    }
    return sum / total;
  });
}

function pointsAround({ size, l, a, b }: Points, color: Color, radius: number): number[] {
  const near: number[] = [];
  for (let i = 0; i < size; i++) {
    const square = (l[i]! - color.l) ** 2 + (a[i]! - color.a) ** 2 + (b[i]! - color.b) ** 2;
    if (square <= radius ** 2) near.push(i);
  }
  return near;
}

/** Moves a color to the most vivid of the points around it: a mean of many is duller than what people see. */
function moveToVivid(points: Points, color: Color): Color {
  const near = pointsAround(points, color, LEAST_DISTANCE);
  const own = createPoints(near.length);
  for (const [to, from] of near.entries()) {
    for (const column of ['l', 'a', 'b'] as const) own[column][to] = points[column][from]!;
    own.weight[to] = points.weight[from]! * chromaOf(points, from) ** 8;
  }
  return refine(own, [color], 5)[0]!;
}

const sumOf = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0);

const chromaOf = ({ a, b }: Points, i: number) => Math.sqrt(a[i]! ** 2 + b[i]! ** 2);
