import { type Srgb, toOklab } from '@swatchwork/color';

/** A point of OKLab: l, a, b. */
export type Lab = readonly [number, number, number];

export function toLab(color: Srgb): Lab {
  const { l, a, b } = toOklab(color);
  return [l, a, b];
}

/**
 * Cells around a point; they contain every point that is at most the length of a cell's edge away.
 */
export interface Neighborhood {
  radius: number;
  /** How many of the finest cells make up one cell. */
  size: number;
  /** For each cell, the number of its first finest cell. */
  cells: number[];
}

/**
 * Bits of each coordinate; the finest cells are 1/1024 wide. The database's `color_cell` uses as
 * many.
 */
const BITS = 10;

/** An upper bound of the distance in OKLab from any color of sRGB. */
export const FARTHEST = 2;

/**
 * Cells around a point, from the finest to all. Cells are numbered along Morton's curve, so that a
 * cell of any size is one run of the finest. A search that finds enough points within a
 * neighborhood's radius has found the nearest of all.
 */
export function neighborhoods(lab: Lab): Neighborhood[] {
  return Array.from({ length: BITS + 1 }, (_, step) => neighborhood(lab, BITS - step));
}

function neighborhood([l, a, b]: Lab, bits: number): Neighborhood {
  const ls = cellsBeside(l, bits);
  const as = cellsBeside(a + 0.5, bits);
  const bs = cellsBeside(b + 0.5, bits);
  const size = 8 ** (BITS - bits);
  const cells = ls.flatMap((x) => as.flatMap((y) => bs.map((z) => (4 * x + 2 * y + z) * size)));
  return { radius: bits === 0 ? FARTHEST : 2 ** -bits, size, cells };
}

/** The cell of a coordinate from 0 to 1 and its neighbors, with spread bits. */
function cellsBeside(value: number, bits: number): number[] {
  const last = 2 ** bits - 1;
  const own = Math.min(Math.max(Math.floor(value * 2 ** bits), 0), last);
  return [own - 1, own, own + 1].filter((cell) => cell >= 0 && cell <= last).map(spread);
}

/** Inserts two zeros between each two of ten bits. */
function spread(number: number): number {
  let bits = (number | (number << 16)) & 0x03_00_00_ff;
  bits = (bits | (bits << 8)) & 0x03_00_f0_0f;
  bits = (bits | (bits << 4)) & 0x03_0c_30_c3;
  return (bits | (bits << 2)) & 0x09_24_92_49;
}
