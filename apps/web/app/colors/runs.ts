import { formatHex, type Srgb } from '@swatchwork/color';

export interface Run {
  color: Srgb;
  /** Place of its first color, from 0. */
  start: number;
  length: number;
}

/** Neighbors of the same 8-bit color, joined. */
export function runsOf(colors: readonly Srgb[]): Run[] {
  const runs: Run[] = [];
  colors.forEach((color, start) => {
    const last = runs.at(-1);
    if (last && formatHex(last.color) === formatHex(color)) last.length++;
    else runs.push({ color, start, length: 1 });
  });
  return runs;
}
