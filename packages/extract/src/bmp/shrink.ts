import { type Pixels, workingSize } from '../pixels.ts';

/** Averages rows as they come, so that a large picture is never in memory as a whole. */
export function createShrinker(width: number, height: number) {
  const target = workingSize(width, height);
  const sums = new Float64Array(5 * target.width * target.height); // r, g, b by alpha; alpha; count
  const columns = Int32Array.from({ length: width }, (_, x) =>
    Math.floor((x * target.width) / width),
  );

  return {
    /** Adds one row of RGBA. */
    add(row: Uint8Array, y: number): void {
      const start = Math.floor((y * target.height) / height) * target.width;
      for (let x = 0; x < width; x++) {
        const to = 5 * (start + columns[x]!);
        const alpha = row[4 * x + 3]!;
        sums[to] = sums[to]! + row[4 * x]! * alpha;
        sums[to + 1] = sums[to + 1]! + row[4 * x + 1]! * alpha;
        sums[to + 2] = sums[to + 2]! + row[4 * x + 2]! * alpha;
        sums[to + 3] = sums[to + 3]! + alpha;
        sums[to + 4] = sums[to + 4]! + 1;
      }
    },

    /** The averages of all rows added. */
    finish(): Pixels {
      const data = new Uint8Array(4 * target.width * target.height);
      for (let from = 0, to = 0; to < data.length; from += 5, to += 4) {
        const alpha = sums[from + 3]!;
        if (alpha === 0) continue;
        data[to] = Math.round(sums[from]! / alpha);
        data[to + 1] = Math.round(sums[from + 1]! / alpha);
        data[to + 2] = Math.round(sums[from + 2]! / alpha);
        data[to + 3] = Math.round(alpha / sums[from + 4]!);
      }
      return { data, ...target };
    },
  };
}
