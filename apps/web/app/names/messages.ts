import type { Srgb } from '@swatchwork/color';

/**
 * A request to the worker: `count` names of each color, answered with `NearestName[][]`, or `count`
 * colors with such a name, answered with `NamedColor[]`.
 */
export type Question = { colors: readonly Srgb[]; count: number } | { text: string; count: number };
