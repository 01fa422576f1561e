import { assign, type Color } from './cluster.ts';
import type { Histogram } from './histogram.ts';
import type { Pixels } from './pixels.ts';

/** Share and place of a palette color in the picture. */
type Place = { share: number; position: { x: number; y: number } };

/** Cells of the grid along each side. */
const GRID = 16;

/** How fast the weight of a pixel falls with its distance from the color. */
const LIKE = 0.03;

/** ΔE_OK up to which a pixel counts as one of a color that need not stand for all around it. */
export const REACH = 0.1;

/**
 * Finds the share of every color, and a place for it: the area where the pixels nearest to it are
 * densest, and there the nearest pixel.
 *
 * @param reach The largest ΔE_OK of pixels that count for the share.
 */
export function locate(
  histogram: Histogram,
  pixels: Pixels,
  palette: Color[],
  reach: number,
): Place[] {
  const { owner, distance } = assign(histogram, palette);
  const shares = new Float64Array(palette.length);
  for (let i = 0; i < histogram.size; i++) {
    if (distance[i]! > reach) continue;
    shares[owner[i]!] = shares[owner[i]!]! + histogram.weight[i]! / histogram.total;
  }
  const likeness = distance.map((far) => 1 / (LIKE + far) ** 2);
  const cells = densestCells(histogram, pixels, owner, likeness, palette.length);
  return cells.map((cell, color) => ({
    share: shares[color]!,
    position: placeIn(cell, color, histogram, pixels, owner, distance),
  }));
}

/** The cell of the grid in which, together with its neighbors, each color is densest. */
function densestCells(
  { pointOf }: Histogram,
  { width, height }: Pixels,
  owner: Uint8Array,
  likeness: Float64Array,
  colors: number,
): number[] {
  const side = GRID + 2; // with an empty border, so that every cell has eight neighbors
  const density = new Float64Array(colors * side * side);
  for (let y = 0, pixel = 0; y < height; y++) {
    const row = (1 + Math.floor((y * GRID) / height)) * side + 1;
    for (let x = 0; x < width; x++, pixel++) {
      const point = pointOf[pixel]!;
      if (point < 0) continue;
      const cell = owner[point]! * side * side + row + Math.floor((x * GRID) / width);
      density[cell] = density[cell]! + likeness[point]!;
    }
  }
  return Array.from({ length: colors }, (_, color) => {
    let densest = 0;
    let most = -1;
    for (let cell = 0; cell < GRID * GRID; cell++) {
      const at = color * side * side + (1 + Math.floor(cell / GRID)) * side + 1 + (cell % GRID);
      const sum = density[at]! + neighbors(density, at, side) / 4;
      if (density[at] === 0 || sum <= most) continue;
      most = sum;
      densest = cell;
    }
    return densest;
  });
}

function neighbors(density: Float64Array, at: number, side: number): number {
  let sum = -density[at]!;
  for (let y = -side; y <= side; y += side) {
    for (let x = -1; x <= 1; x++) sum += density[at + y + x]!;
  }
  return sum;
}

/** The middle of the cell's pixel that is nearest to the color; of several, the most central. */
function placeIn(
  cell: number,
  color: number,
  { pointOf }: Histogram,
  { width, height }: Pixels,
  owner: Uint8Array,
  distance: Float64Array,
): { x: number; y: number } {
  const [column, row] = [cell % GRID, Math.floor(cell / GRID)];
  const middle = { x: ((column + 0.5) * width) / GRID, y: ((row + 0.5) * height) / GRID };
  let best = { x: 0.5, y: 0.5 };
  let least = Number.POSITIVE_INFINITY;
  for (let y = Math.ceil((row * height) / GRID); y < ((row + 1) * height) / GRID; y++) {
    for (let x = Math.ceil((column * width) / GRID); x < ((column + 1) * width) / GRID; x++) {
      const point = pointOf[y * width + x]!;
      if (point < 0 || owner[point] !== color) continue;
      const away = Math.hypot(x + 0.5 - middle.x, y + 0.5 - middle.y) / (width + height);
      const score = distance[point]! + 0.1 * away;
      if (score >= least) continue;
      least = score;
      best = { x: (x + 0.5) / width, y: (y + 0.5) / height };
    }
  }
  return best;
}
