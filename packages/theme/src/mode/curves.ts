/** Points of a curve that rises or falls; between them it is straight. */
export type Curve = readonly (readonly [from: number, to: number])[];

// OKLCH lightness on a dark page by that on a light one, as ten public systems have it that people made
// (bench/mode); the medians of their tokens, rounded, in falling order.

/** Of grays: the page, what lies on it, and lines. */
export const GROUND: Curve = [
  [0, 0.985],
  [0.25, 0.93],
  [0.35, 0.83],
  [0.45, 0.74],
  [0.5, 0.7],
  [0.6, 0.6],
  [0.7, 0.51],
  [0.8, 0.43],
  [0.85, 0.39],
  [0.9, 0.335],
  [0.95, 0.285],
  [0.97, 0.26],
  [1, 0.22],
];

/** Of grounds with a hue, and of the steps of scales. */
export const TINT: Curve = [
  [0.25, 0.92],
  [0.35, 0.84],
  [0.45, 0.77],
  [0.5, 0.74],
  [0.55, 0.68],
  [0.65, 0.61],
  [0.75, 0.51],
  [0.8, 0.47],
  [0.85, 0.42],
  [0.9, 0.37],
  [0.95, 0.3],
  [1, 0.24],
];

/** Of texts and icons. */
export const INK: Curve = [
  [0, 0.985],
  [0.2, 0.95],
  [0.3, 0.91],
  [0.4, 0.83],
  [0.5, 0.74],
  [0.6, 0.64],
  [0.7, 0.56],
  [0.8, 0.48],
  [0.9, 0.37],
  [1, 0.22],
];

/** Of texts and icons with a hue; above this lightness they stay as they are. */
export const COLORED_INK: Curve = [
  [0.25, 0.94],
  [0.35, 0.9],
  [0.45, 0.79],
  [0.5, 0.76],
  [0.55, 0.7],
  [0.62, 0.67],
];

/** A curve at a place; beyond its ends as at them. */
export function along(curve: Curve, at: number): number {
  const next = curve.findIndex(([from]) => from >= at);
  if (next < 0) return curve.at(-1)![1];
  if (next === 0) return curve[0]![1];
  const [[x, y], [end, to]] = [curve[next - 1]!, curve[next]!];
  return y + ((at - x) / (end - x)) * (to - y);
}

/** The curve that leads back. */
export const back = (curve: Curve): Curve =>
  curve.map(([from, to]) => [to, from] as const).sort(([one], [other]) => one - other);
