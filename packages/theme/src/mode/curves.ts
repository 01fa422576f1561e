/** Points of a curve that rises or falls; between them it is straight. */
export type Curve = readonly (readonly [from: number, to: number])[];

/** OKLCH lightness on a dark page by that on a light one. */
export const GROUND: Curve = [
  [0, 0.97],
  [0.3, 0.9],
  [0.5, 0.66],
  [0.7, 0.46],
  [0.8, 0.39],
  [0.88, 0.33],
  [0.93, 0.28],
  [0.97, 0.235],
  [1, 0.19],
];

/** Of texts and icons. */
export const INK: Curve = [
  [0, 0.97],
  [0.2, 0.94],
  [0.35, 0.84],
  [0.45, 0.76],
  [0.55, 0.7],
  [0.65, 0.6],
  [0.8, 0.46],
  [0.9, 0.36],
  [1, 0.2],
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
