import type { Srgb } from '@swatchwork/color';

/** A request to the worker: `count` names of each color. The answer is `NearestName[][]`. */
export interface Question {
  colors: readonly Srgb[];
  count: number;
}
