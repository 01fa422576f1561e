import type { Hex } from '@swatchwork/color';

import type { Layer } from './layer.ts';

/** A color of a selection. */
export interface SeenColor {
  readonly hex: Hex;
  /** How many fills and strokes have it. */
  readonly count: number;
}

/** The plain colors of layers, the most used first; equally used ones as they come. */
export function countColors(layers: readonly Layer[]): SeenColor[] {
  const counts = new Map<Hex, number>();
  for (const { paints } of layers) {
    for (const paint of [...paints.fill, ...paints.stroke]) {
      if (paint?.type === 'color') counts.set(paint.hex, (counts.get(paint.hex) ?? 0) + 1);
    }
  }
  return [...counts]
    .map(([hex, count]) => ({ hex, count }))
    .sort((one, other) => other.count - one.count);
}
