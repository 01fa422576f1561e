import type { Layer, LayerTree } from './layer.ts';

/** The most layers that are looked at, so that the window of a large file still answers. */
export const LAYER_LIMIT = 10_000;

/** Where to look: the selected layers or the page, each with all that is in them. */
export type Where = 'selection' | 'page';

export interface Visible<Node> {
  readonly layers: readonly { readonly node: Node; readonly layer: Layer }[];
  /** Whether there are more than {@link LAYER_LIMIT}; the others are left out. */
  readonly isCut: boolean;
}

/** The visible layers, each once, a layer before those that are in it. */
export function visibleLayers<Node>(tree: LayerTree<Node>, where: Where): Visible<Node> {
  const waiting = where === 'page' ? [...tree.childrenOf(tree.page())] : [...tree.selected()];
  waiting.reverse();
  const seen = new Set<string>();
  const layers: { node: Node; layer: Layer }[] = [];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (seen.size === LAYER_LIMIT) return { layers, isCut: true };
    const id = tree.idOf(node);
    if (seen.has(id)) continue;
    seen.add(id);
    const layer = tree.read(node);
    if (!layer.isVisible) continue;
    layers.push({ node, layer });
    for (const child of [...tree.childrenOf(node)].reverse()) waiting.push(child);
  }
  return { layers, isCut: false };
}
