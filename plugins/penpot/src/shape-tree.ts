import type { Layer, LayerTree } from '@swatchwork/plugin-core';

import type { PenpotCalls, PenpotShape } from './penpot-calls.ts';
import { readPaints } from './shape-paints.ts';
import { readRuns, readSetting } from './text-runs.ts';
import { withReading } from './with-right.ts';

/** The shapes of the open page. Penpot tells no plugin the color of the page itself. */
export function shapeTree(calls: PenpotCalls): LayerTree<PenpotShape> {
  return {
    idOf: ({ id }) => id,
    selected: () => withReading(() => calls.selection),
    page: () => withReading(() => pageOf(calls).root),
    parentOf: ({ parent }) => parent ?? undefined,
    childrenOf: ({ children }) => children ?? [],
    read: (shape) =>
      shape.parent === null
        ? { ...readShape(shape), opacity: 1, isBlended: false, paints: { fill: [], stroke: [] } }
        : readShape(shape),
  };
}

/** @throws {Error} If no page is open. */
export function pageOf({ currentPage }: PenpotCalls): NonNullable<PenpotCalls['currentPage']> {
  if (!currentPage) throw new Error('no page is open');
  return currentPage;
}

/** Shapes that paint their whole box. */
const BOXES = ['rectangle', 'board', 'image'];

function readShape(shape: PenpotShape): Layer {
  const { x, y, width, height } = shape.textBounds ?? shape.bounds;
  return {
    id: shape.id,
    name: shape.name,
    isVisible: !shape.hidden,
    box: { x, y, width, height },
    isBox: BOXES.includes(shape.type) && (shape.rotation ?? 0) % 360 === 0,
    opacity: shape.opacity ?? 1,
    isBlended: (shape.blendMode ?? 'normal') !== 'normal',
    paints: { fill: readPaints(shape, 'fill'), stroke: readPaints(shape, 'stroke') },
    ...(shape.type === 'text' && { text: { ...readSetting(shape), runs: readRuns(shape) } }),
  };
}
