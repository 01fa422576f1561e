import { deltaE2000, type Lab, lightnessApart } from '@swatchwork/color';

import type { BookColor, ColorBook } from './book.ts';

/** A color of a book, and its ΔE2000 from the wanted one: 1 is about just noticeable. */
export interface BookMatch {
  color: BookColor;
  distance: number;
}

/**
 * The nearest colors of a book by CIEDE2000, the nearest first; of equals, the one that comes first in the
 * book.
 *
 * @param wanted Colors in Lab under D50.
 * @param count How many for each: the nearest and the runner-up unless given. A small book has fewer.
 */
export function matchBook(
  { colors }: Pick<ColorBook, 'colors'>,
  wanted: readonly Lab[],
  count = 2,
): BookMatch[][] {
  const order = [...colors.keys()].sort((i, j) => colors[i]!.lab.l - colors[j]!.lab.l);
  const points = Float64Array.from(order.flatMap((i) => [...valuesOf(colors[i]!.lab)]));
  return wanted.map((lab) =>
    nearestOf(points, Float64Array.from(valuesOf(lab)), order, count).map(([i, distance]) => ({
      color: colors[i]!,
      distance,
    })),
  );
}

const valuesOf = ({ l, a, b }: Lab) => [l, a, b];

/**
 * From the wanted lightness outwards, until lightness alone is farther than all that was found.
 *
 * @param points L, a, b of each color, the darkest first.
 * @param order The place of each in the book.
 */
function nearestOf(
  points: Float64Array,
  wanted: Float64Array,
  order: readonly number[],
  count: number,
): [place: number, distance: number][] {
  const found: [place: number, distance: number][] = [];
  let above = order.findIndex((_, i) => points[i * 3]! >= wanted[0]!);
  if (above < 0) above = order.length;
  let below = above - 1;
  const apartAt = (i: number) =>
    i >= 0 && i < order.length ? lightnessApart(points[i * 3]!, wanted[0]!) : Infinity;
  while (true) {
    const isBelow = apartAt(below) < apartAt(above);
    const next = isBelow ? below-- : above++;
    const farthest = found.length < count ? Infinity : found.at(-1)![1];
    if (apartAt(next) > farthest || next < 0 || next >= order.length) return found;
    const place = order[next]!;
    found.push([place, deltaE2000(points, next * 3, wanted, 0)]);
    found.sort((one, other) => one[1] - other[1] || one[0] - other[0]);
    found.splice(count);
  }
}
