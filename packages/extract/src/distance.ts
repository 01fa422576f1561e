import type { Points } from './histogram.ts';

/** A color in OKLab. */
export type Color = { l: number; a: number; b: number };

/** The color of a point. */
export const colorAt = ({ l, a, b }: Points, point: number): Color => ({
  l: l[point]!,
  a: a[point]!,
  b: b[point]!,
});

/** ΔE_OK of two colors. */
export function distance(one: Color, two: Color): number {
  const dl = one.l - two.l;
  const da = one.a - two.a;
  const db = one.b - two.b;
  return Math.sqrt(dl * dl + da * da + db * db);
}
