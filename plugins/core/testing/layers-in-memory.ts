import type { Hex } from '@swatchwork/color';

import type { Layer, LayerPaint } from '../src/selection/layer.ts';
import type { Look, PaintPlace, Reference } from '../src/selection/look.ts';
import { isSameLook } from '../src/selection/look.ts';
import type { SelectionAccess } from '../src/selection/selection.ts';

/** A layer with what is in it, from the bottom to the top. */
export interface LayerNode {
  layer: Layer;
  readonly children: readonly LayerNode[];
}

let ids = 0;

/** A layer that covers its box; the given fields count. */
export function layer(
  given: Partial<Layer> & { fill?: LayerPaint },
  ...children: LayerNode[]
): LayerNode {
  const { fill, ...fields } = given;
  const all: Layer = {
    id: `layer-${++ids}`,
    name: 'Layer',
    isVisible: true,
    box: { x: 0, y: 0, width: 100, height: 100 },
    isBox: true,
    opacity: 1,
    isBlended: false,
    paints: { fill: fill ? [fill] : [], stroke: [] },
    ...fields,
  };
  return { layer: all, children };
}

/** A plain color as a paint. */
export const color = (hex: Hex, follows?: string): LayerPaint => ({
  type: 'color',
  hex,
  own: hex,
  ...(follows !== undefined && { follows }),
});

/** A page of layers, as a stand-in of one of a design tool. */
export class PageInMemory implements SelectionAccess<LayerNode> {
  readonly root: LayerNode;
  selected: readonly LayerNode[];
  references: readonly Reference[] = [];

  constructor(children: readonly LayerNode[] = []) {
    this.root = layer({ name: 'Page' }, ...children);
    this.selected = children;
  }

  get tree() {
    return {
      selected: () => this.selected,
      page: () => this.root,
      idOf: (node: LayerNode) => node.layer.id,
      parentOf: (node: LayerNode) => this.nodes.find(({ children }) => children.includes(node)),
      childrenOf: (node: LayerNode) => node.children,
      read: (node: LayerNode) => node.layer,
    };
  }

  get nodes(): LayerNode[] {
    const within = (node: LayerNode): LayerNode[] => [node, ...node.children.flatMap(within)];
    return within(this.root);
  }

  readReferences = async () => this.references;

  readPicture = async (picture: string) => new TextEncoder().encode(picture);

  paint({ layer: id, place, index }: PaintPlace, from: Look, to: Look) {
    const node = this.nodes.find((one) => one.layer.id === id);
    const paint = node?.layer.paints[place][index];
    if (!node || paint?.type !== 'color' || !isSameLook(lookOf(paint), from)) return;
    const paints = [...node.layer.paints[place]];
    paints[index] = color(to.hex, 'follows' in to ? to.follows : undefined);
    node.layer = { ...node.layer, paints: { ...node.layer.paints, [place]: paints } };
  }
}

const lookOf = ({ hex, follows }: LayerPaint & { type: 'color' }): Look =>
  follows === undefined ? { hex } : { hex, follows, name: '' };
