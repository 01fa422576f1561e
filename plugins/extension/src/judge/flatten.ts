import { type AlphaColor, layerOver } from '@swatchwork/color';

import type { Group } from '../sample.ts';

/** A layer and the groups, from the outermost, that it is made translucent with. */
export interface GroupedLayer extends AlphaColor {
  readonly groups: readonly Group[];
}

const CLEAR: AlphaColor = { color: { r: 0, g: 0, b: 0 }, alpha: 0 };

/**
 * What layers are seen as, the lowest first, in gamma-encoded sRGB as browsers mix. The layers of a
 * group are mixed with each other before they become translucent.
 *
 * @see https://www.w3.org/TR/compositing-1/#generalformula
 */
export function flatten(layers: readonly GroupedLayer[], depth = 0): AlphaColor {
  let seen = CLEAR;
  for (let i = 0; i < layers.length; ) {
    const first = layers[i]!;
    const group = first.groups[depth];
    let end = i + 1;
    if (group) {
      while (layers[end]?.groups[depth]?.id === group.id) end++;
      const inner = flatten(layers.slice(i, end), depth + 1);
      seen = layerOver({ color: inner.color, alpha: inner.alpha * group.opacity }, seen);
    } else {
      seen = layerOver(first, seen);
    }
    i = end;
  }
  return seen;
}
