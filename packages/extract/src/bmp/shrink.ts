import { type Pixels, workingSize } from '../pixels.ts';
import type { Rect } from '../region.ts';

export type Shrinker = ReturnType<typeof createShrinker>;

/**
 * Averages the pixels of a part of a picture as they arrive, so that a large one is never in memory as a whole.
 * Other pixels are left out.
 */
export function createShrinker({ left, top, width, height }: Rect) {
  const target = workingSize(width, height);
  const sums = new Float64Array(4 * target.width * target.height); // r, g, b by alpha; alpha
  /** Where each column and row of the small picture starts in the large one. */
  const columns = edges(width, target.width);
  const rows = edges(height, target.height);
  const rowOf = (y: number) => 4 * target.width * Math.floor(((y - top) * target.height) / height);
  const isOutside = (y: number) => y < top || y >= top + height;

  function addPixels(to: number, colors: Uint8Array, index: number, count: number): void {
    const alpha = 255 * count;
    sums[to] = sums[to]! + colors[3 * index]! * alpha;
    sums[to + 1] = sums[to + 1]! + colors[3 * index + 1]! * alpha;
    sums[to + 2] = sums[to + 2]! + colors[3 * index + 2]! * alpha;
    sums[to + 3] = sums[to + 3]! + alpha;
  }

  return {
    /** Adds one row of RGBA. */
    addRow(row: Uint8Array, y: number): void {
      if (isOutside(y)) return;
      for (let column = 0, to = rowOf(y); column < target.width; column++, to += 4) {
        const end = 4 * (left + columns[column + 1]!);
        for (let from = 4 * (left + columns[column]!); from < end; from += 4) {
          const alpha = row[from + 3]!;
          sums[to] = sums[to]! + row[from]! * alpha;
          sums[to + 1] = sums[to + 1]! + row[from + 1]! * alpha;
          sums[to + 2] = sums[to + 2]! + row[from + 2]! * alpha;
          sums[to + 3] = sums[to + 3]! + alpha;
        }
      }
    },

    /**
     * Adds alternating opaque pixels of two colors; the cost depends on the columns, not the
     * pixels.
     *
     * @param colors Red, green and blue of several colors.
     * @param first Index of the color that begins the run; `second` may be the same.
     */
    addRun(
      y: number,
      start: number,
      end: number,
      colors: Uint8Array,
      first: number,
      second: number,
    ) {
      const last = Math.min(width, end - left);
      let x = Math.max(0, start - left);
      if (isOutside(y) || x >= last) return;
      let column = Math.floor((x * target.width) / width);
      for (let to = rowOf(y) + 4 * column; x < last; column++, to += 4) {
        const next = Math.min(last, columns[column + 1]!);
        const ofSecond = (next - x + ((x + left - start) % 2)) >> 1;
        addPixels(to, colors, first, next - x - ofSecond);
        addPixels(to, colors, second, ofSecond);
        x = next;
      }
    },

    /**
     * The averages of all added pixels.
     *
     * @param missing What a pixel is that was not added. Chromium shows black.
     */
    finish(missing: 'transparent' | 'black' = 'transparent'): Pixels & { data: Uint8Array } {
      const data = new Uint8Array(4 * target.width * target.height);
      for (let at = 0; at < data.length; at += 4) {
        const alpha = sums[at + 3]!;
        const column = (at / 4) % target.width;
        const row = Math.floor(at / 4 / target.width);
        const count = (columns[column + 1]! - columns[column]!) * (rows[row + 1]! - rows[row]!);
        const weight = missing === 'black' ? 255 * count : alpha;
        if (weight === 0) continue;
        data[at] = Math.round(sums[at]! / weight);
        data[at + 1] = Math.round(sums[at + 1]! / weight);
        data[at + 2] = Math.round(sums[at + 2]! / weight);
        data[at + 3] = Math.round(weight / count);
      }
      return { data, ...target };
    },
  };
}

const edges = (size: number, parts: number) =>
  Int32Array.from({ length: parts + 1 }, (_, part) => Math.ceil((part * size) / parts));
