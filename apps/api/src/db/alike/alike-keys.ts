import { deltaEOK, parseHex, toOklab } from '@swatchwork/color';

import type { StoredColor } from '../schema/palettes.ts';

/**
 * The largest ΔE_OK of a color from the nearest one of a palette that is nearly alike: hardly
 * anybody sees it.
 */
export const ALIKE = 0.02;

/** Edge of the cells that a key numbers; more than twice `ALIKE`. */
const EDGE = 0.05;

/** Cells of one measure, from -0.5 to 1 and one more at either end. */
const CELLS = 32;

type Colors = readonly StoredColor[];

/**
 * Measures of a palette that change by no more than its colors do: the least, the middle and the
 * greatest of each coordinate of OKLab.
 */
function measures(colors: Colors): number[] {
  const labs = colors.map(({ hex }) => toOklab(parseHex(hex)!));
  return (['l', 'a', 'b'] as const).flatMap((axis) => {
    const sorted = labs.map((lab) => lab[axis]).sort((one, other) => one - other);
    return [sorted[0]!, sorted[(sorted.length - 1) >> 1]!, sorted.at(-1)!];
  });
}

const cellOf = (value: number) => Math.floor((value + 0.5) / EDGE) + 1;

/** A number of at most 49 bits, which palettes that are nearly alike have in common, or almost. */
export const alikeKey = (colors: Colors): number =>
  measures(colors).reduce((key, value) => key * CELLS + cellOf(value), colors.length);

/** The keys of all palettes that are nearly alike: its own, and 511 others at most. */
export const alikeKeys = (colors: Colors): number[] =>
  measures(colors).reduce(
    (keys, value) => {
      const cells = [...new Set([value - ALIKE, value + ALIKE].map(cellOf))];
      return keys.flatMap((key) => cells.map((cell) => key * CELLS + cell));
    },
    [colors.length],
  );

/**
 * How far (ΔE_OK) two palettes are from being the same: the greatest distance of a color of one from
 * the nearest of the other. Infinite where one has more colors.
 */
export function alikeDistance(one: Colors, other: Colors): number {
  if (one.length !== other.length) return Number.POSITIVE_INFINITY;
  const [a, b] = [one, other].map((colors) => colors.map(({ hex }) => parseHex(hex)!));
  const distances = a!.map((color) => b!.map((second) => deltaEOK(color, second)));
  const ofOne = distances.map((row) => Math.min(...row));
  const ofOther = b!.map((_, place) => Math.min(...distances.map((row) => row[place]!)));
  return Math.max(...ofOne, ...ofOther);
}
