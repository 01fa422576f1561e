import { deltaEOK, parseHex, toOklab } from '@swatchwork/color';
import type { ImportedColor } from '@swatchwork/formats';

/** ΔE_OK under which two colors look the same beside each other. */
const NEAR = 0.02;

/** Colors that are compared for near-duplicates: all pairs of more would take seconds. */
const MOST = 1000;

/** Drops the colors that look like an earlier one; a color with a name is preferred. */
export function mergeNearDuplicates(colors: readonly ImportedColor[]): ImportedColor[] {
  const kept: { color: ImportedColor; rgb: ReturnType<typeof rgbOf> }[] = [];
  for (const color of colors) {
    const rgb = rgbOf(color);
    const twin = kept.slice(0, MOST).find((one) => deltaEOK(one.rgb, rgb) < NEAR);
    if (!twin) kept.push({ color, rgb });
    else if (!twin.color.name && color.name) twin.color = color;
  }
  return kept.map(({ color }) => color);
}

/**
 * Indices of the colors that differ most: the first, then each time the one farthest in OKLab from
 * all chosen ones; in their original order.
 */
export function mostDifferent(colors: readonly ImportedColor[], count: number): number[] {
  const points = colors.map((color) => toOklab(rgbOf(color)));
  const distances = points.map(() => Infinity);
  const chosen: number[] = [];
  while (chosen.length < Math.min(count, colors.length)) {
    const next = chosen.length === 0 ? 0 : indexOfLargest(distances);
    chosen.push(next);
    const from = points[next]!;
    for (const [i, { l, a, b }] of points.entries()) {
      const distance = Math.hypot(l - from.l, a - from.a, b - from.b);
      distances[i] = chosen.includes(i) ? -1 : Math.min(distances[i]!, distance);
    }
  }
  return chosen.sort((a, b) => a - b);
}

const indexOfLargest = (numbers: readonly number[]): number =>
  numbers.reduce((best, value, i) => (value > numbers[best]! ? i : best), 0);

const rgbOf = ({ hex }: ImportedColor) => parseHex(hex)!;
