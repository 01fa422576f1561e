import type { Srgb } from '@swatchwork/color';

/** What the worker is asked: so many names of each color. Its answer is `NearestName[][]`. */
export interface Question {
  colors: readonly Srgb[];
  count: number;
}
