import { type AlphaColor, type Hex, layerOver, parseHex, type Srgb } from '@swatchwork/color';

import type { Box, Layer, LayerTree } from './layer.ts';

/** The color that lies under a layer, or why it is not clear. */
export type Ground = { readonly color: Srgb } | { readonly unclear: string };

/**
 * The opaque color under the box of a layer: that of the layers below it, laid over each other. It is
 * not clear where they cover a part of the box alone, or are no plain colors.
 */
export function groundOf<Node>(tree: LayerTree<Node>, node: Node, box: Box): Ground {
  for (let up = tree.parentOf(node); up !== undefined; up = tree.parentOf(up)) {
    const { name, opacity, isBlended } = tree.read(up);
    if (opacity < 1 || isBlended) return { unclear: `“${name}”, which it is in, is translucent` };
  }
  const over: AlphaColor[] = [];
  for (const layer of layersBelow(tree, node)) {
    const fills = layer.paints.fill.filter((paint) => paint !== undefined);
    if (fills.length === 0 || !layer.box || !meets(layer.box, box)) continue;
    if (layer.isBlended) return { unclear: `“${layer.name}” under it is translucent or blended` };
    if (!layer.isBox || !holds(layer.box, box)) {
      return { unclear: `“${layer.name}” lies under a part of it` };
    }
    for (const paint of fills.reverse()) {
      if (paint.type !== 'color') {
        return { unclear: `a gradient or an image of “${layer.name}” is underneath` };
      }
      const one = translucent(paint.hex, layer.opacity);
      over.push(one);
      if (one.alpha === 1) return over.reduceRight((under, top) => layerOver(top, under));
    }
  }
  return { unclear: 'no opaque color is underneath' };
}

/** The color of a paint on a layer of that opacity. */
export function translucent(hex: Hex, opacity: number): AlphaColor {
  const alpha = hex.length > 7 ? Number.parseInt(hex.slice(7), 16) / 255 : 1;
  return { color: parseHex(hex.slice(0, 7))!, alpha: alpha * opacity };
}

/** The visible layers drawn before a layer, from the nearest to the lowest. */
function* layersBelow<Node>(tree: LayerTree<Node>, from: Node): Generator<Layer> {
  let node = from;
  for (let parent = tree.parentOf(node); parent !== undefined; parent = tree.parentOf(node)) {
    const siblings = tree.childrenOf(parent);
    const id = tree.idOf(node);
    const place = siblings.findIndex((sibling) => tree.idOf(sibling) === id);
    for (let i = place - 1; i >= 0; i--) yield* fromTheTop(tree, siblings[i]!);
    yield tree.read(parent);
    node = parent;
  }
}

/** A visible layer with what is in it, the topmost first. What is translucent as a whole is one. */
function* fromTheTop<Node>(tree: LayerTree<Node>, node: Node): Generator<Layer> {
  const layer = tree.read(node);
  if (!layer.isVisible) return;
  const children = tree.childrenOf(node);
  if (children.length > 0 && (layer.opacity < 1 || layer.isBlended)) {
    yield { ...layer, isBlended: true, paints: { fill: [{ type: 'other' }], stroke: [] } };
    return;
  }
  for (let i = children.length - 1; i >= 0; i--) yield* fromTheTop(tree, children[i]!);
  yield layer;
}

const meets = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** Half a pixel: boxes of texts are no whole numbers. */
const SLACK = 0.5;

const holds = (outer: Box, inner: Box): boolean =>
  outer.x <= inner.x + SLACK &&
  outer.y <= inner.y + SLACK &&
  outer.x + outer.width >= inner.x + inner.width - SLACK &&
  outer.y + outer.height >= inner.y + inner.height - SLACK;
