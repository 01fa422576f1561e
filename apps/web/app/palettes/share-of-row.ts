/**
 * The least width of each of `count` colors, as CSS: all stand in one row, or in two of nearly the
 * same length if one row leaves each less than `least` rem. While the row is too narrow, the middle
 * term is larger than any width; else it is negative.
 */
export function shareOfRow(count: number, least: number): string {
  const inOneRow = `calc(99.9% / ${count})`;
  return `clamp(${inOneRow}, (${least * count}rem - 100%) * 999, calc(99.9% / ${Math.ceil(count / 2)}))`;
}
