import type { Srgb } from '@swatchwork/color';

import type { Group } from '../sample.ts';

/** A color with its opacity, 0…1, which its channels are not multiplied by. */
export interface Layer {
  readonly color: Srgb;
  readonly alpha: number;
}

/** A layer and the groups, from the outermost, that it is made translucent with. */
export interface GroupedLayer extends Layer {
  readonly groups: readonly Group[];
}

const CLEAR: Layer = { color: { r: 0, g: 0, b: 0 }, alpha: 0 };

/**
 * What layers are seen as, the lowest first, in gamma-encoded sRGB as browsers mix. The layers of a
 * group are mixed with each other before they become translucent.
 *
 * @see https://www.w3.org/TR/compositing-1/#generalformula
 */
export function flatten(layers: readonly GroupedLayer[], depth = 0): Layer {
  let seen = CLEAR;
  for (let i = 0; i < layers.length; ) {
    const first = layers[i]!;
    const group = first.groups[depth];
    let end = i + 1;
    if (group) {
      while (layers[end]?.groups[depth]?.id === group.id) end++;
      const inner = flatten(layers.slice(i, end), depth + 1);
      seen = over({ color: inner.color, alpha: inner.alpha * group.opacity }, seen);
    } else {
      seen = over(first, seen);
    }
    i = end;
  }
  return seen;
}

/** A layer upon another. */
export function over(top: Layer, under: Layer): Layer {
  const rest = under.alpha * (1 - top.alpha);
  const alpha = top.alpha + rest;
  if (alpha === 0) return CLEAR;
  const mix = (a: number, b: number) => (a * top.alpha + b * rest) / alpha;
  const { r, g, b } = top.color;
  return {
    color: { r: mix(r, under.color.r), g: mix(g, under.color.g), b: mix(b, under.color.b) },
    alpha,
  };
}
