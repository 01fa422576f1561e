import { type AlphaColor, formatHex, type Hex } from '@swatchwork/color';

import type { Box, PageSample, Paint, Role } from '../sample.ts';
import { flatten, type GroupedLayer } from './flatten.ts';
import { byOrder } from './order.ts';
import { readColor, readStops } from './read-colors.ts';

/** Cells of the grid at most: half a percent of the page has 300 of them. */
const CELLS = 65_536;

/** Cells that are mixed at most, so that no page of thousands of veils takes long. */
const MIXED = 60_000_000;

/** Layers that a cell holds at most; then they count as what they are seen as. */
const LAYERS = 16;

/** How much of a document a color is seen on, 0…1. */
export interface Share {
  /** Undefined for pictures. */
  readonly hex: Hex | undefined;
  readonly role: Role;
  readonly share: number;
}

/** What is seen on a cell: the layers down to one that nothing shines through; none for a picture. */
interface Cover {
  readonly layers: readonly GroupedLayer[];
  readonly role: Role;
}

/**
 * Paints a document on a coarse grid, one thing upon the other, and counts what is seen. The middle of
 * a cell decides for all of it. A gradient is shared out to its colors in strips; a veil upon a picture
 * counts as the picture.
 */
export function paintGrid({ paints, box }: PageSample): Share[] {
  const grid = createGrid(box);
  for (const paint of paints.toSorted(byOrder)) {
    const { role, groups } = paint;
    const layers = layersOf(paint);
    for (const [i, layer] of layers.entries()) {
      grid.paint(stripOf(paint.box, i, layers.length), layer && { ...layer, groups }, role);
    }
  }
  return grid.count();
}

function layersOf({ role, colors: [first = ''] }: Paint): (AlphaColor | undefined)[] {
  if (role === 'picture') return [undefined];
  if (role === 'gradient') return readStops(first);
  const layer = readColor(first);
  return layer ? [layer] : [];
}

const stripOf = (box: Box, i: number, count: number): Box => ({
  ...box,
  y: box.y + (box.height * i) / count,
  height: box.height / count,
});

function createGrid(whole: Box) {
  const side = Math.max(1, Math.sqrt((whole.width * whole.height) / CELLS));
  const columns = Math.max(1, Math.floor(whole.width / side));
  const rows = Math.max(1, Math.floor(whole.height / side));
  // Each cell holds the number of its cover; 0 is nothing.
  const cells = new Uint32Array(columns * rows);
  const covers: Cover[] = [{ layers: [], role: 'page' }];
  let budget = MIXED;

  const veil = (under: number, layer: GroupedLayer, role: Role): number => {
    const { layers } = covers[under]!;
    if (layers.length === 0) return under;
    const below = layers.length < LAYERS ? layers : [{ ...flatten(layers), groups: [] }];
    return covers.push({ layers: [...below, layer], role }) - 1;
  };

  return {
    /** @param layer Undefined for a picture. */
    paint(box: Box, layer: GroupedLayer | undefined, role: Role): void {
      const [left, right] = range(box.x - whole.x, box.width, side, columns);
      const [top, bottom] = range(box.y - whole.y, box.height, side, rows);
      const isSolid = !layer || (layer.alpha === 1 && layer.groups.length === 0);
      if (isSolid) {
        const number = covers.push({ layers: layer ? [layer] : [], role }) - 1;
        for (let row = top; row < bottom; row++) {
          cells.fill(number, row * columns + left, row * columns + right);
        }
        return;
      }
      budget -= (right - left) * (bottom - top);
      if (budget < 0) return;
      const veiled = new Map<number, number>();
      for (let row = top; row < bottom; row++) {
        for (let i = row * columns + left; i < row * columns + right; i++) {
          const under = cells[i]!;
          const number = veiled.get(under) ?? veil(under, layer, role);
          veiled.set(under, number);
          cells[i] = number;
        }
      }
    },
    count(): Share[] {
      const counts = new Uint32Array(covers.length);
      for (const cell of cells) counts[cell]!++;
      return covers.flatMap(({ layers, role }, i) => {
        if (counts[i] === 0) return [];
        const hex = layers.length > 0 ? formatHex(flatten(layers).color) : undefined;
        return [{ hex, role, share: counts[i]! / cells.length }];
      });
    },
  };
}

/** The cells whose middle lies in a stretch. */
const range = (from: number, length: number, side: number, count: number): [number, number] => [
  Math.max(0, Math.min(count, Math.round(from / side))),
  Math.max(0, Math.min(count, Math.round((from + length) / side))),
];
