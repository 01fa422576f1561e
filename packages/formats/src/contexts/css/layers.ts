/** A cascade layer; the top one holds what is in no layer. */
export interface Layer {
  readonly children: Map<string, Layer>;
  /** Later ranks win; known when the whole style sheet is read. */
  rank: number;
}

export const createLayer = (): Layer => ({ children: new Map(), rank: 0 });

/** The layer of a name such as `base.theme`, which begins where it is first named. */
export function layerAt(parent: Layer, names: readonly string[]): Layer {
  let layer = parent;
  for (const name of names) {
    const child = layer.children.get(name) ?? createLayer();
    layer.children.set(name, child);
    layer = child;
  }
  return layer;
}

/**
 * Ranks layers in the order in which they win: what stands in a layer itself is above its layers.
 *
 * @see https://www.w3.org/TR/css-cascade-5/#layer-ordering
 */
export function rankLayers(layer: Layer, from = 0): number {
  let next = from;
  for (const child of layer.children.values()) next = rankLayers(child, next);
  layer.rank = next;
  return next + 1;
}
