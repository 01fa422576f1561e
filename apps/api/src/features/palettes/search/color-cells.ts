import { type Srgb, toOklab } from '@swatchwork/color';

/** A point of OKLab: l, a, b. */
export type Lab = readonly [number, number, number];

/**
 * Coordinates end here, as those of `oklab_of_css` in the database do: CSS can write colors that are
 * further out than any number of OKLab makes sense.
 */
const LAST = 10;

/** @param color Its channels may lie outside of 0…1. */
export function toLab(color: Srgb): Lab {
  const { l, a, b } = toOklab(color);
  return [cut(l), cut(a), cut(b)];
}

const cut = (coordinate: number) => Math.min(Math.max(coordinate, -LAST), LAST);

/** Cells around a point; they contain every point that is at most `radius` away. */
export interface Neighborhood {
  radius: number;
  /** Runs of the finest cells, by the numbers of their first … */
  firsts: number[];
  /** … and last cells. */
  lasts: number[];
}

/**
 * Bits of each coordinate; the finest cells are 1/1024 wide. The database's `color_cell` uses as
 * many.
 */
const BITS = 10;

/** An upper bound of the distance of two points. */
export const FARTHEST = 2 * LAST * Math.sqrt(3) + 1;

/** A radius in edges of cells: with narrower cells, fewer colors outside of the radius are read. */
const EDGES = 2;

/**
 * Cells around a point, from the finest to all. Cells are numbered along Morton's curve, so that a
 * cell of any size, and often several neighbors, is one run of the finest. The outermost cells hold
 * what lies beyond them. A search that finds
 * enough points within a neighborhood's radius has found the nearest of all.
 */
export function neighborhoods(lab: Lab): Neighborhood[] {
  return Array.from({ length: BITS + 1 }, (_, step) => neighborhood(lab, BITS - step));
}

function neighborhood([l, a, b]: Lab, bits: number): Neighborhood {
  const radius = bits === 0 ? FARTHEST : EDGES * 2 ** -bits;
  const [ls, as, bs] = [l, a + 0.5, b + 0.5].map((value) => cellsAround(value, bits));
  const size = 8 ** (BITS - bits);
  const isNear = (...gaps: number[]) => Math.hypot(...gaps) <= radius * 1.001;
  const cells = ls!
    .flatMap((x) =>
      as!.flatMap((y) =>
        bs!
          .filter((z) => isNear(x.gap, y.gap, z.gap))
          .map((z) => (4 * x.cell + 2 * y.cell + z.cell) * size),
      ),
    )
    .sort((one, other) => one - other);
  return {
    radius,
    firsts: cells.filter((cell, place) => cell !== cells[place - 1]! + size),
    lasts: cells
      .filter((cell, place) => cell + size !== cells[place + 1])
      .map((cell) => cell + size - 1),
  };
}

/**
 * The cell of a coordinate from 0 to 1 and those around it, with spread bits, and how far the
 * coordinate is from each.
 */
function cellsAround(value: number, bits: number): { cell: number; gap: number }[] {
  const edge = 2 ** -bits;
  const last = 2 ** bits - 1;
  const own = Math.min(Math.max(Math.floor(value / edge), 0), last);
  return Array.from({ length: 2 * EDGES + 1 }, (_, place) => own - EDGES + place)
    .filter((cell) => cell >= 0 && cell <= last)
    .map((cell) => ({
      cell: spread(cell),
      gap: cell < own ? value - (cell + 1) * edge : cell > own ? cell * edge - value : 0,
    }));
}

/** Inserts two zeros between each two of ten bits. */
function spread(number: number): number {
  let bits = (number | (number << 16)) & 0x03_00_00_ff;
  bits = (bits | (bits << 8)) & 0x03_00_f0_0f;
  bits = (bits | (bits << 4)) & 0x03_0c_30_c3;
  return (bits | (bits << 2)) & 0x09_24_92_49;
}
