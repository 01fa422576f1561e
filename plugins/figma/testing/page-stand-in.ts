import type { FigmaNode, FigmaPage, FigmaSegment } from '../src/figma-calls.ts';

/** What a test says of a layer; the rest is as a new rectangle has it. */
export interface NodeGiven {
  readonly type?: string;
  readonly name?: string;
  readonly fills?: readonly Paint[];
  readonly strokes?: readonly Paint[];
  readonly box?: readonly [x: number, y: number, width: number, height: number];
  readonly fontSize?: number;
  /** The style that its fills follow. */
  readonly fillStyleId?: string;
  /** The parts of a text whose fills differ. */
  readonly segments?: readonly FigmaSegment[];
  readonly children?: readonly NodeGiven[];
}

/** @param paintsOf The paints of a style. */
export function createPage(paintsOf: (style: string) => readonly Paint[]) {
  let ids = 0;
  const all = new Map<string, FigmaNode>();

  function createNode(given: NodeGiven, parent: FigmaNode): FigmaNode {
    const [x, y, width, height] = given.box ?? [0, 0, 100, 100];
    const children: FigmaNode[] = [];
    let fillStyleId = given.fillStyleId ?? '';
    let fills: readonly Paint[] | symbol = given.segments ? Symbol('mixed') : (given.fills ?? []);
    const node: FigmaNode = {
      id: `node:${++ids}`,
      type: given.type ?? 'RECTANGLE',
      name: given.name ?? 'Layer',
      parent,
      children,
      visible: true,
      absoluteBoundingBox: { x, y, width, height },
      rotation: 0,
      opacity: 1,
      blendMode: 'PASS_THROUGH',
      get fills() {
        return fills;
      },
      /** Paints that are set are no longer those of a style. */
      set fills(value) {
        fills = value ?? [];
        fillStyleId = '';
      },
      strokes: given.strokes ?? [],
      get fillStyleId() {
        return fillStyleId;
      },
      strokeStyleId: '',
      async setFillStyleIdAsync(style) {
        if (style !== '') fills = paintsOf(style);
        fillStyleId = style;
      },
      async setStrokeStyleIdAsync() {},
      getStyledTextSegments: () => given.segments ?? [],
      ...(given.fontSize && { fontSize: given.fontSize, fontWeight: 400 }),
    };
    all.set(node.id, node);
    for (const child of given.children ?? []) children.push(createNode(child, node));
    return node;
  }

  const page: FigmaPage & { children: FigmaNode[]; selection: readonly FigmaNode[] } = {
    id: 'page:1',
    type: 'PAGE',
    name: 'Page 1',
    children: [],
    selection: [],
    backgrounds: [{ type: 'SOLID', color: { r: 1, g: 1, b: 1 } }],
  };

  return {
    page,
    find: (id: string) => all.get(id) ?? null,
    /** Draws layers on the page, the lowest first, and selects them. */
    draw(...nodes: readonly NodeGiven[]) {
      page.children = nodes.map((given) => createNode(given, page));
      page.selection = page.children;
    },
    /** The paints of all layers. */
    content: () =>
      [...all.values()].map(({ name, fills, strokes, fillStyleId }) => [
        name,
        fills,
        strokes,
        fillStyleId,
      ]),
  };
}
